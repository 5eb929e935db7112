import { isError } from '../../diagnostics/diagnostic.ts';
import type { GoText } from '../files/go-text.ts';
import { standardLibrary } from '../std/packages.ts';
import type { PackageDiagnostic } from '../types/checked-package.ts';
import { GoReader, type LoweredTexts, type OwnPackages } from './go-reader.ts';
import type { PlainProgram } from './program.ts';

interface ReadProgram {
  /** null where the text has errors. */
  readonly program: PlainProgram | null;
  readonly diagnostics: readonly PackageDiagnostic[];
}

/** Plain Go of the texts of one package, with what it imports as far as there is text of it. */
export function readProgram(
  texts: readonly GoText[],
  packages?: OwnPackages,
  reader = new GoReader(standardLibrary),
): ReadProgram {
  const { program, diagnostics } = reader.read(texts, packages);
  return { program: diagnostics.some(isError) ? null : program, diagnostics };
}

export const lowerTexts = (texts: readonly GoText[], packages?: OwnPackages): LoweredTexts =>
  new GoReader(standardLibrary).read(texts, packages);
