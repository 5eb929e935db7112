import { describe, expect, test } from 'vitest';
import { scan } from './scan.ts';

const kinds = (text: string, isGobra = false): readonly string[] =>
  scan(text, isGobra).map(({ kind, text: own }) => (kind === 'name' ? own : kind));

describe('scanning annotated Go', () => {
  test('what stands behind //@ is read, and other comments are not', () => {
    expect(kinds('x //@ requires y\n// z\n')).toEqual(['x', 'requires', 'y', 'newline', 'end']);
  });

  test('so is what gofmt makes of it, and other signs in comments are not', () => {
    expect(kinds('// @ requires a\n// @ && b\nx')).toEqual([
      ...['requires', 'a', '&&', 'b', 'newline', 'x', 'newline', 'end'],
    ]);
    expect(kinds('// @Summary a\nx')).toEqual(['x', 'newline', 'end']);
  });

  test('in a .gobra file all of it is specification', () => {
    const tokens = scan('requires x // no\n', true);
    expect(tokens.map(({ text }) => text.trim())).toEqual(['requires', 'x', '', '']);
    expect(tokens[0]!.isSpec).toBe(true);
  });

  test('==> is one operator in specifications only', () => {
    expect(kinds('a ==> b', true)).toEqual(['a', '==>', 'b', 'newline', 'end']);
    expect(kinds('a ==> b')).toEqual(['a', '==', '>', 'b', 'newline', 'end']);
  });

  test('an assertion goes on behind the mark of the next line', () => {
    expect(kinds('//@ requires a\n//@ && b\n')).toEqual([
      'requires',
      'a',
      '&&',
      'b',
      'newline',
      'end',
    ]);
  });

  test('the signs of the paper are read as they are typed', () => {
    expect(kinds('∀ i ≤ n', true)).toEqual(['forall', 'i', '<=', 'n', 'newline', 'end']);
  });
});
