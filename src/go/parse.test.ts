import { describe, expect, it } from 'vitest';
import { loadParser } from '../../tests/support/go.ts';
import { parseGo } from './parse.ts';
import type { GoFile } from './syntax.ts';

const parser = await loadParser();

function parsed(text: string): GoFile {
  const result = parseGo(text, parser);
  if (!result.ok) throw new Error(result.diagnostics[0]?.message);
  return result.value;
}

describe('parseGo', () => {
  it('counts in UTF-16 units, whatever stands before', () => {
    const text = 'package p\n// 😀 é 漢\nvar s = "😀"\nfunc grüße() { c := make(chan int) }\n';
    const [declaration] = parsed(text).functions;
    expect(text.slice(declaration!.nameSpan.start, declaration!.nameSpan.end)).toBe('grüße');
    const [define] = declaration!.body!.statements;
    expect(text.slice(define!.span.start, define!.span.end)).toBe('c := make(chan int)');
  });

  it('keeps whole functions beside broken ones', () => {
    const file = parsed(
      'package p\n\nfunc good() { x() }\n\nfunc bad() { if { }\n\nfunc alsoGood() { y() }\n',
    );
    const whole = file.functions.filter(({ broken }) => !broken).map(({ name }) => name);
    expect(whole).toContain('good');
    expect(file.errors.length).toBeGreaterThan(0);
  });

  it('reads methods, generics, labels, closures and all loops', () => {
    const file = parsed(`package p
func (s *Server[T]) Run(fs ...func() error) (n int, err error) {
outer:
	for i, f := range fs {
		for range 3 { continue outer }
		switch x := f().(type) { case nil: default: _ = x }
		go func(i int) { defer func() {}() }(i)
	}
	return Map[int, string](nil), nil
}`);
    expect(file.errors).toEqual([]);
    const [run] = file.functions;
    expect(run?.signature.parameters[0]?.variadic).toBe(true);
    expect(run?.signature.results.map(({ name }) => name?.name)).toEqual(['n', 'err']);
    expect(run?.body?.statements.map(({ kind }) => kind)).toEqual(['labeled', 'return']);
  });

  it('numbers the lines of a const group', () => {
    const file = parsed('package p\nconst (\n\ta = iota + 1\n\tb\n\tc\n)\n');
    expect(file.constants.map(({ iota, values }) => [iota, values.length])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  it('reads integers in every base', () => {
    const file = parsed('package p\nvar x = []int{0x1F, 0b101, 0o17, 017, 1_000}\n');
    const [list] = file.variables[0]!.values;
    if (list?.kind !== 'composite') throw new Error('no list');
    const values = list.elements.map(({ value }) =>
      value.kind === 'integer' ? value.value : null,
    );
    expect(values).toEqual([31n, 5n, 15n, 15n, 1000n]);
  });

  it.each([
    ['braces', `package p\nfunc f() ${'{'.repeat(50_000)}`],
    ['ifs', `package p\nfunc f() {${'if x {'.repeat(20_000)}${'}'.repeat(20_000)}}`],
    ['parentheses', `package p\nvar x = ${'('.repeat(100_000)}`],
    ['nothing', ''],
    ['a null byte', 'package p\0func f() {}'],
  ])('ends on %s', (_, text) => {
    expect(() => parseGo(text, parser)).not.toThrow();
  });
});
