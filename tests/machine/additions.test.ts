import { expect, test } from 'vitest';
import { Random } from '../../src/execute/search/random.ts';
import { answersOf } from './answers.ts';

const started = (count: number, body: string, rest: string): string => `package main

import (
	"sync"
	"sync/atomic"
)

func main() {
	var n atomic.Int64
	var wg sync.WaitGroup
	for i := 0; i < ${String(count)}; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			${body}
		}()
	}
	${rest}
}
`;

test('additions whose sums nobody asks for are no steps of their own', () => {
  const { closed, states, wrong } = answersOf(
    started(
      20,
      'for k := 0; k < 100; k++ { n.Add(1) }',
      'wg.Wait(); if n.Load() != 2000 { panic("lost") }',
    ),
  );
  expect({ closed, wrong }).toEqual({ closed: true, wrong: {} });
  expect(states).toBeLessThan(2000);
});

/** What is possible only between two additions. */
test.each([
  ['a load', 'n.Add(1); n.Add(1)', 'if n.Load() == 1 { panic("between") }; wg.Wait()'],
  ['a swap', 'n.Add(1); n.Add(1)', 'if n.Swap(0) == 1 { panic("between") }; wg.Wait()'],
  [
    'an exchange',
    'n.Add(1); n.Add(1)',
    'if n.CompareAndSwap(1, 9) { panic("between") }; wg.Wait()',
  ],
  ['a sum', 'n.Add(1); n.Add(1)', 'if n.Add(4) == 5 { panic("between") }; wg.Wait()'],
  ['a store', 'n.Add(1); n.Add(1)', 'n.Store(5); wg.Wait(); if n.Load() == 6 { panic("between") }'],
  [
    'a load of another goroutine',
    'n.Add(1); if i == 1 && n.Load() == 1 { panic("between") }',
    'wg.Wait()',
  ],
])('%s is still seen between additions', (_, body, rest) => {
  const { closed, wrong } = answersOf(started(2, body, rest));
  expect(closed).toBe(true);
  expect(wrong['no-panic']).toMatch(/^broken/);
});

test('an addition and a plain read race', () => {
  const text = started(1, 'n.Add(1)', 'wg.Wait()')
    .replace('var n atomic.Int64', 'var n int64')
    .replace('n.Add(1)', 'atomic.AddInt64(&n, 1)')
    .replace('wg.Wait()', 'println(n); wg.Wait()');
  expect(answersOf(text).wrong['race-free']).toMatch(/^broken/);
});

test('who adds for ever still comes to a step', () => {
  const { closed, wrong } = answersOf(
    `package main

import "sync/atomic"

func main() {
	var n int32
	go func() { for { atomic.AddInt32(&n, 1) } }()
	c := make(chan int)
	go func() { c <- 1 }()
	<-c
	select {}
}
`,
  );
  expect(closed).toBe(true);
  expect(wrong['no-leak']).toMatch(/^broken/);
}, 30_000);

const operations: readonly string[] = [
  'n.Add(1)',
  'n.Add(1)',
  'n.Add(2)',
  'm.Add(1)',
  'atomic.AddInt32(&k, 1)',
  'if n.Load() == 1 { c <- 1 }',
  'if n.Load() == 3 { panic("three") }',
  'n.Store(1)',
  'if n.CompareAndSwap(2, 7) { <-c }',
  'if n.Add(1) == 2 { <-c }',
  'mu.Lock(); m.Add(1); mu.Unlock()',
  'if m.Load() > 1 { mu.Lock() }',
  'select { case c <- 1: default: }',
  'select { case <-c: n.Add(1); default: m.Add(1) }',
  'k++',
  'if atomic.LoadInt32(&k) == 2 { c <- 2 }',
];

function generated(seed: number): string {
  const random = new Random(seed);
  const body = (): string => {
    const count = 1 + random.below(3);
    return Array.from({ length: count }, () => random.pick(operations)).join('; ');
  };
  const goroutines = Array.from({ length: 2 + random.below(2) }, () => `go func() { ${body()} }()`);
  return `package main

import (
	"sync"
	"sync/atomic"
)

func main() {
	var n, m atomic.Int32
	var k int32
	var mu sync.Mutex
	c := make(chan int, ${String(random.below(2))})
	_, _, _, _, _ = &n, &m, &k, &mu, c
	${goroutines.join('\n\t')}
	${body()}
}
`;
}

test('what is gathered shows what steps of their own show', () => {
  let broken = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const text = generated(seed);
    const [some, all] = [true, false].map((reduce) => answersOf(text, { reduce, schedules: 0 }));
    if (!all!.closed) continue;
    expect(some!.closed, text).toBe(true);
    const kinds = ({ wrong }: typeof all & object) =>
      Object.entries(wrong).map(([name, words]) => [name, words.split(':')[0]]);
    expect(kinds(some!), text).toEqual(kinds(all!));
    broken += Object.keys(all!.wrong).length;
  }
  expect(broken).toBeGreaterThan(30);
}, 120_000);
