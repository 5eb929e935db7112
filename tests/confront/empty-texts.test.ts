import { afterAll, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** A caller's text may be empty, as a caller's slice may: that is asked where the function reads a byte of it. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string): Promise<string> {
  const text = `package p
type t struct { name string }
func (x *t) f(s string) { c := make(chan byte); ${body} }`;
  return (await headlineOf(text, solver)).title;
}

test.each([
  ['a parameter', 'go func() { c <- s[0] }(); <-c'],
  ['a field', 'go func() { c <- x.name[0] }(); <-c'],
  [
    'where runs answer alone',
    'm := map[int]chan byte{0: c}; go func() { m[0] <- s[len(s)-1] }(); <-m[0]',
  ],
])('%s', async (_, body) => {
  expect(await said(body)).toMatch(/an panic$/);
});

test('but not where the function looks at its length before', async () => {
  const words = await said('go func() { if len(s) > 0 { c <- s[0] } else { c <- 0 } }(); <-c');
  expect(words).toBe('Free of goroutine leaks');
});
