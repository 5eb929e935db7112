import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { programs } from './generate/arbitrary.ts';
import { readRegressions } from './regressions.ts';
import { verifierAgreement } from './verifier-agreement.ts';

/** Z3 of the operating system where there is one, since it is quicker; what it says must not differ. */
const isInstalled = spawnSync('z3', ['--version']).status === 0;
const solver = isInstalled ? nativeSolver() : nodeSolvers()();

describe(`the verifier, by ${isInstalled ? 'installed Z3' : 'Z3 in wasm'}`, () => {
  afterAll(() => solver.dispose());

  test(
    'no claim about 2,000 programs is contradicted by running them',
    { timeout: 600_000 },
    async () => {
      const seen = { valuations: 0, undecided: 0, proved: 0, weakest: 0, refuted: 0 };
      const property = fc.asyncProperty(
        programs({ spawningLoops: false }),
        async ({ program, text }) => {
          const agreement = await verifierAgreement(program, text, solver);
          expect(agreement.contradictions).toEqual([]);
          seen.valuations += agreement.valuations;
          seen.undecided += agreement.undecided;
          const { verdict, counterexample } = agreement.decision!;
          const first = verdict.strategies.find(({ strategy }) => strategy === verdict.first);
          if (first !== undefined) seen.proved += 1;
          if (first?.weakest === true) seen.weakest += 1;
          if (counterexample !== null) seen.refuted += 1;
        },
      );
      await fc.assert(property, { seed: 20_240_603, numRuns: 2_000 });
      // An engine that claims nothing is never wrong.
      expect(seen.proved).toBeGreaterThan(800);
      expect(seen.weakest).toBeGreaterThan(700);
      expect(seen.refuted).toBeGreaterThan(1_000);
      expect(seen.undecided).toBeLessThan(seen.valuations / 100);
    },
  );

  test.each(readRegressions())('nor one about $name', async ({ program, text }) => {
    const { contradictions } = await verifierAgreement(program, text, solver);
    expect(contradictions).toEqual([]);
  });
});
