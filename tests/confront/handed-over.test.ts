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

/** An array in a struct, and slices of it. */
async function ofArray(body: string): Promise<string> {
  const text = `package p
import "ext"
var _ = ext.Do
type c struct { n int; arr [2]int; in struct { a [2]int } }
func set(xs []int) { xs[0] = 1 }
func f(n int) { ch := make(chan int); _ = ch; ${body} }`;
  return JSON.stringify(await headlineOf(text, solver));
}

test.each([
  ['unread code', 'o := c{arr: [2]int{n, n}}; ext.Do(o.arr[:1]); if o.arr[0] != n { <-ch }'],
  ['a nested array', 'var o c; ext.Do(o.in.a[:]); if o.in.a[0] == 1 { <-ch }'],
  ['a row of a matrix', 'var m [2][2]int; ext.Do(m[1][:]); if m[1][0] == 1 { <-ch }'],
  ['the text itself', 'var o c; s := o.arr[:]; s[0] = 1; if o.arr[0] == 1 { <-ch }'],
  ['a function of the text', 'var o c; set(o.arr[:]); if o.arr[0] == 1 { <-ch }'],
  ['copy', 'var o c; copy(o.arr[:], []int{n}); if o.arr[0] == 1 { <-ch }'],
  [
    'what gets pointers in an array',
    'o := &c{}; ext.Do([2]*c{o}); k := 0; ext.Do([1]*int{&k}); if k == 1 { <-ch }',
  ],
])('writes through a slice of an array: %s', async (_, body) => {
  expect(await ofArray(body)).toMatch(/"kind":"(fails|conditional)"/);
});

test('what is written through a slice of an array in a struct hides no number for ever', async () => {
  const words = await ofArray('var o c; s := o.arr[:]; s[0] = 1; if n != n { <-ch }; s[1] = 2');
  expect(words).toContain('Free of goroutine leaks');
});

test.each([
  [
    'by the proof',
    'k := n; ext.Keep(&k); b := make(chan int, 1); if k > 0 { b <- 1 }; ext.Do(); if k > 0 { <-b }',
  ],
  [
    'by runs',
    'var a [2]int; ext.Keep(a[:]); b := make(chan int, 1); if a[0] != 0 { b <- 1 }; ext.Do(); if a[0] != 0 { <-b }',
  ],
])('is taken to keep nothing, and said so: %s', async (_, body) => {
  expect(await ofArray(body)).toContain('provided that ext.Keep keeps nothing that it is handed');
});

test('who runs once keeps nothing that matters', async () => {
  const body =
    'k := n; ext.Keep(&k); b := make(chan int, 1); if k > 0 { b <- 1 }; if k > 0 { <-b }';
  expect(await ofArray(body)).not.toContain('keeps nothing');
});
