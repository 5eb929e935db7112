import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { verifyText } from './verify-text.ts';
import { wantedIn } from './wanted.ts';

let solver: Solver;
beforeAll(async () => {
  solver = nodeSolvers()();
  await solver.prepare();
});
afterAll(() => solver.dispose());

const programs = wantedIn('obligations');

test('there are errors to be found', () => {
  expect(programs.flatMap(({ errors }) => errors).length).toBeGreaterThan(25);
});

test.each(programs)('$file owes what it says', async ({ file, text, errors }) => {
  const found = await verifyText(solver, file, text);
  expect(found.places).toEqual(errors);
  expect(found.outcomes.filter((one) => one.includes(': unknown'))).toEqual([]);
});
