import { expect, test } from 'vitest';
import {
  add,
  and,
  compare,
  divide,
  integer,
  multiply,
  not,
  or,
  variable,
} from '../../logic/term.ts';
import { failsWords, wordsOf } from './condition-words.ts';

const n = variable('n', 'int');
const size = variable('size', 'int');
const failed = variable('failed', 'bool');
const isError = variable('err != nil', 'bool');

test.each([
  [compare(n, '==', integer(1)), 'unless n is exactly 1'],
  [compare(n, '>', integer(0)), 'unless n is positive'],
  [compare(n, '>=', integer(0)), 'when n is negative'],
  [compare(n, '<=', integer(0)), 'unless n is at most 0'],
  [compare(size, '>=', add(n, integer(-1))), 'unless size is at least n - 1'],
  [compare(n, '!=', integer(3)), 'when n is exactly 3'],
  [
    or(compare(n, '>=', integer(0)), compare(size, '>=', integer(0))),
    'when n is negative and size is negative',
  ],
  [failed, 'unless failed'],
  [not(failed), 'when failed'],
  [or(not(failed), not(isError)), 'when failed and err != nil'],
  [and(not(isError), compare(n, '!=', integer(3))), 'unless err == nil and n is not 3'],
  [
    or(
      compare(size, '>', integer(0)),
      and(compare(size, '==', integer(0)), compare(n, '<', integer(0))),
    ),
    'unless size is positive, or size is exactly 0 and n is negative',
  ],
])('%o is said as %s', (condition, words) => {
  expect(failsWords(condition)).toBe(words);
});

test.each([
  // 'a and b or c' could be taken for something else.
  [and(failed, or(isError, compare(n, '==', integer(1))))],
  [compare(n, '<=', multiply(integer(2), divide(n, integer(2))))],
  [and(...[0, 1, 2, 3, 4].map((value) => compare(n, '!=', integer(value))))],
  [not(and(failed, isError))],
])('what is no easier in words stays a formula', (condition) => {
  expect(wordsOf(condition)).toBeNull();
});
