import { describe, expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { valuationsOf } from '../../src/execute/environment.ts';
import { check } from '../../src/execute/search/check.ts';
import { readText } from '../../src/go/files/read-text.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';
import { usualOptions } from './answers.ts';

/** Which keys a map of the caller has nobody knows; that no two of them are the same everybody does. */

/** At how many elements a run hangs, or why not all runs were seen. */
function hangsAt(body: string, parameters = 'm map[string]int'): readonly string[] {
  const text = `package p\nfunc F(${parameters}) {\n\tc := make(chan int)\n${body}\n}\n`;
  const { texts, packages } = readText(text);
  const { program: plain, diagnostics } = readProgram(texts, packages);
  const entry = plain?.entries.find(({ name }) => name === 'F');
  if (plain === null || entry === undefined)
    throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const program = new Program(plain);
  return valuationsOf(program, plain.functions[entry.function]!, new Map()).flatMap(
    ({ make, shown }) => {
      const { closed, found, bounds } = check(program, {
        entry: entry.function,
        kind: 'function',
        values: make,
        ...usualOptions,
      });
      if (found.size > 0) return [shown['m'] ?? 'any'];
      return closed ? [] : bounds;
    },
  );
}

describe('a map of the caller', () => {
  test.each([
    ['has no key twice', 'n := 0\nfor k := range m { if k == "a" { n++ } }\nif n > 1 { <-c }'],
    [
      'nor one that is not known twice',
      'o := map[string]int{}\nfor k := range m { o[k] = 1 }\nif len(o) != len(m) { <-c }',
    ],
    ['has the keys that it is visited by', 'for k := range m { if _, ok := m[k]; !ok { <-c } }'],
    ['has for them the values', 'for k, v := range m { if m[k] != v { <-c } }'],
    ['is empty without them', 'for k := range m { delete(m, k) }\nif len(m) > 0 { <-c }'],
    [
      'holds what is put there',
      'n := len(m)\nm["x"] = 1\nif len(m) != n && len(m) != n+1 || m["x"] != 1 { <-c }',
    ],
    [
      'has nothing where it is nil',
      'if m == nil { for range m { <-c }; if len(m) > 0 || m["a"] != 0 { <-c } }',
    ],
  ])('%s', (_, body) => {
    expect(hangsAt(body)).toEqual([]);
  });

  test('is visited in another order each time', () => {
    const first = (name: string): string =>
      `var ${name} string\nfor k := range m { ${name} = k; break }`;
    expect(hangsAt(`${first('a')}\n${first('b')}\nif a != b { <-c }`)).toEqual(['2 elements']);
  });

  test('may have a key that is asked for, under any name', () => {
    expect(hangsAt('if _, ok := m[s]; ok { <-c }', 'm map[string]int, s string')).toEqual([
      '1 element',
      '2 elements',
    ]);
  });

  test('may be another one of its type', () => {
    const body = 'n := len(o)\nm["x"] = 1\nif len(o) != n { <-c }';
    expect(hangsAt(body, 'm, o map[string]int')).toContain(
      'what a map holds that the text does not tell',
    );
  });

  test('with keys that may not be found again is not told', () => {
    expect(
      hangsAt('for k := range m { if _, ok := m[k]; !ok { <-c } }', 'm map[float64]int'),
    ).toEqual(['any']);
  });
});

test('what is equal to a third is equal', () => {
  const body = 'if a == b && b == d && d != a { <-c }\nif a == b && b != d && a == d { <-c }';
  expect(hangsAt(body, 'a, b, d string')).toEqual([]);
});
