import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { check } from '../../src/execute/search/check.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';
import { answersOf } from './answers.ts';

function brokenBy(body: string): readonly string[] {
  const text = `package p\n\nimport "sync"\n\nvar mu sync.Mutex\n\nfunc f(wg *sync.WaitGroup) {\n${body}\n}\n`;
  const { program } = readProgram([{ name: 'p.go', text }]);
  const { found } = check(new Program(program!), {
    entry: program!.entries.find(({ function: id }) => program!.functions[id]!.name.endsWith('f'))!
      .function,
    kind: 'function',
    values: () => [],
    time: 'any',
    states: 1_000,
    schedules: 10,
    seed: 1,
    limits: usualLimits,
    reduce: true,
    output: false,
    isCancelled: () => false,
  });
  return [...found.keys()];
}

const again = 'defer func() { panic(recover()) }()';

test.each([
  ['a close', 'c := make(chan int); close(c); close(c)', 'channel-safety'],
  ['one that is raised again', `${again}; c := make(chan int); close(c); c <- 1`, 'channel-safety'],
  [
    'one that is raised later',
    'var r any; func() { defer func() { r = recover() }(); var c chan int; close(c) }(); panic(r)',
    'channel-safety',
  ],
  ['a Done', 'var own sync.WaitGroup; own.Done()', 'waitgroup-safety'],
  ['a Done, raised again', `${again}; var own sync.WaitGroup; own.Done()`, 'waitgroup-safety'],
  ['an Unlock', 'var own sync.Mutex; own.Unlock()', 'lock-safety'],
])('what %s comes to is told by what was misused', (_, body, property) => {
  expect(brokenBy(body)).toEqual([property]);
});

test.each([
  'send on closed channel',
  'close of nil channel',
  'sync: negative WaitGroup counter',
  'fatal error: sync: unlock of unlocked mutex',
])("a program's own panic of %j is no misuse", (words) => {
  expect(brokenBy(`panic(${JSON.stringify(words)})`)).toEqual(['no-panic']);
});

const below = 'var wg sync.WaitGroup; try(func() { wg.Add(-1) })';

test.each([
  ['a waiter waits below zero', `${below}; wg.Wait()`, ['no-deadlock']],
  ['what is added then counts from there', `${below}; wg.Add(1); wg.Wait()`, []],
  ['more than that is waited for', `${below}; wg.Add(2); wg.Wait()`, ['no-deadlock']],
  [
    'who waits already goes on at zero only',
    'var wg sync.WaitGroup; wg.Add(1); d := make(chan int); go func() { wg.Wait(); d <- 1 }(); try(func() { wg.Add(-2) }); <-d',
    ['no-deadlock'],
  ],
  [
    'a closed channel stays closed',
    'c := make(chan int); close(c); try(func() { close(c) }); try(func() { c <- 1 }); <-c',
    [],
  ],
  [
    'nobody recovers from an Unlock',
    'var mu sync.RWMutex; try(func() { mu.Unlock() })',
    ['lock-safety'],
  ],
  [
    'nobody recovers from an RUnlock',
    'var mu sync.RWMutex; mu.Lock(); try(func() { mu.RUnlock() })',
    ['lock-safety'],
  ],
])('behind a misuse that is recovered from %s', (_, body, broken) => {
  const text = `package main\n\nimport "sync"\n\nvar _ sync.Mutex\n\nfunc try(f func()) { defer func() { recover() }(); f() }\n\nfunc main() { ${body} }\n`;
  expect(Object.keys(answersOf(text).wrong)).toEqual(broken);
});
