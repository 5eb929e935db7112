import { describe, expect, test } from 'vitest';
import { answersOf } from './answers.ts';

const program = (body: string): string => `package main
import ("runtime"; "time")
var _ time.Duration
func step() { runtime.Gosched() }
func main() {
${body}
}
`;

const faultsOf = (body: string, time: 'any' | 'idle'): readonly string[] =>
  Object.values(answersOf(program(body), { time }).wrong);

describe('a timer that is set fires in the end', () => {
  test.each([
    [
      'beside shorter ones',
      `tick := time.Tick(100 * time.Millisecond)
	boom := time.After(500 * time.Millisecond)
	for { select { case <-tick: case <-boom: return; default: time.Sleep(50 * time.Millisecond) } }`,
    ],
    ['alone', 'boom := time.After(time.Second)\nfor { select { case <-boom: return; default: } }'],
    [
      'in a ticker that is never stopped',
      `tick := time.NewTicker(10 * time.Millisecond)
	for { select { case <-tick.C: return; default: time.Sleep(time.Millisecond) } }`,
    ],
    [
      'for who sleeps beside a shorter Sleep',
      `c := make(chan int)
	go func() { for { select { case <-c: return; default: time.Sleep(time.Millisecond) } } }()
	time.Sleep(5 * time.Millisecond)
	c <- 1`,
    ],
    [
      'and calls its function',
      `done := make(chan int)
	time.AfterFunc(5 * time.Millisecond, func() { close(done) })
	for { select { case <-done: return; default: time.Sleep(time.Millisecond) } }`,
    ],
  ])('%s', (_, body) => {
    expect(faultsOf(body, 'any')).toEqual([]);
    expect(faultsOf(body, 'idle')).toEqual([]);
  });
});

const serves = 'open: not every run ends: main goes on for ever';

test('a timer that is set fires for another goroutine than the one that goes on', () => {
  const body = `boom := time.After(5 * time.Millisecond)
	go func() { <-boom }()
	for { time.Sleep(time.Millisecond) }`;
  expect(faultsOf(body, 'any')).toEqual([serves]);
  expect(faultsOf(body, 'idle')).toEqual([serves]);
});

const couldEnd = 'broken: main could end, and does not although everybody has a turn';
const nowhere = 'broken: main goes on for ever and gets nowhere';

describe('nobody waits for ever for', () => {
  test.each([
    [
      'a timer that is set anew before it fires',
      `t := time.NewTimer(10 * time.Millisecond)
	for { t.Reset(10 * time.Millisecond); select { case <-t.C: return; default: time.Sleep(time.Millisecond) } }`,
      couldEnd,
    ],
    [
      'a timer that is stopped before it fires',
      `for {
		t := time.NewTimer(10 * time.Millisecond)
		select { case <-t.C: return; default: step() }
		t.Stop()
	}`,
      couldEnd,
    ],
    [
      'a timer that nobody looks at',
      't := time.NewTimer(10 * time.Millisecond); _ = t\nfor { select { case <-make(chan int): default: step() } }',
      nowhere,
    ],
    [
      'a ticker that nobody looks at',
      't := time.NewTicker(10 * time.Millisecond); _ = t\nfor { step() }',
      nowhere,
    ],
  ])('%s', (_, body, words) => {
    expect(faultsOf(body, 'any')).toEqual([words]);
  });

  test('what happens after a timer has fired', () => {
    const body = `boom := time.After(5 * time.Millisecond)
	c := make(chan int)
	go func() { <-boom; <-c }()
	for { time.Sleep(time.Millisecond) }`;
    const leak = 'broken: goroutine 2 (line 8) waits for ever while others go on';
    expect(faultsOf(body, 'any')).toEqual([leak, serves]);
  });
});
