import type { ChannelWait } from './channel.ts';

/** A select that takes a communication is told as that communication; `Move.pick` says which case it is. */
export interface SelectEvent {
  /** No case can go on, so the select takes its default. */
  readonly kind: 'default';
}

export interface SelectWait {
  readonly kind: 'select';
  /** Why each case cannot go on, in the order of the text; none for `select {}`. */
  readonly cases: readonly ChannelWait[];
}
