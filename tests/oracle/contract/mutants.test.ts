import { afterAll, beforeAll, expect, test } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { explained, mutatedPrograms, survives } from '../../contract/mutants/survivors.ts';

let solver: Solver;
beforeAll(async () => {
  solver = nativeSolver();
  await solver.prepare();
});
afterAll(() => solver.dispose());

const programs = mutatedPrograms();
const reasons = explained();

test('there are hundreds, and whatever is explained is one of them', () => {
  const all = programs.flatMap(({ name, mutants }) =>
    mutants.map((mutant) => `${name} ${mutant.name}`),
  );
  expect(all.length).toBeGreaterThan(480);
  expect(all).toEqual(expect.arrayContaining([...reasons.keys()]));
  expect([...reasons.values()].filter((reason) => reason.trim() === '')).toEqual([]);
});

test.each(programs)('of $name only what is explained survives', async ({ name, file, mutants }) => {
  const left: string[] = [];
  for (const mutant of mutants)
    if (await survives(solver, file, mutant)) left.push(`${name} ${mutant.name}`);
  expect(left).toEqual([...reasons.keys()].filter((one) => one.startsWith(`${name} `)));
});
