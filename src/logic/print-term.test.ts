import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asBuilt, boolRecipes, valuations } from '../../tests/support/terms.ts';
import { parseVirgo } from '../virgo/parse.ts';
import { toTerm } from './to-term.ts';
import { evaluateTerm } from './evaluate-term.ts';
import { printTerm } from './print-term.ts';
import * as t from './term.ts';

const sorts = new Map([
  ['x', 'int'],
  ['y', 'int'],
  ['p', 'bool'],
] as const);

/** Reads a condition as VirGo does; null for what VirGo cannot write. */
function read(text: string): t.Term | null {
  if (/\bif\b|iter|=>/.test(text)) return null;
  const parsed = parseVirgo(`if ${text} { skip }`);
  const [statement] = parsed.ok ? parsed.value.body : [];
  if (statement?.kind !== 'if') throw new Error(`not read: ${text}`);
  return toTerm(statement.condition, sorts);
}

test('what is printed reads as what was meant', () => {
  let compared = 0;
  fc.assert(
    fc.property(boolRecipes, valuations, (recipe, values) => {
      const term = asBuilt(recipe);
      const again = read(printTerm(term));
      if (again === null) return;
      compared++;
      expect(evaluateTerm(again, values)).toBe(evaluateTerm(term, values));
    }),
    { numRuns: 1_000 },
  );
  expect(compared).toBeGreaterThan(200);
});

const x = t.variable('x', 'int');
const p = t.variable('p', 'bool');

test.each([
  [t.subtract(x, t.subtract(x, t.one)), 'x - (x - 1)'],
  [t.add(x, t.integer(-2)), 'x - 2'],
  [t.add(x, t.negate(x)), 'x - x'],
  [t.multiply(t.add(x, t.one), x), '(x + 1) * x'],
  [t.negate(t.multiply(x, x)), '-(x * x)'],
  [t.not(t.and(p, t.compare(x, '>', t.zero))), '!(p && x > 0)'],
  [t.or(t.and(p, t.not(p)), p), '(p && !p) || p'],
  [t.implies(t.implies(p, t.not(p)), p), '(p ==> !p) ==> p'],
  [t.add(t.ifThenElse(p, x, t.zero), t.one), '(if p then x else 0) + 1'],
  [t.iter(t.zero, t.add(x, t.one)), 'iter(0, x + 1)'],
  [t.compare(t.variable('err != nil', 'bool'), '==', t.one), '`err != nil` == 1'],
])('%o is printed as %s', (term, text) => {
  expect(printTerm(term)).toBe(text);
});
