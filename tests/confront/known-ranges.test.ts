import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** What is known of the results of library functions that a proof does not follow. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string): Promise<string> {
  const text = `package p
import ("bytes"; "math/bits"; "math/rand"; "runtime"; "strconv"; "strings"; "time")
var _, _, _, _, _, _, _ = bytes.Split, bits.Len64, rand.Intn, runtime.NumCPU, strconv.Itoa, strings.Split, time.Now
func f(s string, n int, xs, ys []int) { ${body} }`;
  const { title, sentence } = await headlineOf(text, solver);
  return `${title}. ${sentence}`;
}

const hang = '{ c := make(chan int); <-c }';

describe('is proved', () => {
  test.each([
    [
      'at most two pieces',
      `c := make(chan string, 2); for _, p := range strings.SplitN(s, "=", 2) { c <- p }`,
    ],
    ['a number below another', `if rand.Intn(3) > 2 ${hang}`],
    ['an order', `if strings.Compare(s, "b") > 1 ${hang}`],
    ['a number of bits', `if bits.Len64(uint64(n)) > 64 ${hang}`],
    ['a digit', `if len(strconv.Itoa(n)) == 0 ${hang}`],
    ['processors', `c := make(chan int, runtime.NumCPU()); c <- 1`],
    ['an hour', `if time.Now().Hour() > 23 ${hang}`],
    ['a month', `if m := time.Now().Add(time.Hour).Month(); m < 1 || m > 12 ${hang}`],
    [
      'as many as are copied',
      `k := copy(xs, ys); c := make(chan int, k); for i := 0; i < k; i++ { c <- i }`,
    ],
  ])('%s', async (_, body) => {
    expect(await said(body)).toMatch(/^Free of goroutine leaks\. Proved/);
  });
});

describe('one piece is there', () => {
  const pieces = 'c := make(chan string); go func() { c <- s }(); for range';

  test('where a text is cut at something', async () => {
    const words = await said(
      `c := make(chan string); for _, p := range strings.Split(s, ",") { go func(p string) { c <- p }(p) }; <-c`,
    );
    expect(words).toContain('exactly where len(strings.Split(s, ",")) == 1');
  });

  test('and perhaps none where it is cut everywhere', async () => {
    expect(await said(`${pieces} strings.Split(s, "") { <-c; break }`)).toMatch(/^Can/);
  });
});
