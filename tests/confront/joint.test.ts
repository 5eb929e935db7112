import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** A run that supposes what cannot be at once is no refutation; what can be is one. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(condition: string): Promise<string> {
  const text = `package p
import ("fmt"; "io"; "math"; "strings")
func f(s string, x int, xs []string, r io.Reader) {
	_, _, _ = fmt.Sprint, math.Pi, strings.ToUpper
	c := make(chan int)
	${condition}
}`;
  return (await headlineOf(text, solver)).title;
}

describe('nobody can see', () => {
  test.each([
    [
      'a prefix that is not there at the beginning',
      'if strings.HasPrefix(s, "go") { go func() { c <- 1 }() }; if strings.Index(s, "go") == 0 { <-c }',
    ],
    [
      'a prefix without its letter',
      'if strings.HasPrefix(s, "go") && !strings.Contains(s, "o") { <-c }',
    ],
    ['two parts of a number', 'y := fmt.Sprint(x); if len(y) > 2 && len(y) < 2 { <-c }'],
    ['fewer pieces than one', 'if len(strings.Split(s, ",")) == 0 { <-c }'],
    [
      'a list that is shorter than what it was made of',
      'if len(append([]string{"a"}, xs...)) < 1 { <-c }',
    ],
    ['a text that fmt prints with a width below zero', 'fmt.Println(strings.Split(s, ","))'],
    ['less than nothing that was read', 'n, _ := r.Read(nil); if n < 0 { <-c }'],
  ])('%s', async (_, condition) => {
    expect(await said(condition)).not.toMatch(/^(Can|Always)/);
  });
});

describe('somebody can see', () => {
  test.each([
    [
      'a prefix and a later letter',
      'if strings.HasPrefix(s, "go") && strings.Index(s, "x") > 4 { <-c }',
    ],
    [
      'a prefix and another end',
      'if strings.HasPrefix(s, "go") && !strings.HasSuffix(s, "er") { <-c }',
    ],
    ['something that was read', 'n, _ := r.Read(nil); if n > 0 { <-c }'],
    ['a text of a number', 'if fmt.Sprint(x) != "7" { <-c }'],
  ])('%s', async (_, condition) => {
    expect(await said(condition)).toMatch(
      /^(Can|Always|Free of goroutine leaks (exactly when|unless))/,
    );
  });
});
