import { afterAll, beforeAll, expect, test } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { verifyText } from '../../contract/verify-text.ts';
import { wantedIn } from '../../contract/wanted.ts';

let solver: Solver;
beforeAll(async () => {
  solver = nativeSolver();
  await solver.prepare();
});
afterAll(() => solver.dispose());

const programs = wantedIn('attacks');

test('the attacks are many', () => {
  expect(programs.flatMap(({ errors }) => errors).length).toBeGreaterThanOrEqual(55);
});

/** What is wrong is rejected at its line, and what is right beside it is not. */
test.each(programs)('nothing in $file is accepted wrongly', async ({ file, text, errors }) => {
  const found = await verifyText(solver, file, text);
  expect(found.places).toEqual(errors);
});
