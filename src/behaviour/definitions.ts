/** A type with a name, which others call. */
export interface Definition {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lines: readonly string[];
}

/** What a definition speaks of and did not make itself becomes its parameters. */
export function closeOver(definitions: readonly Definition[]): readonly Definition[] {
  const free = new Map(definitions.map(({ name, lines }) => [name, namesIn(lines)]));
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const { name, lines } of definitions)
      for (const line of lines) {
        const called = free.get(/^ *call (\S+)\(\);$/.exec(line)?.[1] ?? '');
        const made = madeIn(lines);
        for (const one of called ?? []) {
          const own = free.get(name)!;
          if (made.has(one) || own.has(one)) continue;
          own.add(one);
          isNew = true;
        }
      }
  }
  const closed = definitions.map(({ name, lines }) => ({
    name,
    parameters: [...free.get(name)!].sort(),
    lines,
  }));
  return closed.map((one) => ({ ...one, lines: withArguments(one.lines, closed) }));
}

export function withArguments(
  lines: readonly string[],
  definitions: readonly Definition[],
): readonly string[] {
  const given = new Map(definitions.map(({ name, parameters }) => [name, parameters]));
  return lines.map((line) =>
    line.replace(/call (\S+)\(\);$/, (text, name: string) => {
      const parameters = given.get(name);
      return parameters === undefined ? text : `call ${name}(${parameters.join(', ')});`;
    }),
  );
}

function madeIn(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => /^ *let (\w+) =/.exec(line)?.[1] ?? []));
}

/** The variables of channels and locks in some lines, by the first part of their names. */
function namesIn(lines: readonly string[]): Set<string> {
  const made = madeIn(lines);
  const found = new Set<string>();
  for (const line of lines) {
    const rest = /^ *(?:case )?(?:(?:call|spawn) [^(]*\((.*)\)|let \S+ = (.*)|[a-z]+ (.*));$/.exec(
      line,
    );
    for (const part of (rest?.[1] ?? rest?.[2] ?? rest?.[3] ?? '').split(/[ ,]+/)) {
      const name = /^[A-Za-z]\w*/.exec(part)?.[0];
      if (name !== undefined && name !== 'newchan' && name !== 'nil' && !made.has(name))
        found.add(name);
    }
  }
  return found;
}

export function printDefinition({ name, parameters, lines }: Definition): string {
  return `def ${name}(${parameters.join(', ')}):\n${lines.map((line) => `    ${line}\n`).join('')}`;
}
