import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateSmt } from '../../../tests/differential/smt-text.ts';
import { asBuilt, boolRecipes, intRecipes, valuations } from '../../../tests/support/terms.ts';
import { evaluateTerm } from '../evaluate-term.ts';
import * as t from '../term.ts';
import { Facts } from './facts.ts';
import { falseId, trueId, type BoolId } from './nodes.ts';
import { NormalForms } from './normal-forms.ts';
import { NormalPrinter } from './print-normal.ts';
import { readPolynomial } from './to-readable.ts';

/** The value of a canonical form, by the text that the solver is sent; null where it is too long for one. */
function valueOf(forms: NormalForms, id: BoolId, values: ReadonlyMap<string, bigint | boolean>) {
  const printer = new NormalPrinter(forms);
  const text = printer.bool(id);
  return printer.definitions === '' ? evaluateSmt(text, values) : null;
}

describe('a canonical form', () => {
  test('has the value of its term', () => {
    fc.assert(
      fc.property(boolRecipes, valuations, (recipe, values) => {
        const forms = new NormalForms();
        const term = asBuilt(recipe);
        const value = valueOf(forms, forms.ofBool(term), values);
        if (value !== null) expect(value).toBe(evaluateTerm(term, values));
      }),
      { numRuns: 1_000 },
    );
  });

  test('is negated by its negation, and twice is itself', () => {
    fc.assert(
      fc.property(boolRecipes, (recipe) => {
        const forms = new NormalForms();
        const id = forms.ofBool(asBuilt(recipe));
        expect(forms.negation(forms.negation(id))).toBe(id);
        expect(forms.ofBool(t.not(asBuilt(recipe)))).toBe(forms.negation(id));
      }),
    );
  });

  test('reads as a term of the same value', () => {
    let readable = 0;
    fc.assert(
      fc.property(intRecipes, valuations, (recipe, values) => {
        const forms = new NormalForms();
        const term = asBuilt(recipe);
        const again = readPolynomial(forms, forms.ofInt(term));
        if (again === null) return;
        readable++;
        expect(evaluateTerm(again, values)).toBe(evaluateTerm(term, values));
      }),
      { numRuns: 500 },
    );
    expect(readable).toBeGreaterThan(100);
  });
});

const x = t.variable('x', 'int');
const y = t.variable('y', 'int');
const p = t.variable('p', 'bool');

test.each([
  ['sums in another order', t.equal(t.add(x, y), t.add(y, x))],
  ['a distributed product', t.equal(t.multiply(x, t.add(y, t.one)), t.add(t.multiply(x, y), x))],
  ['a difference that cancels', t.compare(t.subtract(t.add(x, y), x), '<=', y)],
  [
    'a common factor',
    t.iff(
      t.compare(t.multiply(t.integer(2), x), '<', t.integer(4)),
      t.compare(x, '<', t.integer(2)),
    ),
  ],
  ['a conditional with equal branches', t.equal(t.ifThenElse(p, x, x), x)],
  ['a condition and its negation', t.or(p, t.not(p))],
])('%s is seen to be true', (_, term) => {
  const forms = new NormalForms();
  expect(forms.ofBool(term)).toBe(trueId);
  expect(forms.ofBool(t.not(term))).toBe(falseId);
});

describe('facts', () => {
  test('simplify a goal to one of the same value where they hold', () => {
    let met = 0;
    fc.assert(
      fc.property(
        fc.array(boolRecipes, { maxLength: 3 }),
        boolRecipes,
        valuations,
        (given, goal, values) => {
          const hypotheses = given.map(asBuilt);
          if (!hypotheses.every((one) => evaluateTerm(one, values) === true)) return;
          met++;
          const forms = new NormalForms();
          const facts = new Facts(forms);
          const rest = facts.assume(hypotheses.map((one) => forms.ofBool(one)));
          expect(facts.contradictory).toBe(false);
          const simplified = facts.simplify(forms.ofBool(asBuilt(goal)));
          for (const [id, expected] of [
            [simplified, evaluateTerm(asBuilt(goal), values)],
            ...[...rest, ...facts.plain].map((one) => [one, true] as const),
          ] as const) {
            const value = valueOf(forms, id, values);
            if (value !== null) expect(value).toBe(expected);
          }
        },
      ),
      { numRuns: 1_000 },
    );
    expect(met).toBeGreaterThan(200);
  });

  test.each([
    [[t.compare(x, '<', y), t.compare(y, '<', x)]],
    [[t.equal(x, t.one), t.compare(t.multiply(x, y), '!=', y)]],
    [[p, t.implies(p, t.compare(x, '<', t.zero)), t.compare(x, '>=', t.zero)]],
  ])('that contradict each other make a case impossible', (hypotheses) => {
    const forms = new NormalForms();
    const facts = new Facts(forms);
    facts.assume(hypotheses.map((one) => forms.ofBool(one)));
    expect(facts.contradictory).toBe(true);
  });

  test('of a fork stay in it', () => {
    const forms = new NormalForms();
    const facts = new Facts(forms);
    const positive = forms.ofBool(t.compare(x, '>', t.zero));
    const fork = facts.fork();
    fork.assume([positive]);
    expect([fork.simplify(positive), facts.simplify(positive)]).toEqual([trueId, positive]);
  });
});
