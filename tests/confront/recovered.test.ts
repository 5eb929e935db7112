import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** A function that recovers from a panic goes on behind it, with what its deferred calls do. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(parameters: string, body: string, imports = ''): Promise<string> {
  const text = `package p
import "sync"
${imports}
var _ sync.Mutex
func try(f func()) { defer func() { recover() }(); f() }
func f(${parameters}) { ${body} }`;
  const { title, condition, sentence } = await headlineOf(text, solver);
  return `${title} ${condition ?? ''}. ${sentence}`;
}

const free = /^Free of goroutine leaks( under every schedule)? \./;

describe('what is misused where somebody recovers is no end', () => {
  test.each([
    ['a second close', 'c := make(chan int); try(func() { close(c); close(c) }); <-c'],
    ['a send to a closed channel', 'c := make(chan int); close(c); try(func() { c <- 1 }); <-c'],
    [
      'a send in a select',
      'c := make(chan int); close(c); try(func() { select { case c <- 1: default: } }); <-c',
    ],
    ['a Done', 'var wg sync.WaitGroup; try(func() { wg.Done() }); wg.Add(1); wg.Wait()'],
    ['a negative size', 'try(func() { n := -1; c := make(chan int, n); <-c })'],
  ])('%s', async (_, body) => {
    expect(await said('', body)).toMatch(free);
  });

  test('of which nothing is proved to be wrong where it happens', async () => {
    const body = 'c := make(chan int); try(func() { close(c); if n > 0 { close(c) } }); <-c';
    const answer = await said('n int', body);
    expect(answer).toMatch(/^Free of goroutine leaks whenever n <= 0/);
    expect(answer).toMatch(/Nothing is (known|proved) of other values/);
  });

  test('and a goroutine that is left behind by it is', async () => {
    const body =
      'c, d := make(chan int), make(chan int); go func() { d <- 1 }(); try(func() { close(c); close(c); <-d })';
    expect(await said('', body)).toMatch(/^(Can leak|Always leaks)/);
  });

  test.each([
    ['closes once', 'c := make(chan int); go try(func() { defer close(c); c <- n }); <-c; <-c'],
    [
      'is done as often as was added',
      'var wg sync.WaitGroup; for i := 0; i < n; i++ { wg.Add(1); go try(func() { defer wg.Done() }) }; wg.Wait()',
    ],
  ])('proofs that nothing is misused stay: who %s', async (_, body) => {
    expect(await said('n int', body)).toMatch(/^Free of goroutine leaks \. Proved for all values/);
  });

  test('what is left behind without a misuse is refuted exactly', async () => {
    const body =
      'c := make(chan int); for i := 0; i < n; i++ { go try(func() { c <- 1 }) }; <-c; <-c';
    expect(await said('n int', body)).toMatch(/^Free of goroutine leaks exactly when n == 2/);
  });
});

describe('that an operation does not panic is said where somebody recovers', () => {
  const waits =
    'c := make(chan int); go func() { <-c }(); defer func() { if recover() == nil { c <- 1 } }(); ';

  test.each([
    ['a == b', 'a, b any', 'if a == b { return }'],
    ['a == b', 'a, b [1]struct{ x any }', 'if a == b { return }'],
    ['case b:', 'a, b error', 'switch a { case b: }'],
    ['m[k]', 'm map[any]int, k any', '_ = m[k]'],
    ['delete(m, k)', 'm map[any]int, k any', 'delete(m, k)'],
    ['v.Store(x)', 'v *atomic.Value, x any', 'v.Store(x)'],
  ])('%s of %s', async (words, parameters, body) => {
    const imports = 'import "sync/atomic"\nvar _ atomic.Int32';
    const answer = await said(parameters, waits + body, imports);
    expect(answer).toMatch(/^Free of goroutine leaks, provided that /);
    expect(answer).toContain(`${words}' does not panic`);
  });

  test.each([
    ['1 << n', 'n int', 'k := 1 << n; _ = k'],
    ['strings.Repeat("a", n)', 'n int', '_ = strings.Repeat("a", n)'],
    ['(*[2]int)(xs)', 'xs []int', '_ = (*[2]int)(xs)'],
    ['make([]int, 1, n)', 'n int', '_ = make([]int, 1, n)'],
    ['rand.Intn(n)', 'n int', '_ = rand.Intn(n)'],
    ['time.NewTicker(d)', 'd time.Duration', 'time.NewTicker(d).Stop()'],
  ])('unless a run shows that it does: %s', async (_, parameters, body) => {
    const imports = `import ("math/rand"; "strings"; "time")\nvar _ time.Time\nvar _, _ = rand.Int, strings.Join`;
    expect(await said(parameters, waits + body, imports)).toMatch(/^Can leak a goroutine/);
  });

  test.each([
    ['an error and nil', 'err error', 'if err != nil { return }'],
    ['an error and one of the package', 'err error', 'if err == io.EOF { return }'],
    ['an interface and a number', 'a any', 'if a == 3 { return }'],
    ['pointers', 'a, b *int', 'if a == b { return }'],
    ['a key that is a text', 'm map[any]int, k string', '_ = m[k]'],
    ['a shift by what has no sign', 'n uint', 'k := 1 << n; _ = k'],
    ['constants', 's string', '_ = strings.Repeat("a", 2)'],
    ['where an error is put', 'err error', 'var e *e1; _ = errors.As(err, &e)'],
  ])('but not of what cannot: %s', async (_, parameters, body) => {
    const imports = `import ("errors"; "io"; "strings")
type e1 struct{}
func (*e1) Error() string { return "" }
var _, _, _ = errors.New, io.EOF, strings.Join`;
    expect(await said(parameters, waits + body, imports)).not.toContain('does not panic');
  });
});
