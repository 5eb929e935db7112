import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { reportProperties } from '../../src/execute/report.ts';
import { check } from '../../src/execute/search/check.ts';
import { usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';

/** Programs of which no search sees all states, since one counts for ever. */
function brokenIn(text: string): readonly string[] {
  const { program: plain } = readProgram([{ name: 'main.go', text }]);
  const program = new Program(plain!);
  const options = {
    entry: plain!.entries.find(({ kind }) => kind === 'main')!.function,
    kind: 'main',
    values: () => [],
    time: 'any',
    states: 100,
    schedules: 12,
    seed: 1,
    limits: usualLimits,
    reduce: true,
    output: false,
    isCancelled: () => false,
  } as const;
  const rows = reportProperties(program, options, check(program, options));
  return rows.flatMap(({ name, outcome, run }) =>
    outcome === 'broken' ? [`${name}: ${String(run!.blocked.length)}`] : [],
  );
}

const counting = (body: string): string => `package main

import (
	"sync"
	"time"
)

type pair struct{ a, b sync.Mutex }

func main() {
${body}
	for n := 0; n >= 0; n++ {
		time.Sleep(time.Second)
	}
}
`;

const crossing = `	p := &pair{}
	go func() {
		for {
			p.a.Lock()
			p.b.Lock()
			p.b.Unlock()
			p.a.Unlock()
		}
	}()
	go func() {
		for {
			p.b.Lock()
			p.a.Lock()
			p.a.Unlock()
			p.b.Unlock()
		}
	}()`;

test('two who wait for each other are left behind beside one who goes on for ever', () => {
  expect(brokenIn(counting(crossing))).toEqual(['no-leak: 2']);
});

test('nobody is left behind for whom one who goes on for ever may yet do something', () => {
  const served = `	c := make(chan int)
	go func() {
		c <- 1
	}()
	go func() {
		<-c
	}()
	var mu sync.Mutex
	mu.Lock()
	go func() { mu.Lock() }()
	defer mu.Unlock()`;
  expect(brokenIn(counting(served))).toEqual([]);
});
