import { expect, test } from 'vitest';
import {
  and,
  compare,
  implies,
  ifThenElse,
  integer,
  not,
  or,
  variable,
  type Term,
} from '../logic/term.ts';
import { evaluatePartly } from './partial.ts';

const n = variable('n', 'int');
const choice = variable('choice', 'bool');
const few = compare(n, '<=', integer(2));
const some = compare(n, '>', integer(0));
const values = new Map([['n', 5n]]);

test.each<[Term, boolean | null]>([
  [few, false],
  [some, true],
  [choice, null],
  [and(few, choice), false],
  [and(some, choice), null],
  [or(some, choice), true],
  [or(few, choice), null],
  [not(choice), null],
  [not(few), true],
  [implies(few, choice), true],
  [implies(choice, some), true],
  [implies(choice, few), null],
  [ifThenElse(choice, some, not(few)), true],
  [ifThenElse(choice, some, few), null],
  [ifThenElse(some, few, choice), false],
])('what decides alone is enough: %#', (term, value) => {
  expect(evaluatePartly(term, values)).toBe(value);
});
