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

/** The texts of packages; null where there is none. */
type Texts = (path: string) => readonly GoFile[] | null;

interface PackageSource {
  /** Those of the person's other packages. */
  readonly own?: Texts;
  readonly library: Texts;
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
  { own = () => null, library, check, always }: PackageSource,
): readonly LoadedPackage[] {
  const loaded: LoadedPackage[] = [];
  const known = new Map<string, CheckedPackage | null>();
  const importer: Importer = (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    // Until it is checked it has no text: packages that import each other do not end.
    known.set(path, null);
    const ownTexts = own(path);
    const texts = ownTexts ?? library(path);
    if (texts === null) return null;
    const checked = check(texts, importer, path);
    known.set(path, checked);
    loaded.push({ checked, library: ownTexts === null, imported: ownTexts !== null });
    return checked;
  };
  always.forEach(importer);
  loaded.push({ checked: check(files, importer), library: false });
  return loaded;
}
