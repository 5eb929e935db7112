import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** A timer that somebody stops, resets or receives from is not what it was for the others who wait for it. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string, parameters = 'n int'): Promise<string> {
  const text = `package p
import ("math"; "time")
var _ = math.Pi
func reset(t *time.Timer) { t.Reset(1) }
func f(${parameters}) { done := make(chan int); ${body} }`;
  const { title, condition } = await headlineOf(text, solver);
  return `${title} ${condition ?? ''}`;
}

const century = 't := time.NewTimer(math.MaxInt64); go func() { <-t.C; close(done) }(); ';

describe('who waits for a timer of a century is let go by who resets it', () => {
  test.each([
    ['at once', 't.Reset(0)'],
    ['in a function', 'reset(t)'],
    ['by another name', 'u := t; u.Reset(1)'],
    ['by a method value', 'again := t.Reset; again(1)'],
    ['and it is waited for', 't.Reset(1); <-done'],
  ])('%s', async (_, body) => {
    expect(await said(century + body)).toMatch(/^Free of goroutine leaks/);
  });

  test('and is not, where nobody does', async () => {
    expect(await said(century)).toMatch(/^Always leaks a goroutine/);
    expect(await said(`${century} if n > 3 { t.Reset(0) }`)).toMatch(/^Can leak a goroutine/);
  });
});

describe('nothing comes any more', () => {
  const waits = 'go func() { <-t.C; done <- 1 }(); ';
  test.each([
    ['of a ticker that was stopped', `t := time.NewTicker(1); t.Stop(); ${waits} <-done`],
    ['where it may be', `t := time.NewTicker(1); if n > 0 { t.Stop() }; ${waits} <-done`],
    [
      'in the next iteration',
      't := time.NewTicker(1); for i := 0; i < n; i++ { <-t.C; t.Stop() }; close(done)',
    ],
    [
      'of both of two',
      't := time.NewTicker(1); u := time.NewTimer(1); go func() { select { case <-t.C: case <-u.C: }; done <- 1 }(); t.Stop(); u.Stop(); <-done',
    ],
    ['for a second goroutine', `t := time.NewTimer(1); ${waits} ${waits} <-done; <-done`],
  ])('%s', async (_, body) => {
    expect(await said(body)).toMatch(/^Can (deadlock|leak)/);
  });
});

describe('a ticker that ticks ends each wait', () => {
  test.each([
    ['for two goroutines', 't := time.NewTicker(1); go func() { <-t.C }(); go func() { <-t.C }()'],
    [
      'until it is stopped',
      't := time.NewTicker(1); defer t.Stop(); for i := 0; i < n; i++ { <-t.C }',
    ],
    ['again once it is reset', 't := time.NewTicker(1); t.Stop(); t.Reset(5); <-t.C'],
    [
      'or does not, where something else does',
      't := time.NewTicker(1); defer t.Stop(); go func() { for { select { case <-t.C: case <-done: return } } }(); close(done)',
    ],
  ])('%s', async (_, body) => {
    expect(await said(body)).toBe('Free of goroutine leaks ');
  });
});

describe("a timer of the caller's may be reset", () => {
  test.each([
    ['by a pointer', 't *time.Timer', 't.Reset(1); <-t.C'],
    ['a copy', 't time.Timer', 't.Reset(1); close(done); <-done'],
    ['a ticker', 't *time.Ticker', 't.Stop(); t.Reset(1); <-t.C; close(done); <-done'],
  ])('%s', async (_, parameter, body) => {
    expect(await said(body, parameter)).toMatch(/^Free of goroutine leaks/);
  });
});
