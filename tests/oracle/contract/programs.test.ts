import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { variants } from '../../contract/variants.ts';
import { programText, verifyText } from '../../contract/verify-text.ts';

let solver: Solver;
beforeAll(async () => {
  solver = nativeSolver();
  await solver.prepare();
});
afterAll(() => solver.dispose());

const programs = readdirSync(new URL('../../contract/programs/', import.meta.url));

test.each(programs)('%s is verified, and every statement can be reached', async (name) => {
  const found = await verifyText(solver, name, programText(name), true);
  expect(found.outcomes.filter((one) => !one.endsWith(': verified'))).toEqual([]);
  expect(found.unreachable).toEqual([]);
});

test.each(variants)('$program with $to is rejected at its place only', async (one) => {
  const text = programText(one.program).replace(one.from, () => one.to);
  const { errors } = await verifyText(solver, one.program, text);
  expect(errors.map((error) => error.split(' at ')[0])).toEqual([one.class]);
  expect(errors[0]).toContain(one.at);
});
