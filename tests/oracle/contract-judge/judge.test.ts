import { afterAll, beforeAll, expect, test } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { judgeDebts, leftBehind } from '../../contract/judge/debts.ts';
import { helpers } from '../../contract/judge/generated.ts';
import { judgeContracts } from '../../contract/judge/judge.ts';
import { secondOpinions } from '../../contract/judge/second-opinion.ts';
import { isVerified, verifyText } from '../../contract/verify-text.ts';

let solver: Solver;
beforeAll(async () => {
  solver = nativeSolver();
  await solver.prepare();
});
afterAll(() => solver.dispose());

const seedsFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => first + at);

test('what generated functions call keeps its contract', async () => {
  expect(isVerified(await verifyText(solver, 'a.go', `package p\n${helpers}`))).toBe(true);
});

test('real Go breaks no contract that is verified', { timeout: 120_000 }, async () => {
  const { contradictions, verified, refuted } = await judgeContracts(solver, seedsFrom(0, 16));
  expect(contradictions).toEqual([]);
  expect(verified).toBeGreaterThan(8);
  expect(refuted).toBeGreaterThan(8);
});

test(
  'who stays behind is seen, and of verified programs nobody does',
  { timeout: 120_000 },
  async () => {
    const text =
      'func leaks(n int, b bool) {\n\tc := make(chan int)\n\tif b && n == 2 {\n\t\tgo func() { c <- 1 }()\n\t}\n}\n';
    expect(await leftBehind([{ name: 'leaks', text }])).toEqual([`n = 2, b = true\n${text}`]);
    const { left, verified } = await judgeDebts(solver, seedsFrom(0, 40));
    expect(left).toEqual([]);
    expect(verified).toBeGreaterThan(3);
  },
);

test('Dafny says the same of functions without memory', { timeout: 120_000 }, async () => {
  const { different, verified, rejected } = await secondOpinions(solver, seedsFrom(0, 24));
  expect(different).toEqual([]);
  expect(verified).toBeGreaterThan(4);
  expect(rejected).toBeGreaterThan(4);
});
