import { stat } from 'node:fs/promises';
import type { GoText } from '../go/files/go-text.ts';
import { readText } from '../go/files/read-text.ts';
import { GoReader, type OwnPackages } from '../go/plain/go-reader.ts';
import { standardLibrary } from '../go/std/packages.ts';
import { readFolder } from './check-folder.ts';
import { readInput } from './input.ts';
import { UsageError } from './terminal.ts';

/** The files of the package that is run, and where the other packages of its module are. */
export interface RunTexts {
  readonly texts: readonly GoText[];
  readonly packages: OwnPackages;
  /** Checks what they import once. */
  readonly reader: GoReader;
}

/** A file, which may hold several in the form of txtar, or the package of a folder with its tests. */
export async function readRunTexts(path: string): Promise<RunTexts> {
  const reader = new GoReader(standardLibrary);
  const found = await stat(path).catch(() => null);
  if (found === null) throw new UsageError(`There is no file ${path}.`);
  if (!found.isDirectory()) {
    const { text } = await readInput(path);
    const { texts, packages } = readText(text);
    const [only] = texts;
    if (texts.length !== 1 || only?.start !== 0) return { texts, packages, reader };
    return { texts: [{ name: path, text }], packages, reader };
  }
  const [input] = (await readFolder(path, { tests: true, loops: 'counted' })) ?? [];
  if (input === undefined) throw new UsageError(`${path} has no Go files.`);
  // Places are told by file, so each has its own lines.
  const texts = readText(input.text).texts.map((file) => ({
    ...file,
    text: file.text.slice(file.start ?? 0),
    start: 0,
  }));
  return { texts, packages: input.packages ?? (() => null), reader };
}
