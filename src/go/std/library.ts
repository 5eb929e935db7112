/** A file of a package of Go's library, as we wrote it. */
export interface StandardFile {
  readonly name: string;
  readonly text: string;
}

/** The packages that we have text for. */
export interface StandardLibrary {
  readonly paths: readonly string[];
  /** null where we have no text: all members of such a package are unknown. */
  readonly package: (path: string) => readonly StandardFile[] | null;
}

/** From texts by `<import path>/<file name>`. */
export function toStandardLibrary(texts: Readonly<Record<string, string>>): StandardLibrary {
  const packages = new Map<string, StandardFile[]>();
  for (const [file, text] of Object.entries(texts)) {
    const slash = file.lastIndexOf('/');
    const path = file.slice(0, slash);
    const files = packages.get(path) ?? [];
    files.push({ name: file.slice(slash + 1), text });
    packages.set(path, files);
  }
  return {
    paths: [...packages.keys()].sort(),
    package: (path) => packages.get(path) ?? null,
  };
}
