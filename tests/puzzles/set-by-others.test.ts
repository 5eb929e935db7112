import { afterAll, describe, expect, test } from 'vitest';
import { GoReader } from '../../src/go/plain/go-reader.ts';
import { standardLibrary } from '../../src/go/std/packages.ts';
import type { PuzzleFiles } from '../../src/protocol/puzzle-api.ts';
import { judge } from '../../src/puzzle/judge.ts';
import { parsePuzzle } from '../../src/puzzle/parse-puzzle.ts';
import { makeTools } from '../../src/puzzle/tools.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';

const solver = nodeSolvers()();
const tools = makeTools(new GoReader(standardLibrary), solver);
afterAll(() => solver.dispose());

const common = {
  version: 1,
  title: 'A',
  goal: 'B',
  about: 'C',
  hints: ['1', '2', '3'],
  why: 'D',
  wrong: [],
};

function makePuzzle(own: object, program: string, harness: string | null) {
  const files: PuzzleFiles = { language: 'go', program, harness };
  const parsed = parsePuzzle({ ...common, ...own }, files);
  if (!parsed.ok) throw new Error(parsed.messages.join());
  return parsed.puzzle;
}

type Edits = readonly (readonly [string, string])[];

function edited(program: string, edits: Edits): string {
  return edits.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, program);
}

const counting = `package main

import "sync"

func count(n int) int {
	var wg sync.WaitGroup
	total := 0
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			total++
		}()
	}
	wg.Wait()
	return total
}
`;
const counted =
  'package main\n\nfunc main() {\n\tif count(3) != 3 || count(0) != 0 {\n\t\tpanic("wrong count")\n\t}\n}\n';
const mutex: Edits = [
  ['total := 0\n', 'total := 0\n\tvar mu sync.Mutex\n'],
  ['\t\t\ttotal++\n', '\t\t\tmu.Lock()\n\t\t\ttotal++\n\t\t\tmu.Unlock()\n'],
];
const imports = (...paths: readonly string[]): Edits => [
  ['import "sync"\n', `import (\n${['"sync"', ...paths].map((one) => `\t${one}\n`).join('')})\n`],
];
const byClock = (now: string): Edits => [
  ['total := 0\n', 'total := 0\n\tvar mu [2]sync.Mutex\n'],
  [
    '\t\t\ttotal++\n',
    `\t\t\tk := ${now}.Year() / 9999\n\t\t\tmu[k].Lock()\n\t\t\ttotal++\n\t\t\tmu[k].Unlock()\n`,
  ],
];

describe('a counter to be mended', () => {
  const puzzle = makePuzzle({ kind: 'fix-it', goroutines: 3 }, counting, counted);
  const answer = (edits: Edits) =>
    judge(puzzle, { kind: 'program', text: edited(counting, edits) }, tools);

  test('is mended by a mutex', async () => {
    expect(await answer(mutex)).toMatchObject({ kind: 'solved' });
  });

  test.each<readonly [string, Edits]>([
    ['a build constraint', [['package main\n', '//go:build ignore\n\npackage main\n'], ...mutex]],
    ['one as it was', [['package main\n', '// +build ignore\n\npackage main\n'], ...mutex]],
    ['C', [...imports('"C"'), ...mutex]],
    ['another file', [['func count', '/*\n-- b.go --\n*/\nfunc count'], ...mutex]],
    ['the clock by another name', [...imports('t "time"'), ...byClock('t.Now()')]],
    ['the clock without a name', [...imports('. "time"'), ...byClock('Now()')]],
    [
      'the clock as a value',
      [...imports('t "time"'), ...byClock('func() t.Time { f := t.Now; return f() }()')],
    ],
    // Go's race detector finds all of these: who looks waits for nobody.
    [
      'the number of goroutines',
      [...imports('"runtime"'), ...mutex, ['wg.Wait()', 'for runtime.NumGoroutine() > 1 {\n\t}']],
    ],
    [
      'the length of a channel',
      [
        ...mutex,
        ['total := 0\n', 'total := 0\n\tdone := make(chan bool, n)\n'],
        ['mu.Unlock()\n', 'mu.Unlock()\n\t\t\tdone <- true\n'],
        ['wg.Wait()', 'for len(done) < n {\n\t}'],
      ],
    ],
    [
      'a channel that is full',
      [
        ...mutex,
        ['total := 0\n', 'total := 0\n\tdone := make(chan bool, n)\n'],
        ['mu.Unlock()\n', 'mu.Unlock()\n\t\t\tdone <- true\n'],
        [
          'wg.Wait()',
          'full := n == 0\n\tfor !full {\n\t\tselect {\n\t\tcase done <- true:\n\t\t\t<-done\n\t\tdefault:\n\t\t\tfull = true\n\t\t}\n\t}',
        ],
      ],
    ],
    [
      'what is not there',
      [...imports('"net/http"'), ...mutex, ['total++\n', 'total++\n\t\t\thttp.Get("")\n']],
    ],
  ])('is not mended with %s', async (_, edits) => {
    expect((await answer(edits)).kind).not.toBe('solved');
  });
});

