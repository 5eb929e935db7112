import { describe, expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { reportProperties } from '../../src/execute/report.ts';
import { check, type CheckOptions } from '../../src/execute/search/check.ts';
import { lowerTexts } from '../../src/go/plain/read-program.ts';
import { usualOptions } from './answers.ts';

/** Whether there is a data race, of a main with a channel of one place, a lock, and a variable. */
function raceIn(body: string): string {
  const text = `package main

import (
	"runtime"
	"sync"
)

var _ = runtime.NumGoroutine

func main() {
	c, done := make(chan int, 1), make(chan bool)
	var mu sync.Mutex
	x := 0
	_, _, _, _ = c, done, &mu, x
	${body}
}
`;
  const { program } = lowerTexts([{ name: 'main.go', text }]);
  const options: CheckOptions = {
    entry: program.entries.find(({ kind }) => kind === 'main')!.function,
    kind: 'main',
    values: () => [],
    ...usualOptions,
    schedules: 0,
  };
  const machine = new Program(program);
  const reports = reportProperties(machine, options, check(machine, options));
  return reports.find(({ name }) => name === 'race-free')!.outcome;
}

/** Go's race detector reports each of them. */
describe('an order that Go does not know never makes a program free of races', () => {
  test.each([
    ['len', 'go func() { x = 1; c <- 1 }(); for len(c) == 0 { }; println(x)'],
    [
      'a default',
      'go func() { x = 1; c <- 1 }(); for { select { case c <- 2: <-c; continue; default: }; break }; println(x)',
    ],
    ['TryLock', 'go func() { x = 1; mu.Lock() }(); for mu.TryLock() { mu.Unlock() }; println(x)'],
    [
      'NumGoroutine',
      'go func() { x = 1; <-c }(); c <- 1; for runtime.NumGoroutine() > 1 { }; println(x)',
    ],
    [
      'a default behind another',
      'go func() { x = 1; select { case c <- 1: default: }; close(done) }(); full := false; for !full { select { case c <- 2: <-c; default: full = true } }; println(x)',
    ],
    [
      'a lock that only one of them takes',
      'go func() { mu.Lock(); x = 1; mu.Unlock(); c <- 1 }(); for len(c) == 0 { }; println(x)',
    ],
  ])('%s', (_, body) => {
    expect(raceIn(body)).not.toBe('holds');
  });
});

describe('and takes nothing from one that is', () => {
  test.each([
    ['no such order', 'go func() { x = 1; c <- 1 }(); <-c; println(x)'],
    [
      'a default that only asks whether to end',
      'go func() { for { select { case <-done: return; default: } } }(); x = 1; close(done)',
    ],
    ['nothing that both touch', 'go func() { c <- 1 }(); for len(c) == 0 { }; println(x)'],
    [
      'a default beside accesses under one lock',
      'go func() { mu.Lock(); x++; mu.Unlock(); select { case c <- 1: default: } }(); mu.Lock(); x++; mu.Unlock(); select { case <-c: default: }; mu.Lock(); println(x); mu.Unlock()',
    ],
    [
      'a default beside what a join orders',
      'sem := make(chan bool, 1); go func() { select { case sem <- true: default: }; x = 1; close(done) }(); select { case sem <- true: default: }; <-done; println(x)',
    ],
    [
      'TryLock that guards what both write',
      'go func() { if mu.TryLock() { x++; mu.Unlock() }; close(done) }(); if mu.TryLock() { x++; mu.Unlock() }; <-done; println(x)',
    ],
    [
      'len that decides nothing of the accesses',
      'go func() { x = 1; if len(c) < 1 { c <- 1 }; close(done) }(); println(len(c)); <-done; println(x)',
    ],
    ['written before anybody started', 'x = 1; go func() { c <- x }(); for len(c) == 0 { }'],
  ])('%s', (_, body) => {
    expect(raceIn(body)).toBe('holds');
  });
});
