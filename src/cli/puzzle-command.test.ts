import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Solver } from '../smt/solver.ts';
import { nodeSolvers } from '../smt/z3/node-solver.ts';
import { checkPuzzles } from './puzzle-command.ts';
import { UsageError } from './terminal.ts';

let solver: Solver;
let folder: string;
beforeAll(() => {
  solver = nodeSolvers()();
});
afterAll(() => solver.dispose());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
  cpSync('examples/puzzles/channels/room-enough', join(folder, 'room'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function checked() {
  const printed: string[] = [];
  const terminal = { out: (one: string) => printed.push(one), error: () => 0, color: false };
  const code = await checkPuzzles(terminal, folder, solver);
  return { code, text: printed.join('') };
}

function change(file: string, from: string, to: string): void {
  const path = join(folder, file);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(from, () => to),
  );
}

test('a puzzle that keeps all rules passes', async () => {
  const { code, text } = await checked();
  expect(code).toBe(0);
  expect(text).toMatch(/room: \d+ rules are kept\n$/);
});

test('each rule that is not kept is said, with what to do', async () => {
  change('room/puzzle.json', '"n == 3", "why"', '"n >= 2 + 1", "why"');
  change('room/puzzle.json', '"solution": "n >= 3"', '"solution": "n >= 4"');
  const { code, text } = await checked();
  expect(code).toBe(1);
  expect(text).toContain('2 of');
  expect(text).toContain('its solution solves it: it is judged wrong: You exclude n = 3');
  expect(text).toContain('wrong answer 2 is refused with its hint: it is taken for a solution');
});

test('what cannot be read is said to be so', async () => {
  change('room/puzzle.json', '"kind"', '"sort"');
  const { code, text } = await checked();
  expect(code).toBe(2);
  expect(text).toContain('room: cannot be read');
});

test('a course names puzzles that are there', async () => {
  const course = {
    ...{ version: 1, title: 'A', about: 'B' },
    chapters: [{ title: 'C', about: 'D', puzzles: ['room', 'hall'] }],
  };
  writeFileSync(join(folder, 'course.json'), JSON.stringify(course));
  const { code, text } = await checked();
  expect(code).toBe(2);
  expect(text).toContain('there is no puzzle in hall');
});

test('a folder without puzzles is no folder of puzzles', async () => {
  rmSync(join(folder, 'room'), { recursive: true });
  await expect(checked()).rejects.toThrow(UsageError);
});
