/** A file of a package of Go's standard library, as we wrote it. */
export interface StandardFile {
  readonly name: string;
  readonly text: string;
}

const texts: Readonly<Record<string, string>> = import.meta.glob('./**/*.go', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const packages = byImportPath();

/** The import paths that we have text for. */
export const standardPackages: readonly string[] = [...packages.keys()].sort();

/** The files of a package, or null where we have no text: its members are unknown. */
export function standardPackage(path: string): readonly StandardFile[] | null {
  return packages.get(path) ?? null;
}

function byImportPath(): ReadonlyMap<string, readonly StandardFile[]> {
  const found = new Map<string, StandardFile[]>();
  for (const [file, text] of Object.entries(texts)) {
    const [, path, name] = /^\.\/(.+)\/([^/]+)$/.exec(file)!;
    const files = found.get(path!) ?? [];
    files.push({ name: name!, text });
    found.set(path!, files);
  }
  return found;
}
