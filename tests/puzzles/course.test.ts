import { existsSync, readdirSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { GoReader } from '../../src/go/plain/go-reader.ts';
import { standardLibrary } from '../../src/go/std/packages.ts';
import { puzzleKinds, type Puzzle } from '../../src/protocol/puzzle.ts';
import { checkPuzzle } from '../../src/puzzle/check-puzzle.ts';
import { judge } from '../../src/puzzle/judge.ts';
import { makeTools } from '../../src/puzzle/tools.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { course, folder, loadPuzzle, puzzleNames } from './course.ts';
import { tryFormulas } from './formulas.ts';

const solver = nodeSolvers()();
const tools = makeTools(new GoReader(standardLibrary), solver);
const puzzles: readonly Puzzle[] = await Promise.all(puzzleNames.map(loadPuzzle));
afterAll(() => solver.dispose());

describe('the course', () => {
  test('has six chapters, 24 puzzles or more, and enough of every kind', () => {
    expect(course.chapters.length).toBe(6);
    expect(puzzles.length).toBeGreaterThanOrEqual(24);
    const least = { 'make-it-hang': 4, 'for-which-n': 4, 'fix-it': 4 } as Record<string, number>;
    for (const kind of puzzleKinds)
      expect(puzzles.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(
        least[kind] ?? 3,
      );
  });

  test('names every folder once', () => {
    const found = readdirSync(folder).flatMap((chapter) =>
      existsSync(`${folder}/${chapter}/puzzle.json`) || chapter.includes('.')
        ? []
        : readdirSync(`${folder}/${chapter}`).map((name) => `${chapter}/${name}`),
    );
    expect([...puzzleNames].sort()).toEqual(found.sort());
  });

  test.each(puzzleNames.map((name, at) => [name, puzzles[at]!] as const))(
    '%s keeps its rules',
    async (_, puzzle) => {
      const kept = await checkPuzzle(puzzle, tools);
      expect(kept.length).toBeGreaterThan(5);
      expect(kept.filter(({ fault }) => fault !== null)).toEqual([]);
    },
  );
});

describe('the last hint gives it away', () => {
  const typed = puzzles.filter(
    (one) => one.kind === 'for-which-n' || one.kind === 'complete-the-invariant',
  );
  test.each(typed.map((one) => [one.title, one] as const))('%s', async (_, puzzle) => {
    const [, text] = /^(?:The answer is )?(.*?)\.?(?:, for .*)?$/.exec(puzzle.hints.at(-1)!)!;
    const judgement = await judge(puzzle, { kind: 'formula', text: text! }, tools);
    expect(judgement.kind, text).toBe('solved');
  });

  const predicted = puzzles.filter((one) => one.kind === 'predict');
  test.each(predicted.map((one) => [one.title, one] as const))('%s', (_, puzzle) => {
    const hint = puzzle.hints.at(-1)!;
    for (const { text } of puzzle.options)
      expect(hint.includes(text), text).toBe(puzzle.solution?.includes(text));
  });
});

describe('for which n?', () => {
  const formulas = puzzles.filter((one) => one.kind === 'for-which-n');
  const count = 200;
  test.each(formulas.map((one) => [one.title, one] as const))(
    '%s takes every equivalent formula and no other',
    async (_, puzzle) => {
      const report = await tryFormulas(puzzle, count, 7, tools);
      expect(report).toEqual({ accepted: count, refused: count, confirmed: count, faults: [] });
    },
  );
});
