import { afterAll, expect, test } from 'vitest';
import { compileVirgo } from '../../src/pipeline/compile.ts';
import { withBudget } from '../../src/smt/budget.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { decide } from '../../src/verdict/decide.ts';

const solver = nodeSolvers()();
afterAll(() => solver.dispose());

async function outcomes(source: string): Promise<readonly string[]> {
  const compiled = compileVirgo(source);
  if (!compiled.ok) throw new Error(compiled.diagnostics[0]!.message);
  const { encoding, obligations } = compiled.value;
  const { verdict } = await decide(solver, encoding, obligations);
  return verdict.strategies.map(({ outcome }) => outcome);
}

const list = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index));

// Each of these once took minutes, all memory, or a fault. What they come to is no matter of time.

test('a formula whose parts are shared is not written out', async () => {
  const condition = list(38, (index) => `b${index}`).join(' == ');
  const found = await outcomes(`c = chan [1]; if ${condition} { c! } else { skip }; c?`);
  expect(found.slice(0, 3)).toEqual(['refuted', 'verified', 'verified']);
});

test('a product of long sums is not multiplied out', async () => {
  const sum = list(12, (index) => `x${index}`).join(' + ');
  const product = list(12, (index) => `(${sum} + ${index})`).join(' * ');
  const found = await outcomes(`c = chan [${product}]; c!; c?`);
  expect(found[0]).toBe('refuted');
});

test('many hard questions end in unknown, and the reason is said', async () => {
  const sends = 'c!; '.repeat(148);
  const compiled = compileVirgo(`c = chan [1]; go { ${sends} } ${'c?; '.repeat(148)}`);
  if (!compiled.ok) throw new Error('it does not compile');
  const { encoding, obligations } = compiled.value;
  // A tenth of what a verdict may cost: who runs out of that says the same sooner.
  const small = withBudget(solver, { units: 1_200_000, interruptions: 1 });
  const { verdict, counterexample } = await decide(small, encoding, obligations);
  expect(counterexample).toBeNull();
  for (const { outcome, reason, failed } of verdict.strategies.slice(0, 3)) {
    expect(outcome).toBe('unknown');
    expect(failed.length).toBeGreaterThan(0);
    expect(reason).toMatch(/^Not decided: .*budget/);
  }
});
