import { describe, expect, test } from 'vitest';
import { answersOf } from './answers.ts';

/** A result that is returned as itself is not written: Go's compiler leaves that out, so that nobody races with it. */

const racesOf = (results: string, body: string): string | undefined =>
  answersOf(`package main
func work() (${results}) {
	done := make(chan int, 1)
	go func() {
		println(x)
		done <- 1
	}()
	defer func() { <-done }()
	${body}
}
func main() { work() }
`).wrong['race-free'];

describe('a result that another goroutine reads', () => {
  test.each([
    ['alone', 'x int', 'return x'],
    ['in parentheses', 'x, y int', 'return (x), 1'],
    ['last', 'y, x int', 'return x, x'],
    ['without values', 'x int', 'return'],
  ])('is not written where it is returned as itself: %s', (_, results, body) => {
    expect(racesOf(results, body)).toBeUndefined();
  });

  test.each([
    ['another value', 'x int', 'return 1'],
    ['another result', 'x, y int', 'return y, x'],
    ['another variable of its name', 'x int', '{ x := 2; return x }'],
    ['an assignment of several', 'x, y int', 'x, y = 1, y\n\treturn'],
  ])('is written by %s', (_, results, body) => {
    expect(racesOf(results, body)).toContain('broken');
  });
});
