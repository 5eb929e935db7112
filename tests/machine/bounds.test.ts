import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { reportProperties } from '../../src/execute/report.ts';
import { check, type CheckOptions } from '../../src/execute/search/check.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';

/** Programs that would never end, or not fit: what is said of them, and how soon. */
const programs: readonly (readonly [string, string, string])[] = [
  [
    'an endless loop without a visible step',
    'does not come to a visible step',
    'func main() { c := make(chan int); go func() { for i := 0; i >= 0; i++ { } }(); go func() { c <- 1 }(); <-c }',
  ],
  [
    'a goroutine bomb',
    '',
    'func f(c chan int) { go f(c); go f(c); <-c }\nfunc main() { f(make(chan int)) }',
  ],
  [
    'a slice of 100 MB',
    'a slice of 104857600 elements',
    'func main() { xs := make([]byte, 100<<20); _ = xs[0] }',
  ],
  [
    'recursion without end',
    'calls within each other',
    'func f(n int) int { return f(n+1) + 1 }\nfunc main() { f(0) }',
  ],
  [
    'a string that doubles',
    'a string of more than 64 MB',
    'func main() { s := "a"; for { s += s } }',
  ],
  [
    'a list without end',
    '',
    'type n struct{ next *n }\nfunc main() { var h *n; for { h = &n{h} } }',
  ],
  [
    'a package variable that is too large',
    'an array of 52428800 elements',
    'var table [50 << 20]int\nfunc main() { table[3] = 1 }',
  ],
  [
    'a goroutine with a local that is too large',
    'an array of 9000000 elements',
    'func f(c chan int) { var t [3000][3000]int; t[1][2] = 3; c <- t[1][2] }\nfunc main() { c := make(chan int); go f(c); <-c }',
  ],
  [
    'deferred calls without end',
    'does not come to a visible step',
    'func main() { for i := 0; ; i++ { defer func() {}() } }',
  ],
  [
    'timers without end',
    '',
    'import "time"\nfunc main() { for { t := time.NewTimer(time.Second); select { case <-t.C: default: } } }',
  ],
  [
    'thousands of channels without names',
    '',
    'func main() { var cs []chan int; for i := 0; i < 100000; i++ { cs = append(cs, make(chan int, 1)); cs[i] <- i } }',
  ],
  [
    'the rows of a matrix, multiplied by a goroutine each',
    '',
    `import "sync"
const n = 60
func main() {
  var a, b, c [n][n]int
  var wg sync.WaitGroup
  for i := 0; i < n; i++ {
    wg.Add(1)
    go func() {
      defer wg.Done()
      for j := 0; j < n; j++ { for k := 0; k < n; k++ { c[i][j] += a[i][k] * b[k][j] } }
    }()
  }
  wg.Wait()
}`,
  ],
];

test.each(programs)(
  '%s is bounded and said in words',
  (_, words, text) => {
    const { program } = readProgram([{ name: 'main.go', text: `package main\n\n${text}\n` }]);
    const began = process.cpuUsage().user;
    const { closed, found, bounds } = check(new Program(program!), {
      entry: program!.entries.find(({ kind }) => kind === 'main')!.function,
      kind: 'main',
      values: () => [],
      time: 'any',
      states: 20_000,
      schedules: 50,
      seed: 1,
      limits: usualLimits,
      reduce: true,
      output: false,
      isCancelled: () => false,
    });
    expect(closed).toBe(false);
    expect([...found.keys()]).toEqual([]);
    expect(bounds.join()).toContain(words);
    expect((process.cpuUsage().user - began) / 1e6).toBeLessThan(40);
  },
  120_000,
);

test('a list as long as memory is observed', () => {
  const text = `package main

type node struct{ next *node }

func main() {
	var head *node
	for i := 0; i < 100000; i++ {
		head = &node{head}
	}
	heads := make(chan *node)
	go func() { heads <- head }()
	other := make(chan int)
	other <- 1
}
`;
  const { program: plain } = readProgram([{ name: 'main.go', text }]);
  const program = new Program(plain!);
  const options: CheckOptions = {
    entry: plain!.entries.find(({ kind }) => kind === 'main')!.function,
    kind: 'main',
    values: () => [],
    time: 'any',
    states: 1000,
    schedules: 0,
    seed: 1,
    limits: usualLimits,
    reduce: true,
    output: false,
    isCancelled: () => false,
  };
  const rows = reportProperties(program, options, check(program, options));
  expect(rows.filter(({ outcome }) => outcome === 'broken').map(({ name }) => name)).toEqual([
    'no-deadlock',
  ]);
});

test('a search is cancelled at once', () => {
  const text = `package main

import "sync"

func main() {
	var wg sync.WaitGroup
	c := make(chan int, 3)
	for i := 0; i < 9; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := 0; j < 3; j++ {
				c <- j
				<-c
			}
		}()
	}
	wg.Wait()
}
`;
  const { program } = readProgram([{ name: 'main.go', text }]);
  let asked = 0;
  const { closed, states } = check(new Program(program!), {
    entry: program!.entries.find(({ kind }) => kind === 'main')!.function,
    kind: 'main',
    values: () => [],
    time: 'any',
    states: 1_000_000,
    schedules: 1000,
    seed: 1,
    limits: usualLimits,
    reduce: true,
    output: false,
    isCancelled: () => ++asked > 3,
  });
  expect(closed).toBe(false);
  expect(states).toBeLessThan(2000);
});
