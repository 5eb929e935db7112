import type { ChannelView } from '../../../protocol/run-view.ts';

/** A value on its way through a buffer, which gives values out in the order in which they came. */
interface Token {
  /** It is the so-and-so-manieth value that was sent: by this it stays the same from step to step. */
  readonly number: number;
  /** From 0, the one that is received next; -1 when it has just left, the capacity before it comes. */
  readonly slot: number;
  readonly isInside: boolean;
}

/**
 * The values in a buffer, with the one that left last and the one that comes next, out of sight: so
 * each moves from where it was by a transform alone, forwards and backwards.
 */
export function tokensOf({
  sent,
  received,
  capacity,
}: Pick<ChannelView, 'sent' | 'received' | 'capacity'>): readonly Token[] {
  return Array.from({ length: sent - received + 2 }, (_, place) => {
    const number = received + place;
    const isInside = number > received && number <= sent;
    return { number, slot: isInside ? place - 1 : number > sent ? capacity : -1, isInside };
  });
}
