import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Solver } from '../../src/smt/solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { verifyText, type Found } from './verify-text.ts';

let solver: Solver;
let found: Found;
const text = readFileSync('tests/contract/levels/hangs.go', 'utf8');
const hanging = [...text.matchAll(/^func (h\d\d)\(\)/gm)].map(([, name]) => name!);
/** What hangs in a function literal is a function of its own. */
const others: Readonly<Record<string, string>> = { h14: 'func literal' };

beforeAll(async () => {
  solver = nodeSolvers()();
  await solver.prepare();
  found = await verifyText(solver, 'hangs.go', text);
}, 60_000);
afterAll(() => solver.dispose());

test('there are many ways to hang', () => {
  expect(hanging.length).toBeGreaterThan(25);
});

/** That they hang is asked of Go (tests/oracle/go/levels.test.ts). */
test.each(hanging)('%s is not accepted, nor all that it uses', (name) => {
  const own = found.outcomes.filter(
    (one) => one.startsWith(others[name] ?? name) || one.startsWith(`*${name}`),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((one) => !one.endsWith(': verified'))).not.toEqual([]);
});

test('what does not hang by itself is accepted', () => {
  const verified = found.outcomes.filter((one) => one.endsWith(': verified'));
  expect(verified).toEqual(expect.arrayContaining(['relay: verified', 'h12feeds: verified']));
  expect(found.assumed.filter((one) => one.includes('order'))).toEqual([]);
});
