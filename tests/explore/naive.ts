import type { BoundMachine } from '../../src/explore/bound-machine.ts';
import type { View } from '../../src/explore/state.ts';
import { toSystem } from '../../src/explore/system.ts';
import { endingAt } from '../../src/run/ending.ts';
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
  const system = toSystem(bound, view);
  const start = system.initial;
  const depths = new Map([[stateKey(bound, start), 0]]);
  const queue = [start];
  const found = { ok: new Map<string, number>(), stuck: new Map<string, number>() };
  const crash = new Map<number, number>();
  for (const state of queue) {
    const key = stateKey(bound, state);
    const depth = depths.get(key)!;
    const ending = endingAt(system, state);
    if (ending.kind === 'ok' || ending.kind === 'stuck') found[ending.kind].set(key, depth);
    for (const move of system.moves(state)) {
      const outcome = system.step(state, move);
      if (outcome.kind === 'ended') {
        if (outcome.stop.kind !== 'crash') throw new Error('a number is too large for this test');
        if (!crash.has(move.mover.id)) crash.set(move.mover.id, depth + 1);
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
