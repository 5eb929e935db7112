import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Loops that only end where something leaves them, and whose iterations have nothing to do with each other. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string, parameters: string, imports = ''): Promise<string> {
  const text = `package p\n${imports}func F(${parameters}) {\n${body}\n}\n`;
  const { title, sentence } = await headlineOf(text, solver);
  return `${title}. ${sentence}`;
}

const own = 'c := make(chan int, 1)\nc <- 1\n<-c';

describe('a loop of which each iteration makes its channels', () => {
  test.each([
    ['at all', `for {\n${own}\n}`],
    ['under a condition', `for n > 10 {\n${own}\n}`],
    ['of a goroutine', `go func() { for {\n${own}\n} }()`],
    ['where nothing leaves it', `for {\n${own}\nif n > 3 { break }\n}`],
  ])('has no end: %s', async (_, body) => {
    expect(await said(body, 'n int')).toContain('not every run ends');
  });

  test('is not proved to end where it uses none of them', async () => {
    const body = 'cs := map[string]chan int{}\nfor n > 10 { cs["a"] = make(chan int) }';
    expect(await said(body, 'n int')).not.toContain('Proved for all values');
  });

  test('is granted one where nobody knows what leaves it', async () => {
    const words = await said(`for {\n${own}\nif f() { break }\n}`, 'f func() bool');
    expect(words).toContain('provided that f returns and some iteration leaves the loop: f()');
  });

  test('ends where it is counted', async () => {
    const words = await said(`for i := 0; i < n; i++ {\n${own}\n}`, 'n int');
    expect(words).toMatch(/^Free of goroutine leaks\. Proved/);
  });
});

describe('a loop that comes to nothing', () => {
  test.each([
    [
      'of a lock that nobody waits for',
      'var mu sync.Mutex\nfor n > 3 {\nmu.Lock()\nmu.Unlock()\n}',
    ],
    ['of a goroutine', 'var mu sync.Mutex\ngo func() { for {\nmu.Lock()\nmu.Unlock()\n} }()'],
    ['of a Once', 'var o sync.Once\nfor n > 3 { o.Do(func() {}) }'],
  ])('has no end either: %s', async (_, body) => {
    const words = await said(body, 'n int', 'import "sync"\n');
    expect(words).toContain('not every run ends');
  });

  test('goes on for ever past the number that ends it', async () => {
    const body = 'c := make(chan int, 1)\nc <- 1\nfor i := 3; i != n; i++ { go func() {}() }';
    expect(await said(body, 'n int')).toContain('unless n is more than 2');
  });

  test('comes to the number of elements', async () => {
    const body = 'c := make(chan int, 1)\nc <- 1\nfor i := 0; i != len(xs); i++ { go func() {}() }';
    expect(await said(body, 'xs []int')).toMatch(/^Free of goroutine leaks\. Proved/);
  });
});

describe('a large number', () => {
  const cs = 'cs := map[string]chan int{"a": make(chan int)}';

  test.each([
    ['above it', 'if n > 1000 { <-cs["a"] }', 'With n = 1001'],
    ['at it', 'if n == 4321 { <-cs["a"] }', 'With n = 4321'],
    ['below it', 'if n < -700 { <-cs["a"] }', 'With n = -701'],
  ])('is tried: %s', async (_, body, words) => {
    expect(await said(`${cs}\n${body}`, 'n int')).toContain(words);
  });

  test('that something is counted to takes nothing away from what is said of small ones', async () => {
    const counted =
      'if n > 100000 { return }\nm := map[int]chan int{}\nfor i := 0; i < n; i++ { m[i] = make(chan int, 1); m[i] <- 1 }';
    expect(await said(counted, 'n int')).toContain('Free of goroutine leaks for the values tried');
  });
});
