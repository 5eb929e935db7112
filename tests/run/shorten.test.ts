import { expect, test } from 'vitest';
import { toSystem } from '../../src/explore/system.ts';
import { endingAt, type Ending } from '../../src/run/ending.ts';
import type { Move } from '../../src/run/move.ts';
import { replay } from '../../src/run/replay.ts';
import { shorten, type Shortening } from '../../src/run/shorten.ts';
import type { System } from '../../src/run/system.ts';
import { makeDice } from '../differential/generate/dice.ts';
import { boundTo, machineOf } from '../explore/machines.ts';
import { generatedMachines } from './generated.ts';

/** A run in which any move is as likely as any other, and how it ends. */
function randomRun<State>(
  system: System<State>,
  seed: number,
): { readonly moves: readonly Move[]; readonly ending: Ending } {
  const dice = makeDice(seed);
  const moves: Move[] = [];
  let state = system.initial;
  for (;;) {
    const possible = system.moves(state);
    if (possible.length === 0) return { moves, ending: endingAt(system, state) };
    const move = possible[dice.below(possible.length)]!;
    moves.push(move);
    const outcome = system.step(state, move);
    if (outcome.kind === 'ended') return { moves, ending: outcome.stop };
    state = outcome.state;
  }
}

function endingIn<State>(
  system: System<State>,
  kind: Ending['kind'],
  maxTries: number,
): Shortening<State> {
  return {
    initial: system.initial,
    moves: (state) => system.moves(state),
    isFound: (state, moves) => moves.length === 0 && endingAt(system, state).kind === kind,
    step: (state, move) => {
      const outcome = system.step(state, move);
      return outcome.kind === 'ended'
        ? { state: null, found: outcome.stop.kind === kind }
        : { state: outcome.state, found: false };
    },
    maxTries,
    maxMoves: 1e6,
    isCancelled: () => false,
  };
}

const switchesIn = (moves: readonly Move[]): number =>
  moves.filter(({ mover }, at) => at > 0 && moves[at - 1]!.mover.id !== mover.id).length;

test('a shortened run replays, ends alike, and has fewer switches', () => {
  const sums = { runs: 0, before: 0, after: 0 };
  let seed = 0;
  for (const [text, bound] of generatedMachines(60)) {
    const system = toSystem(bound, 'go');
    const { moves, ending } = randomRun(system, ++seed);
    if (ending.kind !== 'stuck' && ending.kind !== 'crash') continue;
    const short = shorten(moves, endingIn(system, ending.kind, 400));
    expect(replay(system, short), text).toMatchObject({
      kind: 'played',
      ending: { kind: ending.kind },
    });
    expect(switchesIn(short), text).toBeLessThanOrEqual(switchesIn(moves));
    sums.runs++;
    sums.before += switchesIn(moves);
    sums.after += switchesIn(short);
  }
  expect(sums.runs).toBeGreaterThan(30);
  expect(sums.after).toBeLessThan(0.6 * sums.before);
});

test('what has nothing to do with the crash is left out', () => {
  const text =
    'w = WaitGroup; c = chan [9]; go { for 0 .. 9 { c! } }; w.Add(1); go { w.Add(-1) }; w.Add(-1)';
  const system = toSystem(boundTo(machineOf(text)), 'go');
  const seeds = Array.from({ length: 50 }, (_, seed) => randomRun(system, seed));
  const crash = seeds.find(({ ending }) => ending.kind === 'crash')!;
  const short = shorten(crash.moves, endingIn(system, 'crash', 1_000));
  // Main does all that it has to do, and then the second goroutine takes off too much.
  expect(short.map(({ mover }) => mover.id)).toEqual([0, 0, 0, 0, 0, 2]);
});

test('a run that does not end as asked is refused', () => {
  const system = toSystem(boundTo(machineOf('c = chan [1]; c!')), 'go');
  expect(() => shorten([], endingIn(system, 'stuck', 10))).toThrow('must end as asked');
});
