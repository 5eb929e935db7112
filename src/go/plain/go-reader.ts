import type { GoText } from '../files/go-text.ts';
import { languageOf } from '../files/language.ts';
import type { StandardLibrary } from '../std/library.ts';
import { parseFile } from '../syntax/parse-file.ts';
import { checkPackage } from '../types/check.ts';
import type { GoFile } from '../syntax/node.ts';
import type { CheckedPackage, PackageDiagnostic } from '../types/checked-package.ts';
import { loadPackages, type PackageCache } from './load-packages.ts';
import { standardNatives } from './lower/standard-natives.ts';
import { toPlain } from './lower/to-plain.ts';
import type { PlainProgram } from './program.ts';
import { syntaxFaults } from './syntax-faults.ts';

/** The texts of the person's other packages, by import path. */
export type OwnPackages = (path: string) => readonly GoText[] | null;

export interface LoweredTexts {
  /** As far as the text goes: what has an error counts as unknown. */
  readonly program: PlainProgram;
  readonly files: readonly GoFile[];
  /** The person's packages, with all that the checker knows of their names. */
  readonly checked: readonly CheckedPackage[];
  readonly diagnostics: readonly PackageDiagnostic[];
}

/** From Go 1.22 on each iteration of a loop has variables of its own. */
const ownVariables = 22;

/** Reads Go, and keeps what it has checked of the library. */
export class GoReader {
  readonly #library: StandardLibrary;
  readonly #cache: PackageCache = new Map();

  constructor(library: StandardLibrary) {
    this.#library = library;
  }

  /** Plain Go of the texts of one package, with what it imports as far as there is text of it. */
  read(texts: readonly GoText[], packages: OwnPackages = () => null): LoweredTexts {
    const older = new Set<GoFile>();
    const parse = (text: GoText): GoFile => {
      const file = parseText(text);
      if ((languageOf(text) ?? ownVariables) < ownVariables) older.add(file);
      return file;
    };
    const files = texts.map(parse);
    const loaded = loadPackages(files, {
      library: { texts: (path) => this.#parse(path), cache: this.#cache },
      own: { texts: (path) => packages(path)?.map(parse) ?? null },
      check: checkPackage,
      always: ['runtime'],
    });
    const own = loaded.filter(({ library }) => !library);
    const checked = own.map((one) => one.checked);
    const faults = checked.flatMap((one) => one.diagnostics);
    const { program, diagnostics } = toPlain(loaded, {
      natives: standardNatives,
      loopVariables: (file) => (older.has(file) ? 'shared' : 'per-iteration'),
    });
    const all = checked.flatMap((one) => one.files);
    const names = new Set(all.map(({ name }) => name));
    const cut = diagnostics.filter(({ file }) => names.has(file));
    const told = [...all.flatMap(syntaxFaults), ...faults, ...cut];
    return { program, files, checked, diagnostics: told };
  }

  #parse(path: string): readonly GoFile[] | null {
    const files = this.#library.package(path);
    return files?.map(({ name, text }) => parseFile(`${path}/${name}`, text)) ?? null;
  }
}

const parseText = ({ name, text, start }: GoText): GoFile => parseFile(name, text, start);
