import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { check } from '../../src/execute/search/check.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';

/**
 * The receiver has made an object that it does not use any more. In another state that shares the receiver nobody has
 * made one, and the collector comes by.
 */
const text = `package main

import "sync"

func main() {
	begin, done := make(chan int, 2), make(chan int, 3)
	go func() {
		<-begin
		p := new(int)
		*p = 1
		done <- *p
	}()
	go func() {
		var mu sync.Mutex
		mu.Lock()
		a, b, c, d := new(int), new(int), new(int), new(int)
		*a, *b, *c, *d = 1, 2, 3, 4
		begin <- *a + *b + *c + *d
	}()
	go func() {
		var mu sync.Mutex
		for i := 0; i < 4; i++ {
			mu.Lock()
			mu.Unlock()
		}
		begin <- 1
		mu.Lock()
		xs := make([]int, 60000)
		ys := make([]int, 60000)
		done <- xs[1] + ys[1]
	}()
	<-done
}
`;

test('the collector passes over what a shared goroutine does not use any more', () => {
  const { program } = readProgram([{ name: 'main.go', text }]);
  const checked = check(new Program(program!), {
    entry: program!.entries.find(({ kind }) => kind === 'main')!.function,
    kind: 'main',
    values: () => [],
    time: 'idle',
    states: 20_000,
    schedules: 0,
    seed: 1,
    limits: usualLimits,
    reduce: false,
    output: false,
    isCancelled: () => false,
  });
  expect(checked.closed).toBe(true);
  expect(checked.found.get('no-panic')).toBeUndefined();
});
