import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** A NaN is not less than a number, not the same, and not greater: of floats a condition has no mirror image. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function headline(parameters: string, body: string) {
  const text = `package p
type point struct { x, y float64 }
func f(${parameters}) {
	c := make(chan int, 1)
	${body}
}`;
  return headlineOf(text, solver);
}

const said = async (parameters: string, body: string): Promise<string> =>
  (await headline(parameters, body)).title;

test('what is not the same as itself is called by its name', async () => {
  const body = 'cs := map[int]chan int{1: c}\nif x != x { <-cs[1] }';
  expect((await headline('x float64', body)).sentence).toContain('suppose that x is NaN');
});

describe('a NaN is neither', () => {
  test.each([
    ['more nor at most', 'x float64', 'if x > 1 { c <- 1 }; if x <= 1 {} else { <-c }'],
    ['less nor at least', 'x float32', 'if x < 1 { c <- 1 }; if x >= 1 {} else { <-c }'],
    ['the same as itself', 'x float64', 'if x != x { <-c }'],
    ['at most itself', 'x float64', 'if x <= x { c <- 1 }; <-c'],
    ['less nor at least another', 'x, y float64', 'if x < y { c <- 1 }; if x >= y {} else { <-c }'],
    ['in a point that is itself', 'p *point', 'if q := *p; q.x == p.x { c <- 1 }; <-c'],
    ['in a wider float', 'x float32', 'if float64(x) > 1 { c <- 1 }; if x <= 1 {} else { <-c }'],
    ['at most what is between', 'x float64', 'if x > 1 { c <- 1 }; if x < 2 {} else { <-c }'],
  ])('%s', async (_, parameters, body) => {
    expect(await said(parameters, body)).not.toMatch(/^Free of goroutine leaks( under|$)/);
  });
});

describe('a number is one of both', () => {
  test.each([
    ['a whole number', 'x int', 'if x > 1 { c <- 1 }; if x <= 1 {} else { <-c }'],
    ['a text', 's string', 'if s > "b" { c <- 1 }; if s <= "b" {} else { <-c }'],
    ['a float that is asked the same', 'x float64', 'if x > 1 { c <- 1 }; if 1 < x { <-c }'],
    ['a float and its opposite', 'x float64', 'if !(x > 1) { c <- 1 }; if x > 1 {} else { <-c }'],
    ['a float beyond another number', 'x float64', 'if x > 1 { c <- 1 }; if x > 2 { <-c }'],
    ['a byte', 'x uint8', 'if x <= 255 { c <- 1 }; <-c'],
    ['what is not below zero', 'x uint', 'if x >= 0 { c <- 1 }; <-c'],
  ])('%s', async (_, parameters, body) => {
    expect(await said(parameters, body)).toMatch(/^Free of goroutine leaks/);
  });
});

describe('a NaN as a key', () => {
  test.each([
    ['is not found', 'x float64', 'm := map[float64]int{x: 1}; if m[x] == 1 { c <- 1 }; <-c'],
    [
      'is added each time',
      'x float64',
      'm := map[float64]int{x: 1}; m[x] = 2; for range m { c <- 1 }',
    ],
    ['stays', 'p point', 'm := map[point]int{p: 1}; delete(m, p); if len(m) > 0 { <-c }'],
  ])('%s', async (_, parameters, body) => {
    const { title, sentence } = await headline(parameters, body);
    expect(`${title}. ${sentence}`).toMatch(/^Can .* suppose that (x|p\.x) is NaN/);
  });

  test('is not taken to be in an interface, which is said', async () => {
    const body = 'm := map[any]int{x: 1}; if m[x] == 1 { c <- 1 }; <-c';
    expect(await said('x any', body)).toContain('provided that x holds no NaN');
  });

  test('leaves other keys alone', async () => {
    expect(await said('x string', 'm := map[string]int{x: 1}; if m[x] != 1 { <-c }')).toMatch(
      /^Free of goroutine leaks under/,
    );
  });
});
