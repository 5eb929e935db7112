import { expect, test } from 'vitest';
import type { PlainProgram } from '../../src/go/plain/program.ts';
import { Program } from '../../src/execute/compile/program.ts';
import { explore } from '../../src/execute/search/explore.ts';
import { faultOfStop, faultsOf, faultsOfRace } from '../../src/execute/search/judge.ts';
import { GoSystem, usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';
import { generate } from './generate.ts';
import { generateGroups } from './generate-groups.ts';

const count = Number(process.env['MACHINE_PROGRAMS'] ?? 400);

/** Everything that can come of a program: who is left where, panics, races, misuse. */
function endings(plain: PlainProgram, reduce: boolean, entry = 0) {
  const sites = new Uint8Array(4096);
  for (;;) {
    const found = new Set<string>();
    const system = new GoSystem(new Program(plain), {
      entry,
      values: () => [],
      timing: 'steady',
      limits: usualLimits,
      output: false,
      visibleSites: sites,
    });
    system.machine.showing = false;
    const before = sites.join('');
    const { closed, store } = explore(
      system,
      { states: 60_000, reduce, isCancelled: () => false },
      {
        state: (state, _, moves) => {
          for (const { property } of faultsOf(system, state, moves, 'function'))
            found.add(property);
          if (moves.length > 0) return false;
          const left = state.goroutines.map(({ pending, frames, id }) =>
            id === 1 || frames.length > 0
              ? `${String(frames[0]!.procedure.function.id)}@${String(frames[0]!.pc)}${pending?.kind ?? ''}`
              : '',
          );
          // Who ends when nobody else is there does not stand at its end.
          const isEmpty = state.goroutines.length === 0;
          found.add(isEmpty ? 'nobody' : `${String(state.finished)} ${left.sort().join()}`);
          return false;
        },
        stop: (stop, state) => {
          found.add(faultOfStop(stop, state, 'function')?.words.replace(/\d/g, '') ?? stop.kind);
          return false;
        },
        race: (race, _, __, after) => {
          for (const { property } of faultsOfRace(race, after)) found.add(property);
          sites[race.conflict.first.site] = 1;
          sites[race.conflict.second.site] = 1;
          return false;
        },
      },
    );
    if (sites.join('') !== before) continue;
    return { closed, found: [...found].sort(), states: store.count, races: sites.includes(1) };
  }
}

test(`reduction keeps every ending of ${String(count)} generated programs`, () => {
  let [all, reduced] = [0, 0];
  for (let seed = 0; seed < count; seed++) {
    const { plain, text } = generate(seed);
    const full = endings(plain, false);
    if (!full.closed) continue;
    const less = endings(plain, true);
    all += full.states;
    reduced += less.states;
    expect({ seed, text, ...less, states: 0 }).toEqual({ seed, text, ...full, states: 0 });
  }
  expect(reduced).toBeLessThan(all);
}, 600_000);

test(`reduction keeps every ending of ${String(count / 4)} programs about waitgroups`, () => {
  let [all, reduced] = [0, 0];
  for (let seed = 0; seed < count / 4; seed++) {
    const text = generateGroups(seed);
    const { program: plain } = readProgram([{ name: 'main.go', text }]);
    const main = plain!.entries.find(({ kind }) => kind === 'main')!.function;
    const full = endings(plain!, false, main);
    if (!full.closed) continue;
    const less = endings(plain!, true, main);
    all += full.states;
    reduced += less.states;
    expect({ seed, text, ...less, states: 0 }).toEqual({ seed, text, ...full, states: 0 });
  }
  expect(reduced).toBeLessThan(all);
});

/** So many goroutines stand for ever between main and those that it starts afterwards. */
const standing = 'for i := 0; i < 34; i++ { go func() { select {} }() }';

test(`reduction keeps every ending of ${String(count / 8)} programs of more than 32 goroutines`, () => {
  let [all, reduced] = [0, 0];
  for (let seed = 0; seed < count / 8; seed++) {
    const text = generateGroups(seed).replace('func main() {', `func main() {\n\t${standing}`);
    const { program: plain } = readProgram([{ name: 'main.go', text }]);
    const main = plain!.entries.find(({ kind }) => kind === 'main')!.function;
    const full = endings(plain!, false, main);
    if (!full.closed) continue;
    const less = endings(plain!, true, main);
    all += full.states;
    reduced += less.states;
    expect({ seed, text, ...less, states: 0 }).toEqual({ seed, text, ...full, states: 0 });
  }
  expect(reduced).toBeLessThan(all);
}, 120_000);

test('sums of 64 goroutines into places of their own are reduced to few states', () => {
  const text = `package main
import "sync"
func main() {
	var wg sync.WaitGroup
	parts := make([]int, 64)
	for w := 0; w < 64; w++ {
		wg.Add(1)
		go func(w int) {
			defer wg.Done()
			for i := 0; i < 10; i++ { parts[w] += i * w }
		}(w)
	}
	wg.Wait()
	if parts[63] != 45*63 { panic("wrong") }
}
`;
  const { program: plain } = readProgram([{ name: 'main.go', text }]);
  const { closed, found, states } = endings(plain!, true, plain!.entries[0]!.function);
  expect({ closed, found }).toEqual({ closed: true, found: ['nobody'] });
  expect(states).toBeLessThan(6000);
});
