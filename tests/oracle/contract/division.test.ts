import { afterAll, beforeAll, expect, test } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { isVerified, programText, verifyText } from '../../contract/verify-text.ts';

let solver: Solver;
beforeAll(async () => {
  solver = nativeSolver();
  await solver.prepare();
});
afterAll(() => solver.dispose());

/** (0-1)/2 is 0 in Go, and -1 as mathematicians divide: then nothing is asked of the root at 0. */
const own = 'parent(k) == root && root > start ==>';
const published = 'parent(k) == root && start <= parent(root) ==>';
const mended = 'parent(k) == root && 0 < root && start <= parent(root) ==>';

const heapsort = (condition: string): string => {
  const text = programText('heapsort.gobra');
  expect(text).toContain(own);
  return text.replace(own, condition);
};

test('the published invariant of heapsort does not hold where Go divides', async () => {
  const { errors } = await verifyText(solver, 'h.gobra', heapsort(published));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^invariant_establishment_error:assertion_error at .*start <= parent/);
});

test.each([
  [published, 'floor'],
  [mended, 'go'],
] as const)('%s holds, division: %s', async (condition, division) => {
  const found = await verifyText(solver, 'h.gobra', heapsort(condition), { division });
  expect(isVerified(found)).toBe(true);
});
