import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Two unknowns are the same only where Go would compute the same. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(condition: string): Promise<string> {
  const text = `package p
import ("fmt"; "math/rand"; "strings")
type t struct { n int; s string; xs, ys []int }
func (t *t) f(s string) {
	_, _, _ = fmt.Sprint(), rand.Int, strings.ToUpper
	c := make(chan int)
	${condition}
}`;
  return (await headlineOf(text, solver)).title;
}

describe('these may differ', () => {
  test.each([
    ['two parts', 'if strings.Contains(s, "a") && !strings.Contains(s, "b") { <-c }'],
    ['two operands', 'if fmt.Sprint(s, 1) != fmt.Sprint(s, 2) { <-c }'],
    ['two random numbers', 'if rand.Intn(t.n+1) != rand.Intn(t.n+1) { <-c }'],
    ['a number and its lowest byte', 'if int(int8(t.n)) != t.n { <-c }'],
    [
      'two texts of bytes',
      `if string([]byte{byte(t.n), 'x'}) != string([]byte{byte(t.n), 'y'}) { <-c }`,
    ],
    ['numbers of elements', 'if len(append(t.xs, 1)) != len(append(t.xs, 1, 2)) { <-c }'],
    [
      'two copies',
      'if a, b := make([]int, 3), make([]int, 3); copy(a, t.xs) != copy(b, t.ys) { <-c }',
    ],
    [
      'what was there and what is copied there',
      'ys := make([]int, 2); copy(ys, t.xs); if ys[0] == 7 { <-c }',
    ],
    ['two pieces', 'if len(strings.Split(s, ",")) != len(strings.Split(s, ";")) { <-c }'],
  ])('%s', async (_, condition) => {
    expect(await said(condition)).not.toMatch(/^Free of goroutine leaks( under|$)/);
  });
});

describe('these are the same', () => {
  test.each([
    ['what is computed twice', 'if strings.Contains(s, "a") && !strings.Contains(s, "a") { <-c }'],
    ['a wider number', 'if int64(t.n) > 3 && t.n < 3 { <-c }'],
  ])('%s', async (_, condition) => {
    expect(await said(condition)).toMatch(/^Free of goroutine leaks/);
  });
});
