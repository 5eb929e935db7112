import { isError } from '../../diagnostics/diagnostic.ts';
import type { GoText } from '../files/go-text.ts';
import { standardPackage } from '../std/packages.ts';
import { parseFile } from '../syntax/parse-file.ts';
import { checkPackage } from '../types/check.ts';
import type { PackageDiagnostic } from '../types/checked-package.ts';
import { loadPackages } from './load-packages.ts';
import { standardNatives } from './lower/standard-natives.ts';
import { toPlain } from './lower/to-plain.ts';
import type { PlainProgram } from './program.ts';

interface ReadProgram {
  /** null where the text has errors. */
  readonly program: PlainProgram | null;
  readonly diagnostics: readonly PackageDiagnostic[];
}

interface Surroundings {
  /** The texts of the person's other packages, by import path. */
  readonly packages?: (path: string) => readonly GoText[] | null;
}

/** Plain Go of the texts of one package, with what it imports as far as there is text of it. */
export function readProgram(texts: readonly GoText[], around: Surroundings = {}): ReadProgram {
  const { program, diagnostics } = lowerTexts(texts, around);
  return { program: diagnostics.some(isError) ? null : program, diagnostics };
}

interface LoweredTexts {
  /** As far as the text goes: what has an error counts as unknown. */
  readonly program: PlainProgram;
  readonly diagnostics: readonly PackageDiagnostic[];
}

export function lowerTexts(
  texts: readonly GoText[],
  { packages = () => null }: Surroundings = {},
): LoweredTexts {
  const parse = ({ name, text, start }: GoText) => parseFile(name, text, start);
  const loaded = loadPackages(texts.map(parse), {
    own: (path) => packages(path)?.map(parse) ?? null,
    library: (path) =>
      standardPackage(path)?.map((file) => parseFile(`${path}/${file.name}`, file.text)) ?? null,
    check: checkPackage,
    always: ['runtime'],
  });
  const own = loaded.filter(({ library }) => !library);
  const checked = own.flatMap((one) => one.checked.diagnostics);
  const { program, diagnostics } = toPlain(loaded, { natives: standardNatives });
  const names = new Set(own.flatMap((one) => one.checked.files.map(({ name }) => name)));
  const cut = diagnostics.filter(({ file }) => names.has(file));
  return { program, diagnostics: [...checked, ...cut] };
}
