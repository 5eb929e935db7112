import type { BoundMachine } from '../../src/explore/bind.ts';
import { endingAt } from '../../src/explore/ending.ts';
import { movesAt } from '../../src/explore/moves.ts';
import { initialState } from '../../src/explore/state.ts';
import type { State, View } from '../../src/explore/state.ts';
import { stepBy } from '../../src/explore/step.ts';

/** All that a machine can do, found by plain breadth first search over plain states. */
export interface Everything {
  readonly complete: boolean;
  readonly states: number;
  /** Final states as text, with the length of the shortest run to each. */
  readonly ok: ReadonlyMap<string, number>;
  readonly stuck: ReadonlyMap<string, number>;
  /** `process:point` of each Add, bound, capacity or condition that crashes. */
  readonly crash: ReadonlyMap<string, number>;
}

/** The judge of the packed search: no tables, no bits, no reduction. */
export function searchNaively(bound: BoundMachine, view: View, maxStates: number): Everything {
  const start = initialState(bound);
  const depths = new Map([[keyOf(start), 0]]);
  const queue = [start];
  const found = { ok: new Map<string, number>(), stuck: new Map<string, number>() };
  const crash = new Map<string, number>();
  for (const state of queue) {
    const key = keyOf(state);
    const depth = depths.get(key)!;
    const ending = endingAt(bound, state, view);
    if (ending.kind === 'ok' || ending.kind === 'stuck') found[ending.kind].set(key, depth);
    for (const choice of movesAt(bound, state, view).enabled) {
      const outcome = stepBy(bound, state, choice);
      if (outcome.kind === 'too-large') throw new Error('a number is too large for this test');
      if (outcome.kind === 'crashed') {
        const site = `${choice.process}:${state.points[choice.process]}`;
        if (!crash.has(site)) crash.set(site, depth + 1);
        continue;
      }
      const next = keyOf(outcome.state);
      if (depths.has(next)) continue;
      if (queue.length >= maxStates) return { complete: false, states: queue.length, ...found, crash };
      depths.set(next, depth + 1);
      queue.push(outcome.state);
    }
  }
  return { complete: true, states: queue.length, ...found, crash };
}

/** Turns are part of a state only inside their loop, as everywhere: behind it they are decided. */
export function keyOf({ points, turns, contents, counters }: State): string {
  return [points, turns, contents, counters].map((list) => list.join()).join(' ');
}
