import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { check } from '../../src/execute/search/check.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';

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
