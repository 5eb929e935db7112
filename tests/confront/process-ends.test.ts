import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** A panic that nobody can recover ends the process with all goroutines: nobody is left behind. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string, head = 'func F(n int)'): Promise<string> {
  const home = head.includes('main') ? 'main' : 'p';
  return (await headlineOf(`package ${home}\n${head} {\nc := make(chan int)\n${body}\n}\n`, solver))
    .title;
}

describe('a panic', () => {
  test('of a goroutine that was started leaves nobody behind', async () => {
    expect(await said('go func() { panic("x") }()\n<-c')).toBe('Can panic');
  });

  test('of main leaves nobody behind', async () => {
    expect(await said('go func() { c <- 1 }()\npanic("x")', 'func main()')).toBe('Can panic');
  });

  test('of a goroutine is no leak for the values that make it panic', async () => {
    const body = 'go func() { if n < 0 { panic("x") }; c <- 1 }()\n<-c';
    expect(await said(body)).toMatch(/^Free of goroutine leaks whenever/);
  });

  test('of the function that is called may be recovered by its caller', async () => {
    const body = 'go func() { c <- 1 }()\nif n < 0 { panic("x") }\n<-c';
    expect(await said(body)).toMatch(/^Free of goroutine leaks exactly when/);
  });

  test('that is recovered ends nothing but its function', async () => {
    const body = 'go func() { defer func() { recover(); c <- 1 }(); panic("x") }()\n<-c';
    expect(await said(body)).toBe('Free of goroutine leaks');
  });
});
