import type { GoFile } from '../syntax/node.ts';
import type { CheckedPackage, Importer } from '../types/checked-package.ts';

/** A package whose text is there, and whether a person wrote it. */
export interface LoadedPackage {
  readonly checked: CheckedPackage;
  readonly library: boolean;
}

/** A package of the library, with the paths that it imports. */
interface LibraryPackage {
  readonly checked: CheckedPackage;
  readonly imports: readonly string[];
}

/** What was checked of the library before: it never changes. Null stands for no text. */
export type LibraryCache = Map<string, LibraryPackage | null>;

export interface PackageSource {
  /** The parsed files of a package of the library; null where there is no text. */
  readonly library: (path: string) => readonly GoFile[] | null;
  readonly check: (files: readonly GoFile[], importer: Importer, path?: string) => CheckedPackage;
  /** What is needed though the text imports it not. */
  readonly always: readonly string[];
  readonly cache?: LibraryCache;
}

/**
 * Checks the files of a person's package, and each package of the library that they import once. The order
 * is that of initialization: what is imported comes first, the person's package last.
 */
export function loadPackages(
  files: readonly GoFile[],
  { library, check, always, cache = new Map() }: PackageSource,
): readonly LoadedPackage[] {
  const loaded: LoadedPackage[] = [];
  const seen = new Set<string>();
  const add = (path: string, one: LibraryPackage): CheckedPackage => {
    if (seen.has(path)) return one.checked;
    seen.add(path);
    one.imports.forEach(importer);
    loaded.push({ checked: one.checked, library: true });
    return one.checked;
  };
  const importer: Importer = (path) => {
    const before = cache.get(path);
    if (before !== undefined) return before === null ? null : add(path, before);
    // Until it is checked it has no text: packages that import each other do not end.
    cache.set(path, null);
    const texts = library(path);
    if (texts === null) return null;
    const imports: string[] = [];
    const noted: Importer = (inner) => {
      imports.push(inner);
      return importer(inner);
    };
    const one: LibraryPackage = { checked: check(texts, noted, path), imports };
    cache.set(path, one);
    return add(path, one);
  };
  always.forEach(importer);
  loaded.push({ checked: check(files, importer), library: false });
  return loaded;
}
