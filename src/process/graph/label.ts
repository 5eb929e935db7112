import type { Expression } from '../../virgo/ast.ts';

/** Which channel an edge is about: with a loop, the element that belongs to its current iteration. */
export interface ChannelRef {
  readonly channel: number;
  readonly element: number | null;
}

export type ChannelLabel =
  /** Its capacity is not a plain number: a negative one crashes here. */
  | ({ readonly kind: 'make' } & ChannelRef)
  | ({ readonly kind: 'send' } & ChannelRef)
  /** A value. */
  | ({ readonly kind: 'receive' } & ChannelRef)
  /** The news that the channel is closed and empty. */
  | ({ readonly kind: 'receive-closed' } & ChannelRef)
  | ({ readonly kind: 'close' } & ChannelRef);

export type ContextLabel =
  | { readonly kind: 'cancel-first'; readonly channel: number }
  | { readonly kind: 'cancel-again'; readonly channel: number };

export type WaitGroupLabel =
  | { readonly kind: 'add'; readonly waitgroup: number; readonly amount: Expression }
  | { readonly kind: 'wait'; readonly waitgroup: number }
  /** Add and look at the result in one step: zero, or more. */
  | { readonly kind: 'count-zero'; readonly waitgroup: number; readonly amount: Expression }
  | { readonly kind: 'count-more'; readonly waitgroup: number; readonly amount: Expression };

/** A writer of an RWMutex first announces itself, which keeps readers out, then waits for them. */
export type LockLabel =
  | { readonly kind: 'lock'; readonly lock: number }
  | { readonly kind: 'drain'; readonly lock: number }
  | { readonly kind: 'unlock'; readonly lock: number }
  | { readonly kind: 'read-lock'; readonly lock: number }
  | { readonly kind: 'read-unlock'; readonly lock: number };

export type OnceLabel =
  | { readonly kind: 'once-first'; readonly once: number }
  | { readonly kind: 'once-done'; readonly once: number }
  | { readonly kind: 'once-later'; readonly once: number };

export type ControlLabel =
  | { readonly kind: 'tau' }
  /** A timer fires in the end. */
  | { readonly kind: 'elapse' }
  /** A select's default: not while another case is surely ready. */
  | { readonly kind: 'default' }
  | { readonly kind: 'branch'; readonly condition: Expression; readonly taken: boolean }
  | { readonly kind: 'spawn'; readonly class: number }
  | { readonly kind: 'enter'; readonly loop: number }
  | { readonly kind: 'iteration'; readonly loop: number }
  | { readonly kind: 'exit'; readonly loop: number };

export type EdgeLabel =
  ChannelLabel | ContextLabel | WaitGroupLabel | LockLabel | OnceLabel | ControlLabel;
