import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProgram } from '../../src/go/plain/read-program.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import type { ExpectedContracts } from '../../src/ui/state/expected.ts';
import { verifyText } from './verify-text.ts';

interface About {
  readonly fixes?: string;
  readonly contracts?: ExpectedContracts;
}

let solver: Solver;
beforeAll(async () => {
  solver = nodeSolvers()();
  await solver.prepare();
});
afterAll(() => solver.dispose());

const examples = readdirSync('examples')
  .filter((name) => existsSync(`examples/${name}/main.go`))
  .flatMap((name) => {
    const text = readFileSync(`examples/${name}/main.go`, 'utf8');
    const about = JSON.parse(readFileSync(`examples/${name}/about.json`, 'utf8')) as About;
    return about.contracts === undefined ? [] : [{ name, text, about, wanted: about.contracts }];
  });

test('there are eight, each broken beside fixed', () => {
  const broken = examples.filter(({ wanted }) => wanted.outcome === 'failed');
  const fixed = examples.filter(({ wanted }) => wanted.outcome === 'verified');
  expect(broken).toHaveLength(8);
  expect(fixed.map(({ about }) => about.fixes).sort()).toEqual(broken.map(({ name }) => name));
});

test.each(examples)('$name is Go, and is judged as its card says', async ({ text, wanted }) => {
  const { diagnostics } = readProgram([{ name: 'main.go', text }]);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { places, outcomes } = await verifyText(solver, 'main.go', text);
  const others = outcomes.filter((one) => !one.endsWith(': verified'));
  const isFailed = wanted.outcome === 'failed';
  expect(others).toEqual(isFailed ? [`${wanted.function}: failed`] : []);
  expect(places).toEqual(isFailed ? [`${wanted.line}: ${wanted.class}`] : []);
});
