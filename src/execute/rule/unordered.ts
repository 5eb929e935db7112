import type { ChannelObject } from '../state/heap.ts';
import type { ChannelPending } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import { wasAnybodyStarted, type Unordered } from '../state/touched.ts';
import type { Step } from './step.ts';

/** Somebody learned something in this way while others were there, unless all that he could find is tried. */
export function noteUnordered({ machine, state }: Step, way: Unordered, isRelaxed: boolean): void {
  if (wasAnybodyStarted(state) && !(machine.relaxes && isRelaxed)) machine.unordered ??= way;
}

/**
 * A full channel, and an empty one, can be what others left. That nobody stands at the other end of an unbuffered one
 * can be so from the beginning; only who sends there may learn that a receiver has gone.
 */
export function learnsByDefault(
  { heap }: State,
  { cases }: ChannelPending & { readonly kind: 'select' },
): boolean {
  return cases.some((one) => {
    if (one.kind === 'unknown' || one.channel === null) return false;
    if (one.kind === 'send') return true;
    return (heap.get(one.channel.object) as ChannelObject).capacity > 0;
  });
}
