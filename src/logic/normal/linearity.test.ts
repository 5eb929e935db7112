import { expect, test } from 'vitest';
import * as t from '../term.ts';
import { NormalForms } from './normal-forms.ts';

const [x, y] = ['x', 'y'].map((name) => t.variable(name, 'int')) as [t.Term, t.Term];
const flag = t.variable('b', 'bool');
const atMost = (left: t.Term, right: t.Term): t.Term => t.compare(left, '<=', right);

test.each([
  ['a sum with numbers as factors', atMost(t.add(t.multiply(t.integer(3), x), y), t.one), true],
  ['a product of two values', atMost(t.multiply(x, y), t.one), false],
  ['a square', atMost(t.multiply(x, x), t.one), false],
  ['a quotient by a number', atMost(t.divide(x, t.integer(2)), y), true],
  ['a quotient by a value', atMost(t.divide(x, y), t.one), false],
  ['a choice between linear values', atMost(t.ifThenElse(flag, x, y), t.zero), true],
  [
    'a choice by a condition that is not',
    atMost(t.ifThenElse(atMost(t.multiply(x, y), t.zero), x, y), t.zero),
    false,
  ],
  ['one part of several that is not', t.or(flag, atMost(t.multiply(x, y), t.zero)), false],
])('%s', (_, term, isLinear) => {
  const forms = new NormalForms();
  expect(forms.isLinear(forms.ofBool(term))).toBe(isLinear);
});
