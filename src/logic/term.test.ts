import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asBuilt,
  intRecipes,
  valuations,
  boolRecipes,
  valueOf,
} from '../../tests/support/terms.ts';
import { evaluateTerm } from './evaluate-term.ts';
import { mapChildren, substitute, variablesOf } from './term-children.ts';
import * as t from './term.ts';

describe('a term', () => {
  test('has the value of what it was built of, however it was folded', () => {
    fc.assert(
      fc.property(fc.oneof(intRecipes, boolRecipes), valuations, (recipe, values) => {
        expect(evaluateTerm(asBuilt(recipe), values)).toBe(valueOf(recipe, values));
      }),
      { numRuns: 2_000 },
    );
  });

  test('keeps its value when it is rebuilt from its children', () => {
    fc.assert(
      fc.property(boolRecipes, valuations, (recipe, values) => {
        const term = asBuilt(recipe);
        const rebuilt = (one: t.Term): t.Term => mapChildren(one, rebuilt);
        expect(evaluateTerm(rebuilt(term), values)).toBe(evaluateTerm(term, values));
      }),
    );
  });

  test('takes another value where a variable is substituted', () => {
    fc.assert(
      fc.property(boolRecipes, intRecipes, valuations, (recipe, replacement, values) => {
        const [term, by] = [asBuilt(recipe), asBuilt(replacement)];
        const replaced = substitute(term, new Map([['x', by]]));
        const there = new Map([...values, ['x', evaluateTerm(by, values)] as const]);
        expect(evaluateTerm(replaced, values)).toBe(evaluateTerm(term, there));
      }),
    );
  });

  test('depends on its variables alone', () => {
    fc.assert(
      fc.property(boolRecipes, valuations, (recipe, values) => {
        const term = asBuilt(recipe);
        const own = new Map([...values].filter(([name]) => variablesOf(term).has(name)));
        expect(evaluateTerm(term, own)).toBe(evaluateTerm(term, values));
      }),
    );
  });
});

const x = t.variable('x', 'int');

test.each([
  ['a sum of numbers', t.add(t.integer(2), x, t.integer(-2)), x],
  ['a product with 0', t.multiply(x, t.zero), t.zero],
  ['a comparison of numbers', t.compare(t.one, '<', t.zero), t.no],
  ['a division by 0', t.divide(t.one, t.zero), t.zero],
  ['a loop that never iterates', t.iter(t.integer(3), t.one), t.zero],
  ['a negated comparison', t.not(t.compare(x, '<=', t.zero)), t.compare(x, '>', t.zero)],
  ['a double negation', t.not(t.not(t.variable('p', 'bool'))), t.variable('p', 'bool')],
  ['a conjunction with false', t.and(t.compare(x, '<', t.one), t.no), t.no],
])('%s is folded', (_, term, folded) => {
  expect(term).toEqual(folded);
});
