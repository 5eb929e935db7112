import type { GoroutineId, NamedResource } from '../names.ts';

export interface ChannelResource extends NamedResource {
  readonly kind: 'channel';
  /** Whether it exists yet. */
  readonly made: boolean;
  /** Room in its buffer; 0 means unbuffered, and `Infinity` that it is never full. */
  readonly capacity: number;
  /** How many values are in the buffer. */
  readonly held: number;
  /** These values as text, the one that is received next first; null where the system has no values. */
  readonly values: readonly string[] | null;
  /** An exchange under way, which only the encoding of an unbuffered channel has (Fig. 9). */
  readonly offer: 'offered' | 'taken' | null;
  readonly closed: boolean;
  /** The goroutines that stand at a send on it and at a receive from it, in the order of their arrival. */
  readonly senders: readonly GoroutineId[];
  readonly receivers: readonly GoroutineId[];
}

export type ChannelEvent =
  | { readonly kind: 'make-channel'; readonly channel: NamedResource; readonly capacity: number }
  /** Into the buffer, which holds `held` of `capacity` values afterwards. */
  | ({ readonly kind: 'send' } & Buffered)
  /** Out of the buffer. */
  | ({ readonly kind: 'receive' } & Buffered)
  /** Without a buffer: the event's goroutine sends and its partner receives, in one step. */
  | ({ readonly kind: 'exchange' } & OnChannel)
  /** The three steps of an exchange in the encoding: the sender offers, the receiver takes, the sender sees it. */
  | ({ readonly kind: 'offer' } & OnChannel)
  | ({ readonly kind: 'take' } & OnChannel)
  | ({ readonly kind: 'acknowledge' } & OnChannel)
  | { readonly kind: 'close'; readonly channel: NamedResource }
  /** A closed and empty channel gives the zero value. */
  | { readonly kind: 'receive-closed'; readonly channel: NamedResource };

export interface OnChannel {
  readonly channel: NamedResource;
  /** The value as text; null where the system has no values. */
  readonly value: string | null;
}

interface Buffered extends OnChannel {
  readonly held: number;
  readonly capacity: number;
}

export type ChannelWait =
  | {
      readonly kind: 'buffer-full';
      readonly channel: NamedResource;
      readonly capacity: number;
    }
  | { readonly kind: 'buffer-empty'; readonly channel: NamedResource }
  | { readonly kind: 'no-receiver'; readonly channel: NamedResource }
  | { readonly kind: 'no-sender'; readonly channel: NamedResource }
  /** The encoding's view: the goroutine has offered a value, which waits to be taken. */
  | { readonly kind: 'not-taken'; readonly channel: NamedResource }
  /** The encoding's view: the exchange of another pair on this channel is under way. */
  | { readonly kind: 'other-exchange'; readonly channel: NamedResource }
  /** Go: a nil channel blocks for ever. */
  | { readonly kind: 'nil-channel'; readonly operation: 'send' | 'receive' };
