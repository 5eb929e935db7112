import { beforeAll, expect, test } from 'vitest';
import { parseFile } from '../../../src/go/syntax/parse-file.ts';
import { buildProgram, type Subject } from './go-program.ts';
import { withYields } from './instrument.ts';
import { runSubject, type Tally } from './run-subject.ts';

/** What each function does under the schedules of the harness. */
const functions = {
  Ends: ['clean', 'c := make(chan int); go send(c); <-c'],
  Leaks: ['leaked', 'c := make(chan int); go send(c)'],
  HangsItself: ['leaked', 'c := make(chan int); <-c'],
  LocksTwice: ['leaked', 'var m sync.Mutex; m.Lock(); m.Lock()'],
  WaitsForTime: ['clean', 'select { case <-make(chan int): case <-time.After(time.Millisecond): }'],
  Panics: ['panicked', 'n := -1; _ = make(chan int, n)'],
  PanicsElsewhere: ['panicked', 'var wg sync.WaitGroup; go done(&wg)'],
  PanicsInACall: ['panicked', 'go func() { var wg sync.WaitGroup; done(&wg) }()'],
  PanicsOnALock: ['panicked', 'var m sync.Mutex; m.Unlock()'],
  Recovers: ['clean', 'go func() { defer func() { recover() }(); divide(0) }()'],
  AsksToPanic: ['ended', 'c := make(chan int); go func() { panic("enough") }(); <-c'],
  Exits: ['ended', 'c := make(chan int); go func() { os.Exit(1) }(); <-c'],
  Turns: ['endless', 'for { runtime.Gosched() }'],
} as const;

const source = `package example

import (
	"os"
	"runtime"
	"sync"
	"time"
)

func send(c chan int)          { c <- 1 }
func done(wg *sync.WaitGroup)  { wg.Done() }
func divide(n int) int         { return 1 / n }

${Object.entries(functions)
  .map(([name, [, body]]) => `func ${name}() { ${body} }\n`)
  .join('\n')}
func Races() {
	c := make(chan int, 1)
	go func() { c <- 1 }()
	select {
	case <-c:
	default:
		c <- 2
		c <- 3
	}
}
`;

const runs = 20;
const tallies = new Map<string, Tally>();

beforeAll(async () => {
  const file = parseFile('main.go', source);
  expect(file.errors).toEqual([]);
  const names = [...Object.keys(functions), 'Races'];
  const subjects = names.map((name): Subject => {
    const calls = [{ text: `${name}()`, sets: new Map() }];
    return { name, folder: 'harnessed', calls, timers: name === 'WaitsForTime' };
  });
  const text = withYields(file);
  const binary = buildProgram([{ folder: 'harnessed', name: 'main', text }], subjects);
  for (const subject of subjects) {
    const few = subject.name === 'Turns' ? 1 : runs;
    tallies.set(subject.name, (await runSubject(binary, subject, few))[0]!);
  }
}, 60_000);

test.each(Object.entries(functions))('%s', (name, [ending]) => {
  const nothing = { clean: 0, leaked: 0, panicked: 0, ended: 0, endless: 0 };
  // A few leaks of one call are enough.
  const often = ending === 'leaked' ? 5 : ending === 'endless' ? 1 : runs;
  expect(tallies.get(name)).toMatchObject({ ...nothing, [ending]: often });
});

test('the schedules differ', () => {
  const { clean, leaked } = tallies.get('Races')!;
  expect(clean).toBeGreaterThan(0);
  expect(leaked).toBeGreaterThan(0);
});
