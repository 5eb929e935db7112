import { afterAll, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** What a function without text may do with the memory that it is handed. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string): Promise<string> {
  const text = `package p
import "ext"
type s struct { Xs []int; P *int; V any; M map[string]int; Next *s; F func() int }
func (t *s) f(ps []int) { ${body} }`;
  const { title, sentence } = await headlineOf(text, solver);
  return `${title}. ${sentence}`;
}

const hang = '{ c := make(chan int); <-c }';

test.each([
  [
    'elements of a slice in a struct',
    `xs := []int{0}; o := &s{Xs: xs}; ext.Do(o); if xs[0] != 0 ${hang}`,
  ],
  [
    'elements behind the end of a slice',
    `xs := make([]int, 1, 4); ext.Do(xs); if xs[:2][1] != 0 ${hang}`,
  ],
  [
    'elements of an array behind a slice of it',
    `var a [3]int; ext.Do(a[:1]); if a[2] != 0 ${hang}`,
  ],
  ['a number in an interface', `o := &s{V: 1}; ext.Do(o); if o.V != any(1) ${hang}`],
  [
    'a field of what a field points to',
    `o := &s{Next: &s{}}; n := o.Next; ext.Do(o); if n.V != nil ${hang}`,
  ],
  ['elements of a parameter', `if len(ps) > 0 && ps[0] == 0 { ext.Do(ps); if ps[0] != 0 ${hang} }`],
])('may change: %s', async (_, body) => {
  const words = await said(body);
  expect(words).toMatch(/Can deadlock|Free of goroutine leaks whenever/);
});

test.each([
  [
    'a pointer',
    `x := 0; o := &s{P: &x}; ext.Do(o); if o.P == nil ${hang}`,
    'ext.Do leaves s.P alone',
  ],
  [
    'a function',
    `o := &s{F: func() int { return 0 }}; ext.Do(o); if o.F() != 0 ${hang}`,
    'ext.Do leaves s.F alone',
  ],
  [
    'a slice that nobody knows',
    `old := t.Xs[0]; ext.Do(t.Xs); if t.Xs[0] != old ${hang}`,
    'ext.Do leaves what t.Xs leads to alone',
  ],
  [
    'a map that nobody knows',
    `old := t.M["k"]; ext.Do(t.M); if t.M["k"] != old ${hang}`,
    'ext.Do leaves t.M alone',
  ],
])('is said to leave alone: %s', async (_, body, words) => {
  expect(await said(body)).toContain(words);
});

test('numbers and texts are copies', async () => {
  const words = await said(
    `old := t.Xs[0]; ext.Do(old, "text", t.V == nil); if t.Xs[0] != old ${hang}`,
  );
  expect(words).toContain('Free of goroutine leaks for the values tried.');
  expect(words).not.toContain('provided');
});

test('what a pointer leads to is named as Go writes it', async () => {
  const text = `package p
func f(p *int) { if *p == 0 ${hang} }`;
  expect(JSON.stringify(await headlineOf(text, solver))).toContain('*p');
});
