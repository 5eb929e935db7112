import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Comparisons of the same texts, floats and references hang together. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function titleOf(text: string): Promise<string> {
  const { title } = await headlineOf(`package p\n${text}`, solver);
  return title;
}

const sends = '{ go func() { c <- 1 }() }';
const receives = '{ <-c }';
const pair = (parameters: string, first: string, second: string): string =>
  `func f(${parameters}) { c := make(chan int); if ${first} ${sends}; if ${second} ${receives} }`;

describe('what says the same is decided once', () => {
  test.each([
    ['s string', 's == "a"', 's == "a"'],
    ['s string', 's == "a"', '"a" == s'],
    ['s string', 's == "a"', '!(s != "a")'],
    ['s string', 's == "a"', 's == "a" && s < "b"'],
    ['s string', 's < "b"', '!(s >= "b")'],
    ['s string', 's != ""', 's > ""'],
    ['s string', 'len(s) > 0', 's != ""'],
    ['s string', 's == "abc"', 's == "abc" && len(s) == 3'],
    ['s, t string', 's < t', 't > s'],
    ['s, t string', 's == t', 't == s && len(s) == len(t)'],
    ['s, t, u string', 's == t && t == u', 's == t && t == u && s == u'],
    ['s, t, u string', 's < t && t < u', 's < t && t < u && s < u'],
    ['x float64', 'x > 1', 'x > 0 && x > 1'],
    ['x float64', 'x == 0.5', 'x == 0.5 && x <= 0.5 && x < 1 && x != 0'],
    ['x float64', 'x <= 1', 'x < 1 || x == 1'],
    ['x, y float32', 'x < y', 'y > x && y >= x && x != y'],
    ['x []int', 'x != nil', 'x != nil'],
    ['x []int', 'len(x) > 0', 'x != nil && len(x) > 0'],
    ['x []int', 'len(x) > 0', 'len(x) > 0 && cap(x) > 0'],
    ['x map[int]int', 'len(x) > 0', 'x != nil && len(x) > 0'],
    ['x *int', 'x == nil', 'nil == x'],
    ['x error', 'x != nil', '!(x == nil)'],
    ['x, y any', 'x == y && y == nil', 'x == y && y == nil && x == nil'],
  ])('%s: %s and %s', async (parameters, first, second) => {
    const title = await titleOf(pair(parameters, first, second));
    expect(title).toBe('Free of goroutine leaks');
  });

  test('new errors differ from each other, and from nil', async () => {
    const title = await titleOf(
      `import "errors"
var errA, errB = errors.New("a"), errors.New("b")
${pair('err error', 'err == errA', 'err == errA && err != errB && err != nil')}`,
    );
    expect(title).toContain('Free of goroutine leaks');
    expect(title).not.toContain('exactly when');
  });

  test.each([
    ['[]byte(s)', 'for i := 0; i < len(s); i++'],
    ['[]rune(s)', 'for range s'],
  ])('%s is as long as what it is made of', async (converted, sends) => {
    const body = `c := make(chan int); go func() { ${sends} { c <- 1 } }(); for range ${converted} { <-c }`;
    expect(await titleOf(`func f(s string) { ${body} }`)).toBe('Free of goroutine leaks');
  });

  test('there is room for a text that is not empty', async () => {
    const text = 'func f(s string) { c := make(chan int, len(s)); if s != "" { c <- 1 } }';
    expect(await titleOf(text)).toBe('Free of goroutine leaks');
  });
});

describe('what Go can have is not excluded', () => {
  test.each([
    // NaN is neither below nor above.
    ['x float64', 'x >= 0', '!(x < 0)', 'x >= 0 or x < 0'],
    ['x float64', 'x == x', 'true', 'x == x'],
    // An empty slice need not be nil, nor one that is not nil have elements.
    ['x []int', 'x != nil', 'len(x) > 0', 'len(x) is positive or x == nil'],
    ['s string', 's < "b"', 's <= "b"', 's < "b" or not (s <= "b")'],
    ['x, y any', 'x == nil', 'x == y', 'x == nil and x == y, or x != nil and x != y'],
    ['s string', 's == "get"', 's == "put"', 'not (s == "get") and not (s == "put")'],
  ])('%s: %s and %s', async (parameters, first, second, condition) => {
    const said = await headlineOf(`package p\n${pair(parameters, first, second)}`, solver);
    expect(said.title).toBe('Free of goroutine leaks exactly when');
    expect(said.sentence).toContain(`unless ${condition}.`);
  });
});

describe('what is compared is called what it is', () => {
  const types = 'type T struct { s string; f float64; next *T }\n';
  test.each([
    ['p *T', 'p = p.next', 'p.s == "b"', 'p.next.s == "b"'],
    ['p, q *T', 'p, q = q, p', 'p.f > 1.5', 'q.f > 1.5'],
    ['a, b string', 'a, b = b, a', 'a == "x"', 'b == "x"'],
    ['p *T', 'p = p.next', 'p == nil', 'p.next == nil'],
  ])('%s: %s', async (parameters, change, condition, words) => {
    const body = `func f(${parameters}) { c := make(chan int); ${change}; if ${condition} ${sends} }`;
    const said = await headlineOf(`package p\n${types}${body}`, solver);
    expect(said.sentence).toContain(`Every run leaks a goroutine when ${words}.`);
  });
});
