import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Which part of a value of the text is meant, where nobody knows the key, the index or the bound. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string): Promise<string> {
  const text = `package p\nimport "a.b/x"\nvar _ = x.V\n${body}`;
  const { title, sentence } = await headlineOf(text, solver);
  return `${title}. ${sentence}`;
}

describe('a map of the text', () => {
  test('has what was put under a key that nobody knows', async () => {
    const words = await said(
      'func f(k string) { m := map[string]chan int{}; m[k] = make(chan int); <-m[k] }',
    );
    expect(words).toContain('Can deadlock');
    expect(words).not.toContain('rovided');
  });

  test.each([
    ['texts', 'string', 'm[a]', 'm[b]'],
    ['parts of a key', '[2]string', 'm[[2]string{a, "x"}]', 'm[[2]string{b, "x"}]'],
    ['what an interface holds', 'any', 'm[a]', 'm[b]'],
  ])('may be asked for the same one twice: %s', async (_, key, first, second) => {
    const words = await said(
      `func f(a, b string) { m := map[${key}]chan int{}; ${first} = make(chan int, 1); ${second} = make(chan int, 1); ${first} <- 1; ${second} <- 2 }`,
    );
    expect(words).toContain('Can deadlock');
    expect(words).toContain('suppose that b == a');
  });

  test('loses what is deleted', async () => {
    const words = await said(
      'func f(k string) { m := map[string]chan int{}; m[k] = make(chan int); delete(m, k); if c, ok := m[k]; ok { <-c } }',
    );
    expect(words).toContain('Free of goroutine leaks under every schedule');
  });
});

describe('a list of the text', () => {
  test.each([
    ['an index', 'cs[x.Hash()&1] <- 1', '(x.Hash() & 1) = 1'],
    ['a bound', 'for _, c := range cs[:x.Count()] { c <- 1 }', 'x.Count() = 2'],
  ])('has %s that nobody knows', async (_, use, supposed) => {
    const words = await said(
      `func f() { cs := []chan int{make(chan int, 1), make(chan int)}; ${use} }`,
    );
    expect(words).toContain('Can deadlock');
    expect(words).toContain(`suppose that ${supposed}`);
  });
});

describe('what is supposed of one unknown', () => {
  test.each([
    ['texts', 's == "a"', 's == "b"'],
    ['numbers', 'len(s) > 1', 'len(s) < 2'],
    ['a text and its length', 's == "ab"', 'len(s) != 2'],
    ['a length and a text', 'len(s) < 2', 's == "ab"'],
    ['a number and its bounds', 'len(s) == 3', 'len(s) > 4'],
  ])('excludes the other: %s', async (_, one, other) => {
    const words = await said(
      `func f(s string) { cs := map[bool]chan int{true: make(chan int)}; if ${one} { if ${other} { <-cs[x.B()] } } }`,
    );
    expect(words).toContain('Free of goroutine leaks under every schedule');
  });

  test('says nothing of another part of it', async () => {
    const words = await said(
      'func f(s string) { c := make(chan int); t := s + "--"; if t[:1] == "a" { if t[1:2] == "b" { <-c } } }',
    );
    expect(words).toContain('Can deadlock');
  });
});
