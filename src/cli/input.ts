import { readFile } from 'node:fs/promises';
import type { Fragment, ParsedLanguage as CompilerLanguage } from '../pipeline/compile.ts';
import type { LoopMode } from '../base/loop-mode.ts';
import type { Language } from '../base/language.ts';
import { GoReader, type OwnPackages } from '../go/plain/go-reader.ts';
import { standardLibrary } from '../go/std/packages.ts';
import { UsageError } from './terminal.ts';

export interface Input {
  readonly file: string;
  readonly text: string;
  readonly language: Language;
  /** Goroutines in Go's loops: counted, or commuted as in the paper where that is sound. */
  readonly loops: LoopMode;
  /** The other packages of the module that a package was read from. */
  readonly packages?: OwnPackages;
}

/** What the compiler needs to know of the language. */
export function languageOf({ language, loops, packages }: Input): CompilerLanguage {
  if (language === 'virgo') return { kind: 'virgo' };
  const reader = new GoReader(standardLibrary);
  return { kind: 'go', reader, loops, ...(packages !== undefined && { packages }) };
}

export function chooseFragments(
  fragments: readonly Fragment[],
  name: string | undefined,
): readonly Fragment[] {
  if (name === undefined) return fragments;
  const chosen = fragments.filter((fragment) => fragment.name === name);
  if (chosen.length > 0) return chosen;
  const names = fragments.map((fragment) => fragment.name).join(', ');
  throw new UsageError(`There is no fragment ${name}; there are: ${names}.`);
}

const largestInput = 4 * 2 ** 20;

export async function readInput(file: string, loops: LoopMode = 'counted'): Promise<Input> {
  const text = await read(file);
  if (text.length > largestInput) throw new UsageError(`${file} is larger than 4 MB.`);
  return {
    loops,
    file,
    text: text.replace(/^\uFEFF/, ''),
    language: file.endsWith('.go') ? 'go' : 'virgo',
  };
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    const problem = code === undefined ? undefined : problems.get(code);
    if (problem === undefined) throw fault;
    throw new UsageError(`${file} cannot be read: ${problem}.`);
  }
}

const problems: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'permission denied'],
]);
