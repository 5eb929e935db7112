import { isError } from '../../diagnostics/diagnostic.ts';
import { standardPackage } from '../std/packages.ts';
import { parseFile } from '../syntax/parse-file.ts';
import { checkPackage } from '../types/check.ts';
import type { PackageDiagnostic } from '../types/checked-package.ts';
import { loadPackages } from './load-packages.ts';
import { standardNatives } from './lower/standard-natives.ts';
import { toPlain } from './lower/to-plain.ts';
import type { PlainProgram } from './program.ts';

export interface GoText {
  readonly name: string;
  readonly text: string;
}

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

interface LoweredTexts {
  /** As far as the text goes: what has an error counts as unknown. */
  readonly program: PlainProgram;
  readonly diagnostics: readonly PackageDiagnostic[];
}

export function lowerTexts(texts: readonly GoText[]): LoweredTexts {
  const files = texts.map(({ name, text }) => parseFile(name, text));
  const loaded = loadPackages(files, {
    library: (path) =>
      standardPackage(path)?.map((file) => parseFile(`${path}/${file.name}`, file.text)) ?? null,
    check: checkPackage,
    always: ['runtime'],
  });
  const checked = loaded
    .filter(({ library }) => !library)
    .flatMap((one) => one.checked.diagnostics);
  const { program, diagnostics } = toPlain(loaded, { natives: standardNatives });
  const names = new Set(texts.map(({ name }) => name));
  const own = diagnostics.filter(({ file }) => names.has(file));
  return { program, diagnostics: [...checked, ...own] };
}
