import type { Goroutine } from '../state/goroutine.ts';
import type { ReceiveSlots } from '../state/pending.ts';
import type { Value } from '../value/value.ts';
import type { Step } from './step.ts';

/** What is received from a channel that the text does not tell: a value, or its end. */
export function fromOutside(
  { machine }: Step,
  goroutine: Goroutine,
  { words, value, ok }: ReceiveSlots & { readonly words: string },
): readonly (readonly [number | null, Value])[] {
  const { procedure, pc } = goroutine.frames.at(-1)!;
  const site = procedure.firstSite + pc;
  const fresh = (target: number | null, text: string): readonly [number | null, Value] => [
    target,
    target === null ? null : machine.freshUnknown(text, site, null),
  ];
  return [fresh(value, `<-${words}`), fresh(ok, `${words} is open`)];
}
