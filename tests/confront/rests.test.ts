import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** What is the caller's may change where others are waited for, whatever its type; that it does not is said. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

const types = `import ("errors"; "sync")
var ErrQ = errors.New("q")
type in struct { t string }
type S struct { mu sync.Mutex; s string; f float64; err error; p *int; fn func(); i any; xs []int; m map[string]int; in in; ch chan int }
func (s *S) set() { s.mu.Lock(); s.s = "u"; s.f = 2; s.err = ErrQ; s.p = nil; s.fn = nil; s.i = 1; s.xs = nil; s.m = nil; s.in.t = "b"; s.ch = nil; s.mu.Unlock() }
`;

describe('behind a lock of others', () => {
  test.each([
    ['s.s == "a"', 's.s'],
    ['s.f > 1', 's.f'],
    ['s.err != nil', 's.err'],
    ['s.err == ErrQ', 's.err'],
    ['s.p != nil', 's.p'],
    ['s.fn != nil', 's.fn'],
    ['s.i == nil', 's.i'],
    ['len(s.s) > 2', 's.s'],
    ['len(s.xs) > 1', 's.xs'],
    ['len(s.m) > 1', 's.m'],
    ['s.in.t == "a"', 's.in.t'],
    ['s.ch != nil', 's.ch'],
  ])('%s', async (condition, name) => {
    const { title } = await headlineOf(
      `package p
${types}
func (s *S) f1() {
  c := make(chan int)
  s.mu.Lock(); if ${condition} { go func() { c <- 1 }() }; s.mu.Unlock()
  s.mu.Lock(); if ${condition} { <-c }; s.mu.Unlock()
}`,
      solver,
    );
    expect(title).toContain('provided that whoever holds s.mu releases it');
    expect(title).toContain(`nobody else changes ${name}`);
  });
});

test.each(['len(m) == 1', 'm["a"] == 1'])('behind a channel of others: %s', async (condition) => {
  const { title } = await headlineOf(
    `package p
func f(m map[string]int, d chan int) {
  c := make(chan int)
  if ${condition} { go func() { c <- 1 }() }
  d <- 1; <-d
  if ${condition} { <-c }
}`,
    solver,
  );
  expect(title).toContain('nobody else changes m');
});

test.each([
  ['Debug', 'Debug', 'var Debug bool'],
  ['Hook', 'Hook != nil', 'var Hook func()'],
])('an exported variable behind a channel of others: %s', async (name, condition, declaration) => {
  const { title } = await headlineOf(
    `package p
${declaration}
func f(d chan int) {
  c := make(chan int)
  if ${condition} { go func() { c <- 1 }() }
  d <- 1; <-d
  if ${condition} { <-c }
}`,
    solver,
  );
  expect(title).toContain(`nobody else changes ${name}`);
});

test('what code without text was handed, behind a channel of others', async () => {
  const { title } = await headlineOf(
    `package p
func f(reg func(*int), d chan int) {
  c := make(chan int)
  n := 0
  reg(&n)
  if n > 0 { go func() { c <- 1 }() }
  d <- 1; <-d
  if n > 0 { <-c }
}`,
    solver,
  );
  expect(title).toContain('reg keeps nothing that it is handed');
});

test('an exported variable behind a function of the caller', async () => {
  const { title } = await headlineOf(
    `package p
var Debug bool
func f(g func()) {
  c := make(chan int)
  if Debug { go func() { c <- 1 }() }
  g()
  if Debug { <-c }
}`,
    solver,
  );
  expect(title).toContain('nobody else changes Debug');
});