const doubling = `package main

func double(in <-chan int, out chan<- int) {
	for v := range in {
		out <- 2 * v
	}
}

func main() {
	in := make(chan int)
	out := make(chan int)
	go double(in, out)
	for i := 1; i <= 3; i++ {
		in <- i
	}
	close(in)
	sum := 0
	for i := 0; i < 3; i++ {
		sum += <-out
	}
	if sum != 12 {
		panic("the sum is wrong")
	}
}
`;

test('locked lines that the solution comes to must stay at work', async () => {
  const own = {
    kind: 'fix-it',
    editable: [[10, 18]],
    solution: [['in := make(chan int)', 'in := make(chan int, 3)']],
  };
  const puzzle = makePuzzle(own, doubling, null);
  const begin = '\tin := make(chan int)\n\tout := make(chan int)\n';
  const answer = (edits: Edits) =>
    judge(puzzle, { kind: 'program', text: edited(doubling, edits) }, tools);
  expect(await answer([['make(chan int)\n\tgo', 'make(chan int, 3)\n\tgo']])).toMatchObject({
    kind: 'solved',
  });
  const sends = '\tfor i := 1; i <= 3; i++ {\n\t\tin <- i\n\t}\n';
  const skipped = await answer([
    [begin, '\tin := make(chan int)\n\tout := make(chan int, 1)\n'],
    [
      `${sends}\tclose(in)\n\tsum := 0\n\tfor i := 0; i < 3; i++ {`,
      '\tclose(in)\n\tout <- 12\n\tsum := 0\n\tfor range 1 {',
    ],
  ]);
  expect(skipped).toMatchObject({ kind: 'undecided' });
  expect(JSON.stringify(skipped)).toContain('no run comes to line 4, which must stay at work');
});

test('a range over a channel may be left before its end', async () => {
  const program =
    'package main\n\nfunc numbers() <-chan int {\n\tc := make(chan int)\n\tgo func() {\n\t\tfor i := 0; ; i++ {\n\t\t\tc <- i\n\t\t}\n\t}()\n\treturn c\n}\n\nfunc upTo(n int) int {\n\ttotal := 0\n\tfor v := range numbers() {\n\t\tif v >= n {\n\t\t\treturn total\n\t\t}\n\t\ttotal += v\n\t}\n\treturn total\n}\n';
  const harness =
    'package main\n\nfunc main() {\n\tif upTo(0) != 0 || upTo(3) != 3 {\n\t\tpanic("wrong")\n\t}\n}\n';
  const puzzle = makePuzzle({ kind: 'fix-it' }, program, harness);
  const answer = (edits: Edits) =>
    judge(puzzle, { kind: 'program', text: edited(program, edits) }, tools);
  const mended = await answer([
    ['numbers()', 'numbers(done <-chan bool)'],
    ['c <- i\n', 'select {\n\t\t\tcase c <- i:\n\t\t\tcase <-done:\n\t\t\t\treturn\n\t\t\t}\n'],
    ['total := 0\n', 'total := 0\n\tdone := make(chan bool)\n\tdefer close(done)\n'],
    ['range numbers()', 'range numbers(done)'],
  ]);
  expect(mended).toMatchObject({ kind: 'solved' });
  const few = await answer([
    ['make(chan int)', 'make(chan int, 9)'],
    ['for i := 0; ; i++', 'for i := range 9'],
  ]);
  expect(few.kind).not.toBe('solved');
  // It goes on for ever, and no two states of it are the same.
  const start = performance.now();
  const endless = await answer([
    ['numbers()', 'numbers(done <-chan bool)'],
    ['c <- i\n', 'select {\n\t\t\tcase c <- i:\n\t\t\tcase <-done:\n\t\t\t}\n'],
    ['total := 0\n', 'total := 0\n\tdone := make(chan bool)\n\tdefer close(done)\n'],
    ['range numbers()', 'range numbers(done)'],
  ]);
  expect(endless.kind).not.toBe('solved');
  expect(performance.now() - start).toBeLessThan(30_000);
}, 60_000);

