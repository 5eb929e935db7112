import type { Move } from '../../run/move.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { ChannelObject } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import { learnsByDefault } from './unordered.ts';

/** So many lengths are tried of a channel. */
const mostLengths = 16;
const tries: ReadonlySet<string> = new Set(['try-lock', 'try-write-lock', 'try-read-lock']);

/**
 * What goroutines could find if they learned nothing of others where Go's memory model orders nothing: a default is
 * taken, a TryLock fails, a channel has any length. What is beyond what they do find in the state, for a search that
 * asks only for races.
 */
export function relaxedMoves(state: State): readonly Move[] {
  return state.goroutines.flatMap((goroutine) => movesOf(state, goroutine));
}

/** Whether all lengths of a channel are tried. */
export const isLengthRelaxed = ({ capacity }: ChannelObject): boolean => capacity <= mostLengths;

function movesOf(state: State, goroutine: Goroutine): readonly Move[] {
  const { id, pending } = goroutine;
  const mover = { kind: 'goroutine', id } as const;
  if (pending?.kind === 'select')
    return pending.default !== null && learnsByDefault(state, pending)
      ? [{ mover, action: 'default', pick: pending.cases.length, partner: null }]
      : [];
  if (pending?.kind === 'channel-length') {
    const channel = state.heap.get(pending.channel.object) as ChannelObject;
    if (!isLengthRelaxed(channel)) return [];
    return Array.from({ length: channel.capacity + 1 }, (_, length) => {
      return { mover, action: 'read', pick: length, partner: null };
    });
  }
  return pending !== null && tries.has(pending.kind)
    ? [{ mover, action: 'try-lock', pick: 0, partner: null }]
    : [];
}
