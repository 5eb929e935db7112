import { importedFile, importsOf, isByName, packageOf } from './imports.ts';
import type { Import } from './imports.ts';
import type { Policy } from './policy.ts';

/** The text of each source file, by its path from the project's folder. */
export type Sources = ReadonlyMap<string, string>;

export function layerOf(file: string): string | null {
  return /^src\/([^/]+)\//.exec(file)?.[1] ?? (file.startsWith('workers/') ? 'workers' : null);
}

/** Every import that the policy forbids, in words. */
export function violations(sources: Sources, policy: Policy): readonly string[] {
  return [...sources].flatMap(([file, text]) =>
    importsOf(text).flatMap((one) => {
      const reason = objection(file, one, policy);
      return reason === null ? [] : [`${file} imports ${one.target}: ${reason}`];
    }),
  );
}

function objection(file: string, { target }: Import, policy: Policy): string | null {
  const from = layerOf(file);
  const reach = from === null ? undefined : policy.reach.get(from);
  if (from === null || reach === undefined) return 'its own layer is not in layers.txt';
  const imported = importedFile(file, target);
  if (imported === null) return objectionToPackage(file, target, policy);
  const to = layerOf(imported);
  if (to === null) return 'that is in no layer';
  if (to === 'workers' && isByName(target)) return null;
  return reach.has(to) ? null : `${from} may not import ${to}`;
}

function objectionToPackage(file: string, target: string, policy: Policy): string | null {
  if (target.startsWith('virtual:')) return null;
  const folders = policy.packages.get(packageOf(target));
  if (folders === undefined) return 'that package is not in layers.txt';
  const allowed = folders.some((folder) => file.startsWith(`${folder}/`));
  return allowed ? null : `that package is for ${folders.join(', ')}`;
}

/** The first circle of files that import each other, types included, or null. */
export function importCycle(sources: Sources): readonly string[] | null {
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file];
    if (finished.has(file)) return null;
    for (const { target } of importsOf(sources.get(file) ?? '')) {
      const imported = importedFile(file, target);
      const circle = imported === null ? null : visit(imported, [...path, file]);
      if (circle !== null) return circle;
    }
    finished.add(file);
    return null;
  };
  for (const file of sources.keys()) {
    const circle = visit(file, []);
    if (circle !== null) return circle;
  }
  return null;
}
