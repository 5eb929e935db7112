import { afterAll, expect, test } from 'vitest';
import { GoReader } from '../../src/go/plain/go-reader.ts';
import { standardLibrary } from '../../src/go/std/packages.ts';
import { judge } from '../../src/puzzle/judge.ts';
import { makeTools } from '../../src/puzzle/tools.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { loadPuzzle } from './course.ts';

const solver = nodeSolvers()();
const tools = makeTools(new GoReader(standardLibrary), solver);
afterAll(() => solver.dispose());

/** Edits that never end, and how many seconds of the processor their judgement may take: a learner waits for it. */
test.each([
  [
    'goroutines that loop for ever, one after the other',
    '\tfor {\n\t\tgo func() {\n\t\t\tfor {\n\t\t\t}\n\t\t}()\n\t}\n',
    'wrong',
  ],
  [
    'goroutines that wait, one after the other',
    '\tfor {\n\t\tgo func() {\n\t\t\t<-results\n\t\t}()\n\t}\n',
    'undecided',
  ],
])('%s', async (_, edit, kind) => {
  const puzzle = await loadPuzzle('close/wait-before-drain');
  const from = '\twg.Wait()\n\tclose(results)\n';
  const text = puzzle.program.replace(from, () => edit);
  expect(text).not.toBe(puzzle.program);
  const began = process.cpuUsage().user;
  expect((await judge(puzzle, { kind: 'program', text }, tools)).kind).toBe(kind);
  expect((process.cpuUsage().user - began) / 1e6).toBeLessThan(10);
});

test('a repair that goes on for ever in some run is none', async () => {
  const puzzle = await loadPuzzle('close/wait-before-drain');
  const from = '\twg.Wait()\n\tclose(results)\n';
  const serve =
    '\tgo func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t}()\n\tself, other := make(chan int, 1), make(chan int, 1)\n\tgo func() { other <- 1 }()\n\tselect {\n\tcase <-other:\n\tdefault:\n\t\tfor {\n\t\t\tself <- 1\n\t\t\t<-self\n\t\t}\n\t}\n';
  const text = puzzle.program.replace(from, () => serve);
  const judged = await judge(puzzle, { kind: 'program', text }, tools);
  expect(judged).toMatchObject({
    kind: 'wrong',
    message: expect.stringMatching(/for ever/) as string,
  });
});
