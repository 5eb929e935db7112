import { describe, expect, test } from 'vitest';
import { changedLines, checkLocks, sameTokens } from './locks.ts';

const original = `package main

func f(n int) int {
	c := make(chan int)
	go send(c)
	return <-c
}
`;
const editable = [{ from: 4, to: 4 }];

describe('locked lines', () => {
  test.each([
    ['as it is', original],
    ['an edit where it is allowed', original.replace('(chan int)', '(chan int, 1)')],
    ['more lines there', original.replace('\tc :=', '\tprintln(n)\n\tc :=')],
    ['another layout', original.replaceAll('\t', '    ')],
    ['a comment', original.replace('\tgo send', '\t// who?\n\tgo send')],
  ])('are kept: %s', (_, text) => {
    expect(checkLocks(original, editable, text)).toMatchObject({ kind: 'kept' });
  });

  test.each([
    ['a line is gone', original.replace('\tgo send(c)\n', '')],
    ['a line is a comment', original.replace('\tgo send(c)', '\t// go send(c)')],
    [
      'a comment hides the rest',
      original.replace(
        '\tc := make(chan int)\n\tgo send(c)',
        '\tc := make(chan int)\n\t/* go send(c) */',
      ),
    ],
    ['a line between two of them', original.replace('\treturn', '\tprintln(n)\n\treturn')],
    ['a line in front', original.replace('package main', 'package main\nvar x int')],
    ['a line behind', `${original}\nfunc g() {}\n`],
    ['a string has it', original.replace('\tgo send(c)', '\t_ = `go send(c)`')],
    ['nothing', ''],
  ])('are not: %s', (_, text) => {
    expect(checkLocks(original, editable, text).kind).toBe('changed');
  });

  test.each([
    'func panic(any) {}',
    'var (\n\ta = 1\n\tlen = 2\n)',
    'type error int',
    'const true = false',
    'import nil "fmt"',
    'func clear(any) {}',
    'type uint32 = int',
  ])('leave no room for %s', (text) => {
    expect(checkLocks(original, null, `package main\n${text}\n`).kind).toBe('redeclared');
  });

  test('do not mind a method or a local that is called so', () => {
    const text = 'package main\nfunc (s S) len() int { max := 1; return max }\n';
    expect(checkLocks(original, null, text).kind).toBe('kept');
  });
});

test('lines are counted as changed, added or taken out, whatever their layout', () => {
  expect(changedLines(original, original)).toBe(0);
  expect(changedLines(original, original.replaceAll('\t', '  '))).toBe(0);
  expect(changedLines(original, original.replace('\tgo send(c)\n', ''))).toBe(1);
  expect(changedLines(original, original.replace('<-c', '<-d'))).toBe(1);
  expect(changedLines(original, original.replace('\treturn', '\tprintln()\n\treturn'))).toBe(1);
  expect(changedLines(original, original.replace('send', 'take').replace('<-c', '0'))).toBe(2);
});

test('texts are the same whatever their layout', () => {
  expect(sameTokens('a := 1 // one\nb()', 'a := 1\n\n\tb()')).toBe(true);
  expect(sameTokens('a := 1', 'a := 2')).toBe(false);
});
