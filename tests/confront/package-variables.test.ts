import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Of package variables that the text changes nobody knows what the caller's functions and pointers do to them. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(parameters: string, between: string): Promise<string> {
  const text = `package p
var changed, fixed int
func change() { changed++ }
type worker interface{ work() }
type box struct { n int }
func f(${parameters}) {
	c := make(chan int)
	if changed == 1 { go func() { c <- 1 }() }
	${between}
	if changed == 1 { <-c }
}`;
  return (await headlineOf(text, solver)).title;
}

describe('a package variable', () => {
  test.each([
    ['is changed by a function of the caller', 'g func()', 'g()', 'Can deadlock'],
    ['is changed by a method of the caller', 'w worker', 'w.work()', 'Can deadlock'],
    ['is written to through a pointer', 'p *int', '*p = 2', 'No goroutine leak was found'],
  ])('%s', async (_, parameters, between, title) => {
    expect(await said(parameters, between)).toBe(title);
  });

  test.each([
    ['stays, whatever an error says', 'err error', '_ = err.Error()'],
    ['is in no struct of another type', 'b *box', 'b.n = 2'],
    ['is no pointer', 'p **int', '*p = nil'],
  ])('%s', async (_, parameters, between) => {
    expect(await said(parameters, between)).toMatch(
      /^Free of goroutine leaks under every schedule/,
    );
  });
});
