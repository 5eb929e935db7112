import { describe, expect, it } from 'vitest';
import { parseVirgo } from './parse.ts';
import { printVirgo } from './print.ts';

function canonical(text: string): string {
  const parsed = parseVirgo(text);
  if (!parsed.ok) throw new Error(parsed.diagnostics.map(({ message }) => message).join('\n'));
  return printVirgo(parsed.value).text;
}

function codes(text: string): readonly string[] {
  return parseVirgo(text).diagnostics.map(({ code }) => code);
}

describe('parseVirgo', () => {
  it('reads every concrete form and prints one', () => {
    expect(
      canonical("c = [x'];; for i : 0 .. x | y { c! } if a & b /= 2 { } else { skip } go { c? }"),
    ).toBe(
      [
        "c = chan [x'];",
        'for i : 0 .. x || y {',
        '  c!;',
        '}',
        'if a && b != 2 { } else {',
        '  skip;',
        '}',
        'go {',
        '  c?;',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('lets operators bind as in Go', () => {
    expect(canonical('if !(a || b) && c == d + 1 * 2 { }')).toBe(
      'if !(a || b) && c == d + 1 * 2 { }\n',
    );
    expect(canonical('c = [a - (b - c) - d]')).toBe('c = chan [a - (b - c) - d];\n');
    expect(canonical('c = [(a + b) * -(c / d)]')).toBe('c = chan [(a + b) * -(c / d)];\n');
  });

  it('knows the names that Go programs give to parameters', () => {
    const text = 'c = chan [len(cfg.files) + cfg.Workers];\nfor 0 .. `opts[0]` {\n  c!;\n}\n';
    expect(canonical(text)).toBe(text);
  });

  it('reads else if as a nested if', () => {
    expect(canonical('if a { } else if b { c! }')).toBe(
      'if a { } else {\n  if b {\n    c!;\n  }\n}\n',
    );
  });

  it('skips comments', () => {
    expect(canonical('// one\nc = [1] /* two */; c!')).toBe('c = chan [1];\nc!;\n');
  });

  it('reports several mistakes in one pass, each at its place', () => {
    const text = 'c = chan 1;\nc!;\ngo { c ; c? }\nfor 0 .. { }\n';
    const places = parseVirgo(text).diagnostics.map(({ span }) => text.slice(span.start, span.end));
    expect(places).toEqual(['1', ';', '{']);
  });

  it('asks for a missing separator and offers to insert it', () => {
    const { diagnostics } = parseVirgo('c = [1] c!');
    expect(diagnostics.map(({ fix }) => fix?.title)).toEqual(['Insert ;']);
  });

  it('rejects numbers beyond 64 bits, of any length', () => {
    expect(codes(`c = [${'9'.repeat(500_000)}]`)).toEqual(['virgo-number-too-large']);
    expect(codes('c = [0009223372036854775807]')).toEqual([]);
  });

  it('survives deep nesting', () => {
    const depth = 100_000;
    expect(codes(`c = [${'('.repeat(depth)}1${')'.repeat(depth)}]`)).toContain('virgo-too-deep');
    expect(codes('go {'.repeat(depth))).toContain('virgo-too-deep');
    expect(codes(`c = [1${'+1'.repeat(depth)}]`)).toContain('virgo-too-deep');
    expect(codes(`c = [${'!'.repeat(depth)}1]`)).toContain('virgo-too-deep');
    expect(codes(`if a {} ${'else if a {} '.repeat(depth)}`)).toContain('virgo-too-deep');
  });
});
