import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultAsk } from '../../src/contract/query/ask.ts';
import { readContracts, verifyProgram } from '../../src/contract/verify.ts';
import { withRuns } from '../../src/replay-contract/replay.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';

let solver: Solver;
beforeAll(async () => {
  solver = nodeSolvers()();
  await solver.prepare();
});
afterAll(() => solver.dispose());

const text = readFileSync(new URL('replayed.go', import.meta.url), 'utf8');

/** `// run` is at functions of which a run of the Go machine shows the error, `// no run` at the others. */
test('an error says when it happens exactly where a run shows it', async () => {
  const read = readContracts('a.go', text);
  if (!read.ok) throw new Error(read.diagnostics[0]!.message);
  const settings = { division: 'go', covers: false } as const;
  const report = await verifyProgram(read.program, text, solver, { ...defaultAsk, settings });
  const { functions } = withRuns(read.program, text, report);
  const wanted = [...text.matchAll(/^func (\w+).*\/\/ (run|no run)$/gm)].map(
    ([, name, run]) => `${name!}: ${run!}`,
  );
  const found = functions.flatMap(({ name, errors }) =>
    errors.map(({ replayed, words }) => {
      expect(words.includes('It happens')).toBe(replayed);
      return `${name}: ${replayed ? 'run' : 'no run'}`;
    }),
  );
  expect(wanted.length).toBeGreaterThan(9);
  expect(found).toEqual(wanted);
});

test('a literal is not taken for the function of the package that has its name', async () => {
  const program = `package p

func g(x int) (r int) { return 7 }

func f(n int) int {
	//@ ensures r % 2 == 0
	g := func(x int) (r int) {
		for i := 0; i < x; i++ {
			r += 2
		}
		return r
	}
	return g(n)
}
`;
  const read = readContracts('a.go', program);
  if (!read.ok) throw new Error(read.diagnostics[0]!.message);
  const settings = { division: 'go', covers: false } as const;
  const report = await verifyProgram(read.program, program, solver, { ...defaultAsk, settings });
  const errors = withRuns(read.program, program, report).functions.flatMap((one) => one.errors);
  expect(errors.map(({ replayed }) => replayed)).toEqual([false]);
});
