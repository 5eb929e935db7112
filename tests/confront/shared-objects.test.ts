import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** What is read twice is the same only where nothing that happens in between can have changed it. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(parameters: string, first: string, between: string): Promise<string> {
  const text = `package p
import ("encoding/json"; "example.com/ext"; "fmt"; "sync/atomic")
type part struct { N int; B bool }
type whole struct { Part part; Next *whole; Xs []int; M map[string]int; Rows [3]int; Err error }
func (p *part) reset() { p.N = 0 }
var spare whole
func f(${parameters}) {
	_, _, _, _ = json.Unmarshal, ext.Fill, fmt.Sscan, atomic.AddInt64
	c := make(chan int)
	before := ${first}
	${between}
	after := ${first}
	if before != after { <-c }
}`;
  return (await headlineOf(text, solver)).title;
}

const free = /^Free of goroutine leaks( under [^,]*|, but can panic)?$/;

describe('these may differ', () => {
  test.each([
    ['a field and a pointer to it', 'w *whole, p *int', 'w.Part.N > 0', '*p = -1'],
    ['what a pointer leads to and the field', 'w *whole, p *int', '*p > 0', 'w.Part.N = 0'],
    ['a struct in a struct', 'w *whole, p *part', 'w.Part.N > 0', 'p.N = 0'],
    ['a struct and what it lies in', 'w *whole, p *part', 'p.n > 0', '*w = whole{}'],
    ['an element and a pointer to it', 'w *whole, p *int', '*p > 0', 'w.Rows[1] = 0'],
    ['a flag and a pointer to it', 'w *whole, p *bool', 'w.Part.B', '*p = false'],
    ['a list and a pointer to it', 'w *whole, p *[]int', 'len(w.Xs) > 0', '*p = nil'],
    ['a pointer to a variable of the package', 'w *whole', 'w.Part.N > 0', 'spare.Part.reset()'],
    ['a number that is changed at once', 'p *int64', '*p > 0', 'atomic.AddInt64(p, -1)'],
    ['arrays', 'a, b *[3]int', '*a == *b', 'a[0] = 5'],
    ['two maps', 'm, n map[string]int', 'len(m) > 1', 'delete(n, "a")'],
    ['an entry of a map', 'm map[string]int, k string', 'm[k] > 0', 'm[k]--'],
    [
      'what a goroutine changes',
      'w, v *whole',
      'w.Part.N > 0',
      'go func() { v.Part.N--; c <- 1 }(); <-c',
    ],
    ['the text of bytes', 'bs []byte', 'string(bs) == "a"', 'bs[0] = 1'],
  ])('%s', async (_, parameters, first, between) => {
    expect(await said(parameters, first, between)).not.toMatch(free);
  });
});

describe('who gets a pointer may change', () => {
  test.each([
    ['what it leads to', 'p *int', '*p > 0', 'fmt.Sscan("3", p)'],
    ['a struct', 'w *whole', 'w.Part.N > 0', 'ext.Fill(w)'],
    ['what a struct leads to', 'w whole', 'w.Next.Part.N > 0', 'ext.Fill(w)'],
    ['what is in an interface', 'w *whole', 'w.Err == nil', 'json.Unmarshal(nil, w)'],
    ['what is in a list', 'w *whole', 'w.Part.N > 0', 'ext.Fill([]*whole{w})'],
    ['a map', 'm map[string]int', 'len(m) > 0', 'ext.Fill(m)'],
    ['a map of a struct', 'w *whole', 'len(w.M) > 0', 'ext.Fill(w)'],
  ])('%s', async (_, parameters, first, between) => {
    expect(await said(parameters, first, between)).not.toMatch(free);
  });
});

describe('these are the same', () => {
  test.each([
    ['another field', 'w, v *whole', 'w.Part.N > 0', 'v.Part.B = false'],
    ['a field of another type', 'w *whole, p *string', 'w.Part.N > 0', '*p = ""'],
    ['a field, not an element', 'w *whole, xs []int', 'w.Part.N > 0', 'xs[0] = 1'],
    ['what is printed', 'w *whole', 'w.Part.N > 0', 'fmt.Println(w)'],
    ['what is copied', 'w *whole', 'w.Part.N > 0', 'ext.Fill(w.Part.N)'],
    ['the length of what is handed over', 'xs []int', 'len(xs) > 0', 'ext.Fill(xs)'],
    ['a map that nobody gets', 'w *whole', 'len(w.M) > 0', 'ext.Fill(w.Rows)'],
  ])('%s', async (_, parameters, first, between) => {
    expect(await said(parameters, first, between)).toMatch(free);
  });
});

/** What is said of a whole body. */
async function saidOf(parameters: string, body: string): Promise<string> {
  const text = `package p
type node struct { n int; next *node }
var count int
func bump() int { count++; return count }
func f(${parameters}) { c := make(chan int); ${body} }`;
  return (await headlineOf(text, solver)).title;
}

test.each([
  ['what was written through a pointer is read', 'p *int', 'q := p; *q = 4; if *p != 4 { <-c }'],
  ['a sum is not the sum by one more', '', 'if bump() == bump() { <-c }'],
])('%s', async (_, parameters, body) => {
  expect(await saidOf(parameters, body)).toMatch(free);
});

test.each([
  ['a pointer may be nil', 'p *int, g func() bool', 'for g() { }; if p == nil { <-c }'],
  [
    'a pointer to a struct may be nil',
    'w *node, g func() bool',
    'for g() { }; if w == nil { <-c }',
  ],
])('%s', async (_, parameters, body) => {
  expect(await saidOf(parameters, body)).not.toMatch(free);
});

test('what a function of the caller may change is granted to stay as it was', async () => {
  const body = 'a := w.n > 0; g(); w.next = nil; w.n++; if a && w.n <= 0 { <-c }';
  expect(await saidOf('w *node, g func()', body)).toMatch(/provided that .*g leaves w\.n alone/);
});
