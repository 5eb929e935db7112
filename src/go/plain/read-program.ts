import { isError } from '../../diagnostics/diagnostic.ts';
import type { GoText } from '../files/go-text.ts';
import type { GoFile } from '../syntax/node.ts';
import { standardLibrary } from '../std/packages.ts';
import type { PackageDiagnostic } from '../types/checked-package.ts';
import { GoReader, type LoweredTexts, type OwnPackages } from './go-reader.ts';
import type { PlainProgram } from './program.ts';

interface ReadProgram {
  /** null where the text has errors; what has errors in a package that it imports counts as unknown. */
  readonly program: PlainProgram | null;
  readonly diagnostics: readonly PackageDiagnostic[];
  /** Those that the diagnostics are about, of the packages that are imported, too. */
  readonly files: readonly GoFile[];
}

/** Plain Go of the texts of one package, with what it imports as far as there is text of it. */
export function readProgram(
  texts: readonly GoText[],
  packages?: OwnPackages,
  reader = new GoReader(standardLibrary),
): ReadProgram {
  const { program, checked, diagnostics } = reader.read(texts, packages);
  const own = new Set(texts.map(({ name }) => name));
  const isRejected = diagnostics.some((one) => own.has(one.file) && isError(one));
  const files = checked.flatMap((one) => one.files);
  return { program: isRejected ? null : program, diagnostics, files };
}

export const lowerTexts = (texts: readonly GoText[], packages?: OwnPackages): LoweredTexts =>
  new GoReader(standardLibrary).read(texts, packages);
