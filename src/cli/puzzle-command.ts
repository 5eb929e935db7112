import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { standardLibrary } from '../go/std/packages.ts';
import { checkPuzzle } from '../puzzle/check-puzzle.ts';
import type { PuzzleFiles, ReadPuzzle } from '../protocol/puzzle-api.ts';
import { parseCourse } from '../puzzle/parse-course.ts';
import { parsePuzzle } from '../puzzle/parse-puzzle.ts';
import { readJson } from '../puzzle/read-json.ts';
import { makeTools, type Tools } from '../puzzle/tools.ts';
import type { Solver } from '../smt/solver.ts';
import type { ExitCode } from './check-command.ts';
import { GoReader } from '../go/plain/go-reader.ts';
import { paint, UsageError, type Terminal } from './terminal.ts';

/** 0: every puzzle keeps every rule; 1: some does not; 2: there is no puzzle, or one cannot be read. */
export async function checkPuzzles(
  terminal: Terminal,
  folder: string,
  solver: Solver,
): Promise<ExitCode> {
  const folders = await findPuzzles(folder);
  if (folders.length === 0)
    throw new UsageError(`${folder} has no puzzle.json, nor has a folder in it.`);
  const tools = makeTools(new GoReader(standardLibrary), solver);
  let code: ExitCode = await checkCourse(terminal, folder, folders);
  for (const one of folders) {
    const found = await checkFolder(terminal, one, tools);
    code = code > found ? code : found;
  }
  return code;
}

/** Where there is a course.json beside the puzzles, it can be read, and names folders that are there. */
async function checkCourse(
  terminal: Terminal,
  folder: string,
  folders: readonly string[],
): Promise<ExitCode> {
  const path = join(folder, 'course.json');
  const text = await textOf(path);
  if (text === null) return 0;
  const json = readJson(text);
  const read = json.ok ? parseCourse(json.value) : json;
  const messages = read.ok
    ? read.course.chapters
        .flatMap(({ puzzles }) => puzzles)
        .flatMap((one) => (one.kind === 'named' ? [one.name] : []))
        .filter((name) => !name.endsWith('.json') && !folders.includes(join(folder, name)))
        .map((name) => `there is no puzzle in ${name}`)
    : read.messages;
  if (messages.length === 0) return 0;
  terminal.out(`${paint(terminal, 'red', `${path}: cannot be opened`)}\n`);
  for (const message of messages) terminal.out(`  ${message}\n`);
  return 2;
}

async function checkFolder(terminal: Terminal, folder: string, tools: Tools): Promise<ExitCode> {
  const parsed = await readPuzzle(folder);
  if (!parsed.ok) {
    terminal.out(`${paint(terminal, 'red', `${folder}: cannot be read`)}\n`);
    for (const message of parsed.messages) terminal.out(`  ${message}\n`);
    return 2;
  }
  const kept = await checkPuzzle(parsed.puzzle, tools);
  const faults = kept.filter(({ fault }) => fault !== null);
  const words =
    faults.length === 0
      ? `${kept.length} rules are kept`
      : `${faults.length} of ${kept.length} rules are not kept`;
  terminal.out(
    `${paint(terminal, faults.length === 0 ? 'green' : 'red', `${folder}: ${words}`)}\n`,
  );
  for (const { rule, fault } of faults) terminal.out(`  ${rule}: ${fault ?? ''}\n`);
  return faults.length === 0 ? 0 : 1;
}

/** A folder with puzzle.json and main.go or main.virgo, and check.go where the program is run. @forTests */
export async function readPuzzle(folder: string): Promise<ReadPuzzle> {
  const text = await textOf(join(folder, 'puzzle.json'));
  const go = await textOf(join(folder, 'main.go'));
  const virgo = go === null ? await textOf(join(folder, 'main.virgo')) : null;
  const harness = await textOf(join(folder, 'check.go'));
  const program = go ?? virgo;
  const json = readJson(text ?? '');
  if (!json.ok) return json;
  const language = go === null ? 'virgo' : 'go';
  const files: PuzzleFiles | null = program === null ? null : { language, program, harness };
  return parsePuzzle(json.value, files);
}

async function textOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

async function findPuzzles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (entries === null) throw new UsageError(`There is no folder ${folder}.`);
  if (entries.some(({ name }) => name === 'puzzle.json')) return [folder];
  const inner = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
  return (await Promise.all(inner.toSorted().map(findPuzzles))).flat();
}
