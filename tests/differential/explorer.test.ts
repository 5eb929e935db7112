import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explorerAgreement } from './explorer-agreement.ts';
import { programs } from './generate/arbitrary.ts';
import type { Grammar } from './generate/well-formed.ts';
import { readRegressions } from './regressions.ts';

test.each<[string, Grammar, number]>([
  ['800 programs', { spawningLoops: false }, 800],
  ['400 programs with goroutines spawned in loops', { spawningLoops: true }, 400],
])(
  'the explorer and the interpreter agree on %s',
  { timeout: 300_000 },
  (_what, grammar, numRuns) => {
    const seen = { searches: 0, undecided: 0 };
    const property = fc.property(programs(grammar), ({ program, text }) => {
      const { contradictions, searches, undecided } = explorerAgreement(program, text);
      expect(contradictions).toEqual([]);
      seen.searches += searches;
      seen.undecided += undecided;
    });
    fc.assert(property, { seed: 20_240_602, numRuns });
    expect(seen.undecided).toBeLessThan(seen.searches / 100);
  },
);

test.each(readRegressions())('they agree on $name', ({ program, text }) => {
  expect(explorerAgreement(program, text).contradictions).toEqual([]);
});
