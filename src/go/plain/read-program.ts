import { isError } from '../../diagnostics/diagnostic.ts';
import { standardLibrary } from '../std/packages.ts';
import type { PackageDiagnostic } from '../types/checked-package.ts';
import { lowerTexts as lowerWith, type GoText, type LoweredTexts } from './lower-texts.ts';
import type { PlainProgram } from './program.ts';

interface ReadProgram {
  /** null where the text has errors. */
  readonly program: PlainProgram | null;
  readonly diagnostics: readonly PackageDiagnostic[];
}

/** Plain Go of the texts of one package, with the library that there is text of. */
export function readProgram(texts: readonly GoText[]): ReadProgram {
  const { program, diagnostics } = lowerTexts(texts);
  return { program: diagnostics.some(isError) ? null : program, diagnostics };
}

/** With all of the library, which Node's build holds; a browser fetches it, see `lower-texts.ts`. */
export function lowerTexts(texts: readonly GoText[]): LoweredTexts {
  return lowerWith(texts, standardLibrary);
}
