import { afterAll, describe, expect, test } from 'vitest';
import { check } from '../../src/cli/check-command.ts';
import { withConfrontation } from '../../src/cli/machine-report.ts';
import type { FragmentReport } from '../../src/cli/report.ts';
import { LineMap } from '../../src/base/span.ts';
import { answerRoot } from '../../src/confront/answer-root.ts';
import { unansweredRoots } from '../../src/confront/roots.ts';
import { Program } from '../../src/execute/compile/program.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { plainOf } from './verdicts.ts';

/** Nothing here is proved: what the proof does not reach, it is not asked about. */
const nobody: Solver = {
  run: () => Promise.reject(new Error('the solver is asked')),
  dispose: () => Promise.resolve(),
} as unknown as Solver;

async function checkGo(text: string, json = true, solver = nobody) {
  const printed: string[] = [];
  const terminal = { out: (one: string) => printed.push(one), error: () => 0, color: false };
  const input = { file: 'main.go', text, language: 'go', loops: 'counted' } as const;
  const code = await check(terminal, input, solver, { json });
  return { code, text: printed.join('') };
}

async function fragmentsOf(text: string) {
  const { code, text: json } = await checkGo(text);
  const { fragments, diagnostics } = JSON.parse(json) as {
    fragments: FragmentReport[];
    diagnostics: { severity: string }[];
  };
  return { code, fragments, severities: diagnostics.map(({ severity }) => severity) };
}

/** Two stages with range and close; the channel between them comes over a channel, which no proof follows. */
const stages = (end: string) => `package main

import "fmt"

func numbers(n int, reply chan<- chan int) {
	out := make(chan int)
	go func() {
		for i := 0; i < n; i++ {
			out <- i
		}
		${end}
	}()
	reply <- out
}

func main() {
	reply := make(chan chan int, 1)
	numbers(3, reply)
	sum := 0
	for v := range <-reply {
		sum += v
	}
	fmt.Println(sum)
}
`;

describe('a program that the proof does not reach', () => {
  test('is checked: all its runs were seen', async () => {
    const { code, fragments, severities } = await fragmentsOf(stages('close(out)'));
    expect(fragments.map(({ name, grade }) => [name, grade])).toEqual([['main', 'checked']]);
    expect(fragments[0]!.searched).toMatchObject({ closed: true, bounds: [], supposed: [] });
    expect(fragments[0]!.searched!.properties).toContainEqual({
      name: 'no-leak',
      outcome: 'holds',
      words: 'holds in every run',
    });
    expect(severities).not.toContain('error');
    expect(code).toBe(0);
  });

  test('is refuted by a run that is shown', async () => {
    const { code, fragments } = await fragmentsOf(stages(''));
    const [main] = fragments;
    expect(main).toMatchObject({ name: 'main', grade: 'refuted', first: null });
    expect(main!.headline).toMatchObject({ kind: 'fails', title: 'Can deadlock' });
    expect(main!.counterexample!.ending).toBe('stuck');
    expect(main!.counterexample!.steps.map(({ action }) => action)).toContain('exchange');
    expect(main!.counterexample!.blocked).toHaveLength(1);
    expect(code).toBe(1);
  });

  test('is searched where there are more states than the budget', () => {
    const text = `package main

import "sync"

func main() {
	var mu sync.Mutex
	results := make(chan int, 1)
	for i := 0; i < 12; i++ {
		go func(i int) {
			for k := 0; k < 9; k++ {
				mu.Lock()
				mu.Unlock()
			}
			results <- i
		}(i)
	}
	for i := 0; i < 12; i++ {
		if <-results == 12 {
			return
		}
	}
}
`;
    const plain = plainOf(text);
    const answer = answerRoot(new Program(plain), plain.entries[0]!, { states: 2_000 });
    expect(answer.grade).toBe('searched');
    expect(answer.bounds).toEqual(['there are more than 2000 states']);
    expect(answer.schedules).toBeGreaterThan(0);
  });

  test('says in text what was seen, and why a bound was met', async () => {
    const { text } = await checkGo(stages('close(out)'), false);
    expect(text).toContain('main: Free of goroutine leaks under every schedule.');
    expect(text).toMatch(/The Go machine saw all runs: every goroutine ends, .* \(\d+ states\)\./);
    expect(text).toContain('warning: ');
  });

  test('is not said to end where a loop leads nowhere', async () => {
    const { text } = await checkGo(poll('context.Background()'), false, somebody);
    expect(text).toContain('Nobody waits for ever for the values tried, but not every run ends.');
    expect(text).toContain('But F goes on for ever and gets nowhere.');
  });
});

