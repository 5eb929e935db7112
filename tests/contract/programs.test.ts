import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { variants } from './variants.ts';
import { isVerified, programText, verifyText } from './verify-text.ts';

/** The rest takes seconds each in wasm: tests/oracle/contract asks an installed Z3 about all. */
const quick = [
  ...['binary-search.go', 'channel.gobra', 'counter-stream.gobra', 'defer.go', 'insertion-sort.go'],
  ...['matrix.gobra', 'mutex.gobra', 'visitor.gobra', 'zune.gobra'],
];

let solver: Solver;
beforeAll(async () => {
  solver = nodeSolvers()();
  await solver.prepare();
});
afterAll(() => solver.dispose());

test('every program is there, and each has a wrong specification and a wrong implementation', () => {
  const programs = readdirSync(new URL('programs/', import.meta.url));
  expect(programs.length).toBeGreaterThanOrEqual(21);
  for (const name of programs)
    for (const wrong of ['specification', 'code'])
      expect(variants.filter((one) => one.program === name && one.wrong === wrong)).not.toEqual([]);
});

describe('in wasm', () => {
  test.each(quick)('%s is verified', async (name) => {
    const found = await verifyText(solver, name, programText(name));
    expect(found.outcomes.filter((one) => !one.endsWith(': verified'))).toEqual([]);
    expect(isVerified(found)).toBe(true);
  });

  const few = variants.filter(({ program }) => quick.slice(0, 5).includes(program));
  test.each(few)('$program with $to is rejected at its place', async (one) => {
    const before = programText(one.program);
    expect(before).toContain(one.from);
    const text = before.replace(one.from, () => one.to);
    const { errors } = await verifyText(solver, one.program, text);
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) {
      expect(error.split(' at ')[0]).toBe(one.class);
      expect(error).toContain(one.at);
    }
  });
});
