import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** The bytes of a text that nobody knows are memory: what is written there is not what was read before. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(parameters: string, body: string): Promise<string> {
  const used = ['bytes', 'reflect', 'slices', 'sort'].filter((name) => body.includes(`${name}.`));
  const text = `package p
import (${used.map((name) => `"${name}"`).join('; ')})
type t struct { xs []int; b []byte }
func f(${parameters}) { c := make(chan int); ${body} }`;
  return (await headlineOf(text, solver)).title;
}

describe('the bytes of a text', () => {
  test.each([
    ['are changed one by one', 'if len(b) > 1 { b[0] = b[1] }'],
    ['are copied over', 'copy(b, "zz")'],
    ['are sorted', 'sort.Slice(b, func(i, j int) bool { return b[i] < b[j] })'],
    [
      'are turned round',
      'for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 { b[i], b[j] = b[j], b[i] }',
    ],
  ])('%s', async (_, change) => {
    const body = `b := []byte(s); ${change}; if s != string(b) { <-c }`;
    expect(await said('s string', body)).toMatch(/^Can deadlock/);
  });
});

describe('nobody claims to have seen all where memory of the caller is written', () => {
  test.each([
    ['and read as a text', 'was := string(x.b); x.b[0] = 1; if was != string(x.b) { <-c }'],
    [
      'and compared',
      'was := bytes.Equal(x.b, []byte("x")); x.b[0] = 1; if was != bytes.Equal(x.b, []byte("x")) { <-c }',
    ],
    [
      'by a reader',
      'was := x.b[0]; var r bytes.Buffer; r.WriteString("abc"); r.Read(x.b); if x.b[0] != was { <-c }',
    ],
    ['by copy', 'was := x.b[0]; copy(x.b, "z"); if x.b[0] != was { <-c }'],
    ['by append to a part', 'was := x.xs[1]; _ = append(x.xs[:1], 5); if x.xs[1] != was { <-c }'],
    ['by clear', 'was := x.xs[0]; clear(x.xs); if x.xs[0] != was { <-c }'],
    [
      'by an exchange',
      'was := x.xs[0]; sort.Slice(x.xs, func(i, j int) bool { return i > j }); if x.xs[0] != was { <-c }',
    ],
    [
      'and compared deeply',
      'was := reflect.DeepEqual(x.xs, []int{1}); x.xs[0] = 4; if reflect.DeepEqual(x.xs, []int{1}) != was { <-c }',
    ],
  ])(
    '%s',
    async (_, body) => {
      expect(await said('x *t', body)).not.toMatch(/^Free/);
    },
    60_000,
  );
});

test('values that are tried last: longer slices, and where numbers of eight bits come round', async () => {
  expect(await said('n uint8', 'if n+n < n { <-c }')).toMatch(/^Can/);
  const counting =
    'st := []int{}; d := make(chan int, 2); for i := n; i > 0; i /= 2 { st = append(st, i%2) }; for _, x := range st { if x == 1 { d <- 1 } }';
  expect(await said('n int', counting)).toMatch(/^Can/);
  const distinct =
    'seen := map[int]bool{}; for _, x := range xs { seen[x] = true }; if len(seen) == 3 { <-c }';
  expect(await said('xs []int', distinct)).toMatch(/^Can/);
});
