import { isError } from '../../diagnostics/diagnostic.ts';
import { standardLibrary } from '../std/packages.ts';
import type { PackageDiagnostic } from '../types/checked-package.ts';
import { GoReader, type GoText, type LoweredTexts } from './go-reader.ts';
import type { PlainProgram } from './program.ts';

export type { GoText } from './go-reader.ts';

export interface ReadProgram {
  /** null where the text has errors. */
  readonly program: PlainProgram | null;
  readonly diagnostics: readonly PackageDiagnostic[];
}

/** Plain Go of the texts of one package, with the library that there is text of. */
export function readProgram(texts: readonly GoText[]): ReadProgram {
  const { program, diagnostics } = lowerTexts(texts);
  return { program: diagnostics.some(isError) ? null : program, diagnostics };
}

export const lowerTexts = (texts: readonly GoText[]): LoweredTexts =>
  new GoReader(standardLibrary).read(texts);
