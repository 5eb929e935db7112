import { posix } from 'node:path';

export interface Import {
  /** As it is written. */
  readonly target: string;
}

/**
 * The imports and re-exports of a module, and its dynamic imports. Prettier puts each statement on a
 * line of its own, which is all that this relies on.
 */
export function importsOf(source: string): readonly Import[] {
  const statement =
    /^[ \t]*(?:import|export)\s+(?:type\s)?(?:[\w*{}\s,$]*?\sfrom\s+)?(['"])(.+?)\1/gm;
  const dynamic = /\bimport\(\s*(['"])(.+?)\1\s*\)/g;
  return [statement, dynamic].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, , target]) => ({ target: target! })),
  );
}

/** The file that a relative import names, or null for a package. What follows a `?` is for Vite. */
export function importedFile(importer: string, target: string): string | null {
  if (!target.startsWith('.')) return null;
  return posix.join(posix.dirname(importer), target.replace(/\?.*$/, ''));
}

/** `?worker` and `?url` name a file without running any of it here. */
export function isByName(target: string): boolean {
  return /\?(worker|url)\b/.test(target);
}

/** `@scope/name/deep.js` belongs to `@scope/name`; all that Node brings along is `node`. */
export function packageOf(target: string): string {
  if (target.startsWith('node:')) return 'node';
  return /^(@[^/]+\/)?[^/]+/.exec(target)![0];
}
