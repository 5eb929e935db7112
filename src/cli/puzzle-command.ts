import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { standardLibrary } from '../go/std/packages.ts';
import { checkPuzzle } from '../puzzle/check-puzzle.ts';
import { parsePuzzle, type ParsedPuzzle, type PuzzleFiles } from '../puzzle/parse-puzzle.ts';
import { makeTools, type Tools } from '../puzzle/tools.ts';
import type { Solver } from '../smt/solver.ts';
import type { ExitCode } from './check-command.ts';
import { loadParser } from './load-parser.ts';
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
  const tools = makeTools(standardLibrary, solver, loadParser);
  let code: ExitCode = 0;
  for (const one of folders) {
    const found = await checkFolder(terminal, one, tools);
    code = code > found ? code : found;
  }
  return code;
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

/** A folder with puzzle.json and main.go or main.virgo, and check.go where the program is run. */
export async function readPuzzle(folder: string): Promise<ParsedPuzzle> {
  const text = await textOf(join(folder, 'puzzle.json'));
  const go = await textOf(join(folder, 'main.go'));
  const virgo = go === null ? await textOf(join(folder, 'main.virgo')) : null;
  const harness = await textOf(join(folder, 'check.go'));
  const program = go ?? virgo;
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    return { ok: false, messages: [`puzzle.json: write JSON; ${message}`] };
  }
  const language = go === null ? 'virgo' : 'go';
  const files: PuzzleFiles | null = program === null ? null : { language, program, harness };
  return parsePuzzle(value, files);
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
