/** `layers.txt`, read. */
export interface Policy {
  /** For each layer, all the layers that it may import from, itself among them. */
  readonly reach: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each package, the folders that may import it. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
}

export function readPolicy(text: string): Policy {
  const below = new Map<string, Set<string>>();
  const packages = new Map<string, readonly string[]>();
  for (const line of text.split('\n').map((one) => one.replace(/#.*/, '').trim())) {
    const fence = /^package (\S+): (.*)$/.exec(line);
    if (fence) packages.set(fence[1]!, names(fence[2]!));
    else if (line.includes('<')) addChain(below, line);
    else if (line !== '') throw new Error(`layers.txt: what is "${line}"?`);
  }
  return { reach: closure(below), packages };
}

function names(list: string): string[] {
  return list.split(',').map((name) => name.trim());
}

function addChain(below: Map<string, Set<string>>, line: string): void {
  const groups = line.split('<').map(names);
  groups.forEach((group, index) => {
    for (const layer of group) {
      const known = below.get(layer) ?? new Set();
      for (const lower of groups[index - 1] ?? []) known.add(lower);
      below.set(layer, known);
    }
  });
}

function closure(below: ReadonlyMap<string, ReadonlySet<string>>): Policy['reach'] {
  const reach = new Map<string, Set<string>>();
  const visit = (layer: string, path: readonly string[]): Set<string> => {
    if (path.includes(layer))
      throw new Error(`layers.txt: a circle, ${[...path, layer].join(' < ')}`);
    const known = reach.get(layer);
    if (known) return known;
    const all = new Set([layer]);
    for (const lower of below.get(layer) ?? []) {
      for (const one of visit(lower, [...path, layer])) all.add(one);
    }
    reach.set(layer, all);
    return all;
  };
  for (const layer of below.keys()) visit(layer, []);
  return reach;
}