test('a comment over several lines hides no change', async () => {
  const program =
    'package main\n\nimport "sync"\n\nfunc main() {\n\tvar wg sync.WaitGroup\n\tc := make(chan int, 1)\n\twg.Add(1)\n\tgo func() {\n\t\tc <- 1\n\t\twg.Done()\n\t}()\n\twg.Wait()\n\tclose(c)\n}\n';
  const puzzle = makePuzzle({ kind: 'break-it', property: 'channel-safety' }, program, null);
  const hidden = (line: string) => [`\t${line}\n`, `/*\n\t${line}\n// */\n`] as const;
  const text = edited(program, [hidden('wg.Add(1)'), hidden('wg.Wait()')]);
  const judgement = await judge(puzzle, { kind: 'program', text }, tools);
  expect(judgement).toMatchObject({ kind: 'wrong' });
  expect(JSON.stringify(judgement)).toContain('2 lines differ');
});

describe('a condition', () => {
  const condition = (program: string, text: string) =>
    judge(
      makePuzzle({ kind: 'for-which-n' }, `package main\n\n${program}`, null),
      { kind: 'formula', text },
      tools,
    );

  test('may speak of how long a list is', async () => {
    const program =
      'func f(xs []int) {\n\tc := make(chan int, 2)\n\tfor _, x := range xs {\n\t\tc <- x\n\t}\n}\n';
    expect(await condition(program, 'len(xs) <= 2')).toMatchObject({ kind: 'solved' });
    expect(await condition(program, 'len(xs) <= 1')).toMatchObject({ kind: 'wrong' });
  });

  test('is not judged where a number that it does not speak of may do harm', async () => {
    const program =
      'func f(n int) {\n\txs := make([]int, 3)\n\tc := make(chan int, 1)\n\tc <- xs[n]\n\t<-c\n}\n';
    expect(await condition(program, 'true')).toMatchObject({ kind: 'undecided' });
  });
});

test('checks may be run at larger values without a proof', async () => {
  const harness = `${counted}\nfunc counts(n int) {\n\tif count(n) != n {\n\t\tpanic("wrong count")\n\t}\n}\n`;
  const forAll = { when: 'n >= 0', checks: { counts: 'count leaves somebody behind' } };
  const puzzle = makePuzzle({ kind: 'fix-it', forAll }, counting, harness);
  const few = edited(counting, [...mutex, ['return total', 'return min(total, 4)']]);
  const judgement = await judge(puzzle, { kind: 'program', text: few }, tools);
  expect(judgement).toMatchObject({ kind: 'wrong' });
  expect(JSON.stringify(judgement)).toContain('With n = 5 in some run counts panics');
  const none = parsePuzzle(
    { ...common, kind: 'fix-it', forAll: { when: 'n >= 0' } },
    { language: 'go', program: counting, harness },
  );
  expect(none).toMatchObject({
    ok: false,
    messages: ['forAll: write a "function" that is to be proved, or "checks" that are to be run'],
  });
});
