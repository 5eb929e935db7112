import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { programs } from './generate/arbitrary.ts';
import type { Grammar } from './generate/well-formed.ts';
import { readRegressions } from './regressions.ts';
import { verifierAgreement } from './verifier-agreement.ts';

/** Z3 of the operating system where there is one, since it is quicker; what it says must not differ. */
const isInstalled = spawnSync('z3', ['--version']).status === 0;
const solver = isInstalled ? nativeSolver() : nodeSolvers()();

/** By wasm it takes several times as long. */
const timeout = isInstalled ? 300_000 : 1_200_000;

describe(`the verifier, by ${isInstalled ? 'installed Z3' : 'Z3 in wasm'}`, () => {
  afterAll(() => solver.dispose());

  test.each<[string, Grammar, number]>([
    ['200 programs', { spawningLoops: false }, 200],
    ['100 programs with goroutines spawned in loops', { spawningLoops: true }, 100],
  ])(
    'no claim about %s is contradicted by running them',
    { timeout },
    async (_, grammar, numRuns) => {
      const seen = { valuations: 0, undecided: 0, proved: 0, weakest: 0, refuted: 0 };
      const property = fc.asyncProperty(programs(grammar), async ({ program, text }) => {
        const agreement = await verifierAgreement(program, text, solver);
        expect(agreement.contradictions).toEqual([]);
        seen.valuations += agreement.valuations;
        seen.undecided += agreement.undecided;
        const { verdict, counterexample } = agreement.decision!;
        const first = verdict.strategies.find(({ strategy }) => strategy === verdict.first);
        if (first !== undefined) seen.proved += 1;
        if (first?.weakest === true) seen.weakest += 1;
        if (counterexample !== null) seen.refuted += 1;
      });
      await fc.assert(property, { seed: 20_240_603, numRuns });
      // An engine that claims nothing is never wrong.
      expect(seen.proved).toBeGreaterThan(0.55 * numRuns);
      expect(seen.weakest).toBeGreaterThan(0.45 * numRuns);
      expect(seen.refuted).toBeGreaterThan(0.3 * numRuns);
      expect(seen.undecided).toBeLessThan(seen.valuations / 100);
    },
  );

  test.each(readRegressions())('nor one about $name', async ({ program, text }) => {
    const { contradictions } = await verifierAgreement(program, text, solver);
    expect(contradictions).toEqual([]);
  });
});
