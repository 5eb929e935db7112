import { loadPackages } from '../go/plain/load-packages.ts';
import { standardNatives } from '../go/plain/lower/standard-natives.ts';
import { toPlain } from '../go/plain/lower/to-plain.ts';
import type { PlainProgram } from '../go/plain/program.ts';
import { standardPackage } from '../go/std/packages.ts';
import { parseFile } from '../go/syntax/parse-file.ts';
import type { GoFile } from '../go/syntax/node.ts';
import { checkPackage } from '../go/types/check.ts';
import type { PackageDiagnostic } from '../go/types/checked-package.ts';

interface CompiledPlain {
  readonly program: PlainProgram;
  /** Of the text itself, not of the library. */
  readonly diagnostics: readonly PackageDiagnostic[];
}

/** The types of its package are those of the failures of Go itself. */
const always = ['runtime'];

/** One text of Go, with the library that it imports, as Plain Go. */
export function compilePlain(name: string, text: string): CompiledPlain {
  const file = parseFile(name, text);
  const packages = loadPackages([file], { library, check: checkPackage, always });
  const { program, diagnostics } = toPlain(packages, { natives: standardNatives });
  const found = packages
    .filter((one) => !one.library)
    .flatMap(({ checked }) => checked.diagnostics);
  return { program, diagnostics: [...found, ...diagnostics.filter((one) => one.file === name)] };
}

function library(path: string): readonly GoFile[] | null {
  const files = standardPackage(path);
  return files?.map((file) => parseFile(`${path}/${file.name}`, file.text)) ?? null;
}
