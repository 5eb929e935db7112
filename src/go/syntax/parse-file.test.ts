import { describe, expect, it } from 'vitest';
import type { GoExpression } from './node.ts';
import { parseFile } from './parse-file.ts';

function valueOf(expression: string): GoExpression {
  const file = parseFile('p.go', `package p\nvar x = ${expression}\n`);
  expect(file.errors).toEqual([]);
  const [declaration] = file.declarations;
  if (declaration?.kind !== 'variable') throw new Error('no variable');
  return declaration.values[0]!;
}

describe('literals have their values', () => {
  it.each([
    ['0x1F', 31n],
    ['0b101', 5n],
    ['0o17', 15n],
    ['017', 15n],
    ['1_000', 1000n],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toMatchObject({ kind: 'integer', value });
  });

  it.each([
    ['"a\\n"', 'a\n'],
    ['"\\xff\\377"', '\xff\xff'],
    ['"é"', '\xc3\xa9'],
    ['"\\u00e9"', '\xc3\xa9'],
    ['`a\\n`', 'a\\n'],
  ])('%s', (text, bytes) => {
    expect(valueOf(text)).toMatchObject({ kind: 'string', bytes });
  });

  it.each([
    ["'a'", 97],
    ["'\\''", 39],
    ["'😀'", 0x1f600],
    ["'\\x80'", 128],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toMatchObject({ kind: 'rune', value });
  });

  it.each([
    ['1.5', 3n, 2n],
    ['1e-2', 1n, 100n],
    ['0x1p-2', 1n, 4n],
    ['.5', 1n, 2n],
  ])('%s', (text, numerator, denominator) => {
    expect(valueOf(text)).toMatchObject({ kind: 'float', value: { numerator, denominator } });
  });
});

describe('what could be two things', () => {
  it.each([
    ['<-chan int(c)', 'unary'],
    ['(<-chan int)(c)', 'call'],
    ['a[b](c)', 'call'],
    ['a[b, c]', 'index'],
    ['[]int{1}[0]', 'index'],
    ['func() {}', 'function-literal'],
    ['(*T).m', 'selector'],
    ['a < b', 'binary'],
  ])('%s', (text, kind) => {
    expect(valueOf(text).kind).toBe(kind);
  });

  it.each([
    ['type T [n]int', 0],
    ['type T[P any] []P', 1],
    ['type T[P, Q any] map[P]Q', 2],
    ['type T[P *C,] int', 1],
    ['type T[P *struct{}] int', 1],
    ['type T [a * b]int', 0],
    ['type T [2]int', 0],
  ])('%s', (text, count) => {
    const file = parseFile('p.go', `package p\n${text}\n`);
    expect(file.errors).toEqual([]);
    expect(file.declarations[0]).toMatchObject({ kind: 'type' });
    const [declaration] = file.declarations;
    expect(declaration?.kind === 'type' && declaration.typeParameters.length).toBe(count);
  });
});

describe('faults', () => {
  it.each([
    ['func f() { g(1)) }', 'unexpected ) at end of statement'],
    ['func f() { x := }', 'unexpected }, expected expression'],
    ['func f() { if { } }', 'missing condition in if statement'],
    ['func f() { f(1 2) }', 'unexpected literal 2 in argument list; possibly missing comma or )'],
    ['func f() { go f }', 'expression in go must be function call'],
    ['x := 1', 'non-declaration statement outside function body'],
    ['func f() { _ = x.(type) }', 'use of .(type) outside type switch'],
    ['var x = "a\n', 'newline in string'],
    ['var x = 08', "invalid digit '8' in octal literal"],
  ])('%s', (text, message) => {
    expect(parseFile('p.go', `package p\n${text}\n`).errors[0]?.message).toBe(message);
  });

  it('leave the other functions whole', () => {
    const text = 'package p\n\nfunc a() { x() }\n\nfunc b() { if { }\n\nfunc c() { y() }\n';
    const file = parseFile('p.go', text);
    const names = file.declarations.flatMap((one) =>
      one.kind === 'function' ? [one.name.name] : [],
    );
    expect(names).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['braces', `package p\nfunc f() ${'{'.repeat(50_000)}`],
    ['ifs', `package p\nfunc f() {${'if x {'.repeat(20_000)}${'}'.repeat(20_000)}}`],
    ['parentheses', `package p\nvar x = ${'('.repeat(100_000)}`],
    ['stars', `package p\nvar x ${'*'.repeat(100_000)}int`],
    ['else', `package p\nfunc f() {if x {}${' else if x {}'.repeat(20_000)}}`],
    ['nothing', ''],
    ['a null byte', 'package p\0func f() {}'],
    ['an exponent', 'package p\nvar x = 1e999999999'],
  ])('end on %s', (_, text) => {
    expect(() => parseFile('p.go', text)).not.toThrow();
  });
});
