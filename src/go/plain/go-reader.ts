import type { StandardLibrary } from '../std/library.ts';
import { parseFile } from '../syntax/parse-file.ts';
import { checkPackage } from '../types/check.ts';
import type { GoFile } from '../syntax/node.ts';
import type { PackageDiagnostic } from '../types/checked-package.ts';
import { loadPackages, type LibraryCache } from './load-packages.ts';
import { standardNatives } from './lower/standard-natives.ts';
import { toPlain } from './lower/to-plain.ts';
import type { PlainProgram } from './program.ts';
import { syntaxFaults } from './syntax-faults.ts';

export interface GoText {
  readonly name: string;
  readonly text: string;
}

export interface LoweredTexts {
  /** As far as the text goes: what has an error counts as unknown. */
  readonly program: PlainProgram;
  readonly files: readonly GoFile[];
  readonly diagnostics: readonly PackageDiagnostic[];
}

/** Reads Go, and keeps what it has checked of the library. */
export class GoReader {
  readonly #library: StandardLibrary;
  readonly #cache: LibraryCache = new Map();

  constructor(library: StandardLibrary) {
    this.#library = library;
  }

  /** Plain Go of the texts of one package, with the library that there is text of. */
  read(texts: readonly GoText[]): LoweredTexts {
    const files = texts.map(({ name, text }) => parseFile(name, text));
    const loaded = loadPackages(files, {
      library: (path) => this.#parse(path),
      check: checkPackage,
      always: ['runtime'],
      cache: this.#cache,
    });
    const checked = loaded
      .filter(({ library }) => !library)
      .flatMap((one) => one.checked.diagnostics);
    const { program, diagnostics } = toPlain(loaded, { natives: standardNatives });
    const names = new Set(texts.map(({ name }) => name));
    const own = diagnostics.filter(({ file }) => names.has(file));
    return { program, files, diagnostics: [...files.flatMap(syntaxFaults), ...checked, ...own] };
  }

  #parse(path: string): readonly GoFile[] | null {
    const files = this.#library.package(path);
    return files?.map(({ name, text }) => parseFile(`${path}/${name}`, text)) ?? null;
  }
}
