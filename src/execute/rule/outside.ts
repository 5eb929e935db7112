import type { Goroutine } from '../state/goroutine.ts';
import type { ReceiveSlots } from '../state/pending.ts';
import { open, received } from '../term/make.ts';
import type { Term } from '../term/term.ts';
import type { Value } from '../value/value.ts';
import type { Step } from './step.ts';

/** What is received from a channel that the text does not tell: a value, or its end. */
export function fromOutside(
  { machine }: Step,
  goroutine: Goroutine,
  { channel, value, ok }: ReceiveSlots & { readonly channel: Term },
): readonly (readonly [number | null, Value])[] {
  const { procedure, pc } = goroutine.frames.at(-1)!;
  const site = procedure.firstSite + pc;
  const fresh = (target: number | null, term: Term): readonly [number | null, Value] => [
    target,
    target === null ? null : machine.freshUnknown(term, site, null),
  ];
  return [fresh(value, received(channel)), fresh(ok, open(channel))];
}
