import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Programs on which verdicts have been wrong, with what real Go does. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(text: string): Promise<string> {
  const { title, condition, sentence } = await headlineOf(`package p\n${text}`, solver);
  return `${title} ${condition ?? ''}. ${sentence}`;
}

const list = 'type node struct { next *node; run func() }\n';

describe('what an iteration made is not lost behind the loop', () => {
  test.each([
    ['a function in a struct', 'if head != nil { head.run() }'],
    ['a function behind two pointers', 'if head != nil && head.next != nil { head.next.run() }'],
    ['a function of a list', 'for n := head; n != nil; n = n.next { n.run() }'],
  ])('%s', async (_, use) => {
    const text = `${list}func F(k int) {
	c := make(chan int)
	var head *node
	for i := 0; i < k; i++ { head = &node{head, func() { c <- i }} }
	${use}
}`;
    expect(await said(text)).toMatch(/^Can deadlock .*With k = [12] all goroutines are asleep/);
  });
});

describe('who ends the process leaves nobody behind', () => {
  test.each([
    [
      'while another one waits',
      'go func() { c <- 1 }(); os.Exit(1)',
      'Free of goroutine leaks under',
    ],
    ['in a goroutine', 'go func() { os.Exit(1) }(); <-c', 'Free of goroutine leaks under'],
    [
      'in a loop that starts goroutines',
      'for i := 0; i < 2; i++ { if i == 1 { os.Exit(1) }; go func() { c <- 1 }() }',
      'Free of goroutine leaks under',
    ],
    ['in a goroutine, sometimes', 'go func() { if n > 3 { os.Exit(1) } }(); <-c', 'Can deadlock'],
    [
      'sometimes',
      'go func() { c <- 1 }(); if n > 3 { os.Exit(1) }; <-c',
      'Free of goroutine leaks whenever n <= 3',
    ],
  ])('%s', async (_, body, words) => {
    const text = `import "os"\nfunc F(n int) { c := make(chan int); ${body} }`;
    const answer = await said(text);
    const expected = words.endsWith('under') ? /^Free of goroutine leaks/ : new RegExp(`^${words}`);
    expect(answer).toMatch(expected);
  });
});

test('where an operation always panics nothing is withdrawn that took for granted that it does not', async () => {
  const text = `func F() {
	c := make(chan int)
	go func() {
		defer func() { if recover() != nil { c <- 1 } }()
		var m map[string]int
		m["a"] = 1
	}()
	<-c
}`;
  expect(await said(text)).toContain('Free of goroutine leaks under every schedule');
});

test('a length that was supposed to be zero is not above zero', async () => {
  const text = `func F(m map[string]int, e chan int) {
	c := make(chan int, len(m))
	go func() { <-e }()
	if len(m) > 2 && cap(c) == 0 { <-c }
}`;
  expect(await said(text)).not.toContain('Can');
});
