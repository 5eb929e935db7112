import { describe, expect, test } from 'vitest';
import type { Value } from '../value/value.ts';
import { haveWitness } from './witness.ts';

const holds = (...terms: readonly string[]): boolean =>
  haveWitness(
    terms.map((term): readonly [string, Value] =>
      term.startsWith('!') ? [term.slice(1), false] : [term, true],
    ),
  );

describe('possible at once', () => {
  test.each([
    ['nothing'],
    ['one of one', 'x == 3'],
    ['two unknowns', 'x < 3', '!y < 3'],
    [
      'a prefix and a later part',
      '!len(s) < 2',
      'slice of s[0:2] == "go"',
      '!text.index(s, "x") < 5',
    ],
    ['both parts of a text', '!text.index(s, ":") < 0', '!text.index(s, "=") < 0', '!len(s) < 2'],
    ['a sum', '!(x + y) < 10', 'x < 3'],
    ['a rest', '(x % 2) == 1', '!x < 7'],
    ['lengths of lists', '!len(xs) < 2', 'len(append(xs, 1)) == 3'],
    ['a letter', '!len(s) < 1', 's[0] == 47'],
    ['nil and not', 'a == nil', '!b == nil'],
    ['two calls of others', '!f()#1.2 == nil', 'f()#1.3 == nil'],
    ['what nobody here can compute, by itself', 'math.Sqrt(x) < 2', '!math.Sqrt(x) < 1'],
    ['an order', 'x < y', 'y < z'],
  ])('%s', (_, ...terms) => {
    expect(holds(...terms)).toBe(true);
  });
});

describe('not found possible at once', () => {
  test.each([
    ['a prefix that is longer', 'len(s) < 2', 'text.index(s, "go") == 0'],
    [
      'a prefix without its letter',
      '!len(s) < 2',
      'slice of s[0:2] == "go"',
      'text.index(s, "o") < 0',
    ],
    ['one and even', '!x < 1', '(x / 2) < 1', '!(x % 2) == 1'],
    ['a sum of less', '(x + 1) < 3', '!x < 6'],
    ['an order in a circle', 'x < y', 'y < z', 'z < x'],
    ['between two neighbours', '!x < 3', 'x < 5', '!x == 3', '!x == 4'],
    ['a list that is shorter than what was appended', 'len(append(xs, 1, 2)) < 2'],
    ['two that nobody here can compute', '!math.Sqrt(x) < 2', 'math.Floor(x) < 1'],
    ['a low byte', '!(x & 7) < 8'],
  ])('%s', (_, ...terms) => {
    expect(holds(...terms)).toBe(false);
  });
});
