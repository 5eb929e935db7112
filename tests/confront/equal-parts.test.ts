import { afterAll, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Comparisons of values of which a part is unknown, and what they are called. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(parameters: string, body: string): Promise<string> {
  const text = `package p
import "reflect"
var _ = reflect.DeepEqual
type s struct { a, b int }
type l struct { f []int; n int }
func f(${parameters}) { c := make(chan int); ${body} }`;
  return JSON.stringify(await headlineOf(text, solver));
}

test.each([
  ['a struct that was copied', 'p, q *s', 'old := *p; if *q == old { <-c }'],
  ['a field that is a length', 't string', 'if (s{len(t), 1}) == (s{3, 1}) { <-c }'],
  ['structs in interfaces', 'p s', 'var x, y any = p, s{1, 2}; if x == y { <-c }'],
  ['an array', 'p *[2]string', 'old := *p; if old == [2]string{"a", "b"} { <-c }'],
  ['all that is in a struct', 'p s', 'if reflect.DeepEqual(p, s{1, 2}) { <-c }'],
  ['all that is in a map', 'm map[string]int', 'if reflect.DeepEqual(m, map[string]int{}) { <-c }'],
  ['an interface', 'x any', 'if reflect.DeepEqual(x, 1) { <-c }'],
])('may be equal: %s', async (_, parameters, body) => {
  expect(await said(parameters, body)).toMatch(/"kind":"(fails|conditional)"/);
});

test('what differs in a part that is known is not equal', async () => {
  const words = await said('t string', 'if (s{len(t), 1}) == (s{len(t), 2}) { <-c }');
  expect(words).not.toMatch(/"kind":"(fails|conditional)"/);
});

test('what Go cannot compare panics, whatever its parts are', async () => {
  const body =
    'defer func() { recover() }(); var x, y any = l{nil, n}, l{nil, 1}; if x == y { <-c }';
  expect(await said('n int', body)).not.toMatch(/"kind":"(fails|conditional)"/);
});

test('a case is named by the comparison that it stands for', async () => {
  const words = await said('t string', 'switch t { case "a", "b": <-c; case "c": }');
  expect(words).toContain('t == ');
  expect(words).not.toContain('case');
});
