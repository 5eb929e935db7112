import type { GoFile } from '../syntax/node.ts';
import type { CheckedPackage, Importer } from '../types/checked-package.ts';

/** A package whose text is there, and how it came in. */
interface LoadedPackage {
  readonly checked: CheckedPackage;
  /** Not written by the person. */
  readonly library: boolean;
  /** Written by the person, and there since the package that is read imports it. */
  readonly imported?: boolean;
}

/** A package with the paths that it imports. */
interface ImportedPackage {
  readonly checked: CheckedPackage;
  readonly imports: readonly string[];
}

/** What was checked before, which never changes. Null stands for no text, and for what is being checked. */
export type PackageCache = Map<string, ImportedPackage | null>;

interface PackageTexts {
  /** The parsed files of a package; null where there is no text. */
  readonly texts: (path: string) => readonly GoFile[] | null;
  readonly cache?: PackageCache;
}

interface PackageSource {
  readonly library: PackageTexts;
  /** The person's other packages. */
  readonly own?: PackageTexts;
  readonly check: (files: readonly GoFile[], importer: Importer, path?: string) => CheckedPackage;
  /** What is needed though the text imports it not. */
  readonly always: readonly string[];
}

/**
 * Checks the files of a person's package, and each package that they import once. The order is that of
 * initialization: what is imported comes first, the package that is read last.
 */
export function loadPackages(
  files: readonly GoFile[],
  { library, own, check, always }: PackageSource,
): readonly LoadedPackage[] {
  const loaded: LoadedPackage[] = [];
  const seen = new Set<string>();
  const sources = [
    { texts: library.texts, cache: library.cache ?? noCache(), how: { library: true } },
    {
      texts: own?.texts ?? (() => null),
      cache: own?.cache ?? noCache(),
      how: { library: false, imported: true },
    },
  ] as const;
  const importer: Importer = (path) => {
    for (const { texts, cache, how } of sources) {
      const one = cached(cache, path, () => checkImported(texts(path), path));
      if (one === null) continue;
      if (seen.has(path)) return one.checked;
      seen.add(path);
      one.imports.forEach(importer);
      loaded.push({ checked: one.checked, ...how });
      return one.checked;
    }
    return null;
  };
  const checkImported = (texts: readonly GoFile[] | null, path: string): ImportedPackage | null => {
    if (texts === null) return null;
    const imports: string[] = [];
    const noted: Importer = (inner) => {
      imports.push(inner);
      return importer(inner);
    };
    return { checked: check(texts, noted, path), imports };
  };
  always.forEach(importer);
  loaded.push({ checked: check(files, importer), library: false });
  return loaded;
}

function noCache(): PackageCache {
  return new Map();
}

function cached(
  cache: PackageCache,
  path: string,
  make: () => ImportedPackage | null,
): ImportedPackage | null {
  const known = cache.get(path);
  if (known !== undefined) return known;
  // Until it is checked it has no text: packages that import each other do not end.
  cache.set(path, null);
  const made = make();
  cache.set(path, made);
  return made;
}
