import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explorerContradictions } from './explorer-agreement.ts';
import { programs } from './generate/arbitrary.ts';
import { readRegressions } from './regressions.ts';

test('the explorer and the interpreter agree on 2,000 programs', { timeout: 120_000 }, () => {
  const property = fc.property(programs({ spawningLoops: false }), ({ program, text }) => {
    expect(explorerContradictions(program, text)).toEqual([]);
  });
  fc.assert(property, { seed: 20_240_602, numRuns: 2_000 });
});

test.each(readRegressions())('they agree on $name', ({ program, text }) => {
  expect(explorerContradictions(program, text)).toEqual([]);
});
