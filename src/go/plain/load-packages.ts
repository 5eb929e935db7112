import type { GoFile } from '../syntax/node.ts';
import type { CheckedPackage, Importer } from '../types/checked-package.ts';

/** A package whose text is there, and whether a person wrote it. */
interface LoadedPackage {
  readonly checked: CheckedPackage;
  readonly library: boolean;
}

interface PackageSource {
  /** The parsed files of a package of the library; null where there is no text. */
  readonly library: (path: string) => readonly GoFile[] | null;
  readonly check: (files: readonly GoFile[], importer: Importer, path?: string) => CheckedPackage;
  /** What is needed though the text imports it not. */
  readonly always: readonly string[];
}

/**
 * Checks the files of a person's package, and each package of the library that they import once. The order
 * is that of initialization: what is imported comes first, the person's package last.
 */
export function loadPackages(
  files: readonly GoFile[],
  { library, check, always }: PackageSource,
): readonly LoadedPackage[] {
  const loaded: LoadedPackage[] = [];
  const known = new Map<string, CheckedPackage | null>();
  const importer: Importer = (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    // Until it is checked it has no text: packages that import each other do not end.
    known.set(path, null);
    const texts = library(path);
    if (texts === null) return null;
    const checked = check(texts, importer, path);
    known.set(path, checked);
    loaded.push({ checked, library: true });
    return checked;
  };
  always.forEach(importer);
  loaded.push({ checked: check(files, importer), library: false });
  return loaded;
}
