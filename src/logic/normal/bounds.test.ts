import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as t from '../term.ts';
import { Bounds } from './bounds.ts';
import { NormalForms } from './normal-forms.ts';

const [x, y] = ['x', 'y'].map((name) => t.variable(name, 'int')) as [t.Term, t.Term];
const number = fc.integer({ min: -4, max: 4 });

/** a·x + b·y + c; the factors of what is learnt are coprime. */
const linear = (a: number, b: number, c: number): t.Term =>
  t.add(t.multiply(t.integer(a), x), t.multiply(t.integer(b), y), t.integer(c));

test('what is bounded stays within its bounds at every point where the facts hold', () => {
  const facts = fc.array(fc.tuple(fc.constantFrom(-1, 1), number, number, fc.boolean()), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(facts, fc.tuple(number, number, number), number, number, (all, form, atX, atY) => {
      const at = ([a, b, c]: readonly [number, number, number]) => a * atX + b * atY + c;
      const holds = all.every(([a, b, c, exactly]) =>
        exactly ? at([a, b, c]) === 0 : at([a, b, c]) <= 0,
      );
      fc.pre(holds);
      const forms = new NormalForms();
      const bounds = new Bounds(forms);
      for (const [a, b, c, exactly] of all) bounds.learn(forms.ofInt(linear(a, b, c)), exactly);
      expect(bounds.contradictory).toBe(false);
      const { low, high } = bounds.of(forms.ofInt(linear(...form)));
      const value = BigInt(at(form));
      expect(low === null || low <= value).toBe(true);
      expect(high === null || value <= high).toBe(true);
    }),
  );
});

test('a variable between equal bounds has that value, and crossed bounds contradict each other', () => {
  const forms = new NormalForms();
  const bounds = new Bounds(forms);
  bounds.learn(forms.ofInt(linear(1, 0, -3)), false);
  const later = bounds.fork();
  bounds.learn(forms.ofInt(linear(-1, 0, 3)), false);
  expect(bounds.of(forms.ofInt(x))).toEqual({ low: 3n, high: 3n });
  expect(bounds.contradictory).toBe(false);
  later.learn(forms.ofInt(linear(-1, 0, 4)), false);
  expect(later.contradictory).toBe(true);
});
