import type { BoundMachine } from '../../src/explore/bind.ts';
import { endingAt } from '../../src/explore/ending.ts';
import { movesAt } from '../../src/explore/moves.ts';
import { initialState } from '../../src/explore/state.ts';
import type { View } from '../../src/explore/state.ts';
import { stepBy } from '../../src/explore/step.ts';
import { stateKey } from './unpack.ts';

/** All that a machine can do, found by plain breadth first search over plain states. */
export interface Everything {
  readonly complete: boolean;
  readonly states: number;
  /** Final states as text, with the length of the shortest run to each. */
  readonly ok: ReadonlyMap<string, number>;
  readonly stuck: ReadonlyMap<string, number>;
  /** The processes that crash in some run, with the length of the shortest. */
  readonly crash: ReadonlyMap<number, number>;
}

/** The judge of the packed search: no tables, no bits, no reduction. */
export function searchNaively(bound: BoundMachine, view: View, maxStates: number): Everything {
  const start = initialState(bound);
  const depths = new Map([[stateKey(bound, start), 0]]);
  const queue = [start];
  const found = { ok: new Map<string, number>(), stuck: new Map<string, number>() };
  const crash = new Map<number, number>();
  for (const state of queue) {
    const key = stateKey(bound, state);
    const depth = depths.get(key)!;
    const ending = endingAt(bound, state, view);
    if (ending.kind === 'ok' || ending.kind === 'stuck') found[ending.kind].set(key, depth);
    for (const choice of movesAt(bound, state, view).enabled) {
      const outcome = stepBy(bound, state, choice);
      if (outcome.kind === 'too-large') throw new Error('a number is too large for this test');
      if (outcome.kind === 'crashed') {
        if (!crash.has(choice.process)) crash.set(choice.process, depth + 1);
        continue;
      }
      const next = stateKey(bound, outcome.state);
      if (depths.has(next)) continue;
      if (queue.length >= maxStates) {
        return { complete: false, states: queue.length, ...found, crash };
      }
      depths.set(next, depth + 1);
      queue.push(outcome.state);
    }
  }
  return { complete: true, states: queue.length, ...found, crash };
}

/** The shortest of some runs; null where there are none. */
export function shortestOf(lengths: ReadonlyMap<unknown, number>): number | null {
  return lengths.size === 0 ? null : Math.min(...lengths.values());
}
