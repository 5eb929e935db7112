import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { isVerified, verifyText } from '../../contract/verify-text.ts';

let solver: Solver;
beforeAll(async () => {
  solver = nativeSolver();
  await solver.prepare();
});
afterAll(() => solver.dispose());

const url = new URL('../../contract/attacks-apart.txt', import.meta.url);
const programs = readFileSync(url, 'utf8')
  .split(/^--- /m)
  .slice(1)
  .map((part) => {
    const [, wanted, name, text] = /^(\w+): (.*)\n([^]*)$/.exec(part)!;
    return { wanted: wanted!, name: name!, text: text! };
  });

test('the programs are many', () => {
  expect(programs.length).toBeGreaterThanOrEqual(950);
});

test.each(programs)('$wanted: $name', async ({ wanted, text }) => {
  const file = text.includes('//@') ? 'a.go' : 'a.gobra';
  const found = await verifyText(solver, file, text);
  expect(found.outcomes.length).toBeGreaterThan(0);
  expect(isVerified(found)).toBe(wanted === 'verified');
});
