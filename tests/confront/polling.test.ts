import { afterAll, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Who tries again and again finds only those who wait: two who both try never meet in Go. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

const poll = (operation: string) => `for { select { case ${operation}: return; default: } }`;

async function said(capacity: string, goroutine: string): Promise<string> {
  const text = `package p
func F() {
	c := make(chan int${capacity})
	go func() { ${goroutine} }()
	${poll('<-c')}
}`;
  const { title, sentence } = await headlineOf(text, solver);
  return `${title}. ${sentence}`;
}

test('two who poll each other go on for ever', async () => {
  expect(await said('', poll('c <- 1'))).toMatch(/not every run ends/);
});

test('at a buffer they need not meet', async () => {
  expect(await said(', 1', poll('c <- 1'))).toMatch(/^Free of goroutine leaks\. Proved/);
});

test('who polls finds the one who waits', async () => {
  expect(await said('', 'c <- 1')).toMatch(/^Free of goroutine leaks\. Proved/);
});