const somebody = nodeSolvers()();
afterAll(() => somebody.dispose());

const poll = (ctx: string) => `package p

import "context"

func F(caller context.Context, n int) {
	ctx := ${ctx}
	done := make(chan bool, 1)
	for {
		select {
		case <-ctx.Done():
			done <- true
			return
		default:
		}
		if n > 0 {
			return
		}
	}
}
`;

test('that a loop is left when its caller says so is taken for granted, and said', async () => {
  const { text } = await checkGo(poll('caller'), false, somebody);
  expect(text).toContain('provided that some iteration leaves the loop');
});

test('what Go rejects is rejected, and what makes nothing has no answer', async () => {
  expect((await checkGo('package p\n\nfunc F() { x := 1 }\n')).code).toBe(2);
  expect((await checkGo('package p\n\nfunc F( {\n')).code).toBe(2);
  expect((await checkGo('package p\n\nfunc F() int { return 1 }\n')).code).toBe(2);
});

test('a program that shares nothing is run all the same', async () => {
  const main = (body: string) => `package main\n\nfunc main() {\n\t${body}\n}\n`;
  const panics = await fragmentsOf(main('var m map[string]int\n\tm["a"] = 1'));
  expect(panics.code).toBe(1);
  expect(panics.fragments[0]!.headline).toMatchObject({ kind: 'fails', title: 'Can panic' });
  expect(panics.fragments[0]!.counterexample!.steps.at(-1)!.span.start.line).toBe(5);
  const ends = await fragmentsOf(main('println(1)'));
  expect(ends.code).toBe(0);
  expect(ends.fragments.map(({ name, grade }) => [name, grade])).toEqual([['main', 'checked']]);
});

describe('roots', () => {
  const rootsOf = (text: string, ...answered: readonly string[]) => {
    const plain = plainOf(text);
    const starts = answered.map((name) => {
      const entry = plain.entries.find((one) => one.name === name)!;
      return plain.functions[entry.function]!.nameSpan.start;
    });
    return unansweredRoots(plain, new Set(starts)).map(({ name }) => name);
  };
  const text = `package p

import "sync"

func make1() chan int { return make(chan int) }

func use() { <-make1() }

type box struct{ mu sync.Mutex }

func other() {
	b := box{}
	b.mu.Lock()
}

func pure() int { return 2 }

func spawn() { go func() {}() }
`;

  test('are the outermost functions that make something', () => {
    expect(rootsOf(text)).toEqual(['use', 'other', 'spawn']);
  });

  test('leave out what a verdict speaks of', () => {
    expect(rootsOf(text, 'use')).toEqual(['other', 'spawn']);
    // What is said of a helper alone is not said of whoever calls it.
    expect(rootsOf(text, 'make1')).toEqual(['use', 'other', 'spawn']);
  });

  test('begin with main, where there is one, unless all that it calls is answered', () => {
    const whole = `${text.replace('package p', 'package main')}\nfunc main() { use(); other(); spawn() }\n`;
    expect(rootsOf(whole)).toEqual(['main']);
    expect(rootsOf(whole, 'use', 'other')).toEqual(['main']);
    expect(rootsOf(whole, 'use', 'other', 'spawn')).toEqual([]);
  });
});

test('a contradiction is no result', () => {
  const text = 'package p\n\nfunc F() {\n\tc := make(chan int)\n\tc <- 1\n}\n';
  const plain = plainOf(text);
  const report: FragmentReport = {
    name: 'F',
    line: 3,
    parameters: [],
    assumptions: [],
    given: [],
    choices: [],
    virgo: '',
    encoding: 'paper',
    shown: 'every run ends',
    grade: 'proved',
    headline: { kind: 'free', title: 'Free of goroutine leaks', condition: null, sentence: '' },
    strategies: [],
    first: 1,
    counterexample: null,
    confronted: null,
    searched: null,
  };
  const words = 'a run goes wrong';
  const found = withConfrontation({ plain, lines: new LineMap(text) }, report, {
    kind: 'contradicts',
    values: {},
    words,
    run: null,
    evidence: null,
  });
  expect(found).toMatchObject({ grade: 'open', first: null, strategies: [] });
  expect(found.headline).toMatchObject({ kind: 'withdrawn', title: 'Withdrawn' });
  expect(found.confronted).toMatchObject({ outcome: 'contradicts', words });
});
