import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Go panics if somebody adds to a waitgroup of zero while a goroutine comes back from Wait. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string): Promise<string> {
  const text = `package p\nimport "sync"\nfunc F(w, n int) {\n\tvar wg sync.WaitGroup\n${body}\n}`;
  const { title, sentence } = await headlineOf(text, solver);
  return `${title}. ${sentence}`;
}

const done = 'go func() { wg.Done() }()';

describe('a waitgroup that is used anew while somebody returns from Wait', () => {
  test.each([
    [
      'in straight code',
      `wg.Add(1); ${done}; go func() { wg.Wait() }(); wg.Wait(); wg.Add(1); ${done}; wg.Wait()`,
    ],
    [
      'by the paper and beyond it, in rounds',
      `if w < 1 { return }
	for i := 0; i < n; i++ {
		wg.Add(w)
		for j := 0; j < w; j++ { go func() { wg.Done(); wg.Wait() }() }
		wg.Wait()
	}`,
    ],
    [
      'by one of several',
      `c := make(chan int)
	for i := 0; i < 2; i++ { wg.Add(1); go func() { wg.Done(); wg.Wait(); c <- 1 }() }
	<-c
	wg.Add(1); ${done}
	<-c
	wg.Wait()`,
    ],
  ])('%s', async (_, body) => {
    expect(await said(body)).toMatch(/misuse a waitgroup|[Cc]hecked|panic/);
    expect(await said(body)).not.toMatch(/^Free of goroutine leaks\. Proved/);
  });
});

describe('a waitgroup that is used anew when all are back', () => {
  test.each([
    [
      'by the one who waits',
      `for i := 0; i < n; i++ { for j := 0; j < w; j++ { wg.Add(1); ${done} }; wg.Wait() }`,
    ],
    [
      'as another goroutine says',
      `d := make(chan int)
	wg.Add(1); ${done}
	go func() { wg.Wait(); close(d) }()
	<-d
	wg.Add(1); ${done}
	wg.Wait()`,
    ],
    [
      'by who is still counted',
      `for i := 0; i < n; i++ {
		wg.Add(1)
		go func() { defer wg.Done(); wg.Add(1); ${done} }()
	}
	wg.Wait()`,
    ],
  ])('%s', async (_, body) => {
    expect(await said(body)).toMatch(/^Free of goroutine leaks\. Proved/);
  });
});
