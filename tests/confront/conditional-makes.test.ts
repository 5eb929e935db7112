import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Channels that only some runs make, of a size that is none in the others. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(head: string, body: string): Promise<string> {
  const { title, condition } = await headlineOf(`package p\nfunc ${head} {\n${body}\n}\n`, solver);
  return condition === null ? title : `${title} ${condition}`;
}

const tried = 'select {\ncase c <- 1:\ndefault:\n\treturn\n}\n<-c';

describe('a channel that is made in a branch and used behind it', () => {
  test('crashes in no run that skips the branch', async () => {
    const body = `var c chan int\nif n > 2 {\n\tc = make(chan int, n)\n}\n${tried}\n<-c`;
    expect(await said('F(n int)', body)).toBe('Free of goroutine leaks exactly when n <= 2');
  });

  test('is followed within the branch', async () => {
    const made = 'var c chan int\nif n > 2 {\n\tc = make(chan int, n-2)\n}';
    const filled = 'for i := 0; i < n; i++ {\nselect {\ncase c <- i:\ndefault:\n\treturn\n}\n}';
    const body = `${made}\n${filled}\ngo func() { for i := 0; i < n; i++ { <-c } }()`;
    expect(await said('F(n int)', body)).toBe('Free of goroutine leaks');
  });

  test('is followed within branches of branches', async () => {
    const inner = 'if n > 3 {\nc = make(chan int, n-4)\n} else {\nc = make(chan int, 1)\n}';
    const body = `var c chan int\nif a {\n${inner}\n}\nif c == nil {\nreturn\n}\nc <- 1\n<-c`;
    expect(await said('F(a bool, n int)', body)).toBe(
      'Free of goroutine leaks exactly when n != 4 || !a',
    );
  });

  test('has its size asked in that branch', async () => {
    const body = `var c chan int\nif b {\n\tc = make(chan int, n)\n}\n${tried}`;
    expect(await said('F(b bool, n int)', body)).toMatch(/n >= 0 \|\| !b|!b \|\| n >= 0/);
  });
});
