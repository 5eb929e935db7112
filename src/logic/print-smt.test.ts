import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateSmt } from '../../tests/differential/smt-text.ts';
import { asBuilt, boolRecipes, valuations } from '../../tests/support/terms.ts';
import { evaluateTerm } from './evaluate-term.ts';
import { printSmt, smtSymbol } from './print-smt.ts';

test('the text has the value of the term, by the rules of SMT-LIB', () => {
  fc.assert(
    fc.property(boolRecipes, valuations, (recipe, values) => {
      const term = asBuilt(recipe);
      expect(evaluateSmt(printSmt(term), values)).toBe(evaluateTerm(term, values));
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['jobs', 'jobs'],
  ['len(files)', '|len(files)|'],
  ['let', '|let|'],
  ['2x', '|2x|'],
  ['a|b', '|a_b|'],
])('%s is the symbol %s', (name, symbol) => {
  expect(smtSymbol(name)).toBe(symbol);
});
