import { toStandardLibrary, type StandardFile, type StandardLibrary } from './library.ts';

/** With all texts: for Node, whose builds may be large. A browser fetches them, by `fetch-library.ts`. */
const texts: Readonly<Record<string, string>> = import.meta.glob('./**/*.go', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** @forTests */
export const standardLibrary: StandardLibrary = toStandardLibrary(
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file.replace('./', ''), text])),
);

/** @forTests The import paths that we have text for. */
export const standardPackages: readonly string[] = standardLibrary.paths;

/** @forTests The files of a package, or null where we have no text. */
export function standardPackage(path: string): readonly StandardFile[] | null {
  return standardLibrary.package(path);
}
