import type { Goroutine } from '../state/goroutine.ts';
import type { ReceiveSlots } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import { open, ready, received } from '../term/make.ts';
import { keyOf } from '../term/spell.ts';
import type { Term } from '../term/term.ts';
import type { Value } from '../value/value.ts';
import type { Step } from './step.ts';

/**
 * What is received from a channel that the text does not tell: a value, or its end. One that is only ever closed
 * stays closed.
 */
export function fromOutside(
  { machine }: Step,
  goroutine: Goroutine,
  { channel, isOnlyClosed, value, ok }: Received,
): readonly (readonly [number | null, Value])[] {
  const { procedure, pc } = goroutine.frames.at(-1)!;
  const site = procedure.firstSite + pc;
  const fresh = (target: number | null, term: Term): readonly [number | null, Value] => [
    target,
    target === null ? null : machine.freshUnknown(term, site, null),
  ];
  if (!isOnlyClosed) return [fresh(value, received(channel)), fresh(ok, open(channel))];
  if (!isClosedBefore(machine.state, channel)) machine.state.suppose(ready(channel), true);
  return [fresh(value, received(channel)), [ok, false]];
}

interface Received extends ReceiveSlots {
  readonly channel: Term;
  readonly isOnlyClosed: boolean;
}

/** Whether it was supposed before that a channel which is only ever closed is ready. */
export const isClosedBefore = ({ supposed }: State, channel: Term): boolean =>
  supposed.has(keyOf(ready(channel)));
