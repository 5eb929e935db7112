import type { ChannelPending } from '../state/pending.ts';
import { wasAnybodyStarted, type Unordered } from '../state/touched.ts';
import type { Step } from './step.ts';

/** Somebody learned something in this way while others were there. */
export function noteUnordered({ machine, state }: Step, way: Unordered): void {
  if (wasAnybodyStarted(state)) machine.unordered ??= way;
}

/**
 * A full channel, and an empty one, can be what others left. That nobody stands at the other end of an unbuffered one
 * can be so from the beginning; only who sends there may learn that a receiver has gone.
 */
export function learnsByDefault(
  step: Step,
  { cases }: ChannelPending & { readonly kind: 'select' },
): boolean {
  return cases.some((one) => {
    if (one.kind === 'unknown' || one.channel === null) return false;
    return one.kind === 'send' || step.machine.channel(one.channel).capacity > 0;
  });
}
