import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { KnownSteps } from '../../src/execute/search/known-steps.ts';
import { tellingLocals } from '../../src/execute/state/reach.ts';
import type { State } from '../../src/execute/state/state.ts';
import { GoSystem, usualLimits } from '../../src/execute/system.ts';
import type { PlainProgram } from '../../src/go/plain/program.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';
import { generate } from './generate.ts';
import { generateGroups } from './generate-groups.ts';

const count = Number(process.env['MACHINE_PROGRAMS'] ?? 400) / 20;
const mostStates = 500;

function newSystem(plain: PlainProgram, entry: number): GoSystem {
  const options = {
    values: () => [],
    timing: 'steady',
    limits: usualLimits,
    output: false,
  } as const;
  return new GoSystem(new Program(plain), {
    ...options,
    entry,
    visibleSites: new Uint8Array(4096),
  });
}

/** Goes through the states of a program, and compares what is remembered of each step with the step itself. */
function compare(plain: PlainProgram, entry: number): { recalled: number; made: number } {
  const system = newSystem(plain, entry);
  system.machine.showing = false;
  const known = new KnownSteps(system, 0);
  const seen = new Set([system.key(system.initial)]);
  const work: State[] = [system.initial];
  let [recalled, made] = [0, 0];
  for (let at = 0; at < work.length && at < mostStates; at++) {
    const state = work[at]!;
    const before = described(system, state);
    for (const move of system.moves(state)) {
      const found = known.recall(state, move)?.make() ?? null;
      expect(described(system, state)).toEqual(before);
      const step = found === null ? known.advance(state, move) : system.advance(state, move, false);
      made++;
      if (found !== null) {
        recalled++;
        expect(step.stop).toBe(null);
        expect(step.races).toEqual([]);
        expect(described(system, found)).toEqual(described(system, step.state));
      }
      if (step.stop !== null) continue;
      const next = found ?? step.state;
      const key = system.key(next);
      if (seen.has(key)) continue;
      seen.add(key);
      system.keys.share(next);
      work.push(next);
    }
  }
  return { recalled, made };
}

/** All of a state that anything can come of, and what it can do next: locals that are not used again may differ. */
function described(system: GoSystem, state: State): object {
  const { goroutines, finished, nextGoroutine, ended } = state;
  return {
    key: system.key(state),
    moves: system.moves(state),
    resources: { ...system.observe(state), goroutines: [] },
    goroutines: goroutines.map(({ id, name, path, spawned, pending, parked, accesses, frames }) => [
      [id, name, path, spawned, pending, parked],
      frames.map((frame) => [
        [frame.procedure.firstSite + frame.pc, frame.mode, frame.defers, frame.unwinding],
        [...tellingLocals(frame)].map((local) => frame.locals[local]),
      ]),
      accesses?.touches.map(({ object, list }) => [object, list]),
    ]),
    rest: [finished, nextGoroutine, ended.length],
  };
}

const sources: readonly (readonly [string, (seed: number) => PlainProgram])[] = [
  ['generated programs', (seed) => generate(seed).plain],
  [
    'programs about waitgroups',
    (seed) => readProgram([{ name: 'main.go', text: generateGroups(seed) }]).program!,
  ],
];

test.each(sources)(
  `what is remembered of a step is what it does: ${String(count)} %s`,
  (_, make) => {
    let [recalled, made] = [0, 0];
    for (let seed = 0; seed < count; seed++) {
      const plain = make(seed);
      const main = plain.entries.find(({ kind }) => kind === 'main');
      const compared = compare(plain, main?.function ?? 0);
      recalled += compared.recalled;
      made += compared.made;
    }
    // Most steps come again.
    expect(recalled / made).toBeGreaterThan(0.4);
  },
  600_000,
);

const text = (body: string): string => `package main

import "sync"

${body}
`;

/** Each in a way that the step itself does not show. */
const particular: readonly (readonly [string, string])[] = [
  [
    'who ends leaves what it touched behind',
    `var xs [4]int
func main() {
	var mu sync.Mutex
	var wg sync.WaitGroup
	wg.Add(4)
	for i := 0; i < 4; i++ {
		go func(i int) {
			mu.Lock()
			mu.Unlock()
			wg.Done()
			xs[i]++
		}(i)
	}
	wg.Wait()
}`,
  ],
  [
    'a lock that the next reader finds announced',
    `func main() {
	var rw sync.RWMutex
	var wg sync.WaitGroup
	wg.Add(4)
	for i := 0; i < 2; i++ {
		go func() { rw.RLock(); rw.RUnlock(); wg.Done() }()
		go func() { rw.Lock(); rw.Unlock(); wg.Done() }()
	}
	wg.Wait()
}`,
  ],
  [
    'a panic that is recovered, and a map',
    `func main() {
	c := make(chan map[string]int, 1)
	var wg sync.WaitGroup
	wg.Add(3)
	c <- map[string]int{}
	for i := 0; i < 3; i++ {
		go func() {
			defer wg.Done()
			defer func() { recover() }()
			m := <-c
			m["a"]++
			c <- m
			panic(m["a"])
		}()
	}
	wg.Wait()
}`,
  ],
  [
    'a condition with tickets, and pointers that go round',
    `type node struct { next *node; value int }
func main() {
	var mu sync.Mutex
	cond := sync.NewCond(&mu)
	var wg sync.WaitGroup
	wg.Add(3)
	list := &node{}
	for i := 0; i < 2; i++ {
		go func(i int) {
			mu.Lock()
			for list.next == nil { cond.Wait() }
			list = list.next
			mu.Unlock()
			wg.Done()
		}(i)
	}
	go func() {
		mu.Lock()
		list.next = &node{value: 1}
		list.next.next = list
		cond.Broadcast()
		mu.Unlock()
		wg.Done()
	}()
	wg.Wait()
}`,
  ],
];

test.each(particular)('%s', (_, body) => {
  const plain = readProgram([{ name: 'main.go', text: text(body) }]).program!;
  const main = plain.entries.find(({ kind }) => kind === 'main')!.function;
  expect(compare(plain, main).recalled).toBeGreaterThan(10);
});
