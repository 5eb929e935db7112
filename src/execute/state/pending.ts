import type { PlainSpan } from '../../go/plain/span.ts';
import type { LocalId, TypeId } from '../../go/plain/ids.ts';
import type { Integer } from '../value/integer.ts';
import type { Term } from '../term/term.ts';
import type { Stop } from '../../run/system.ts';
import type { Closure, Pointer, TimerAction, Value } from '../value/value.ts';
import type { Access } from './access.ts';

/**
 * What a goroutine is about to do that others can notice. Its operands have been evaluated; it is a function
 * of the frame that it stands in, so that no key contains it.
 */
export type Pending = { readonly span: PlainSpan } & (
  | ChannelPending
  | LockPending
  | WaitGroupPending
  | CondPending
  | TimerPending
  | MemoryPending
  | ControlPending
);

export interface ReceiveSlots {
  readonly value: LocalId | null;
  readonly ok: LocalId | null;
}

/** What others get, and where. */
export interface Handed {
  readonly type: TypeId;
  readonly value: Value;
  readonly site: number;
}

export type CasePending =
  | {
      readonly kind: 'send';
      readonly channel: Pointer | null;
      readonly value: Value;
      readonly goTo: number;
    }
  | ({
      readonly kind: 'receive';
      readonly channel: Pointer | null;
      readonly goTo: number;
    } & ReceiveSlots)
  /** On a channel that the text does not tell: it may be ready at any moment. */
  | ({
      readonly kind: 'unknown';
      readonly channel: Term;
      /** What is sent to those who receive there; null where something is received. */
      readonly sent: Handed | null;
      readonly isOnlyClosed: boolean;
      readonly goTo: number;
    } & ReceiveSlots);

export type ChannelPending =
  | { readonly kind: 'send'; readonly channel: Pointer | null; readonly value: Value }
  | ({
      readonly kind: 'receive';
      readonly channel: Pointer | null;
      /** It is received from until it is closed. */
      readonly ranges: boolean;
    } & ReceiveSlots)
  | { readonly kind: 'close'; readonly channel: Pointer }
  | { readonly kind: 'channel-length'; readonly channel: Pointer; readonly target: LocalId }
  | {
      readonly kind: 'select';
      readonly cases: readonly CasePending[];
      /** Where the default begins. */
      readonly default: number | null;
    };

export type LockPending = {
  readonly kind:
    | 'lock'
    | 'unlock'
    | 'try-lock'
    | 'write-lock'
    | 'write-locked'
    | 'write-unlock'
    | 'try-write-lock'
    | 'read-lock'
    | 'read-unlock'
    | 'try-read-lock';
  readonly lock: Pointer;
  readonly target: LocalId | null;
  /** Somebody outside the run waits to write what is read here. */
  readonly isFollowed?: boolean;
};

export type WaitGroupPending =
  | { readonly kind: 'add'; readonly waitgroup: Pointer; readonly amount: number }
  | { readonly kind: 'wait'; readonly waitgroup: Pointer }
  /** It has begun to wait. */
  | { readonly kind: 'waited'; readonly waitgroup: Pointer };

export type CondPending =
  | { readonly kind: 'cond-enqueue'; readonly cond: Pointer; readonly target: LocalId | null }
  | { readonly kind: 'cond-await'; readonly cond: Pointer; readonly ticket: number }
  | { readonly kind: 'signal' | 'broadcast'; readonly cond: Pointer };

export type TimerPending =
  | { readonly kind: 'sleep'; readonly duration: number }
  | { readonly kind: 'sleeping'; readonly timer: number }
  | {
      readonly kind: 'start-timer';
      readonly timer: Pointer;
      readonly duration: number;
      readonly period: number;
      /** null: what it did before. */
      readonly action: TimerAction | null;
      readonly target: LocalId | null;
    }
  /** Something from outside, like a signal, may come at any moment, and may not. */
  | { readonly kind: 'expect'; readonly channel: Pointer; readonly value: Value }
  | { readonly kind: 'stop-timer'; readonly timer: Pointer; readonly target: LocalId | null };

export type MemoryPending =
  /** The access of an instruction that is known to race: it is carried out when the goroutine moves. */
  | { readonly kind: 'access'; readonly place: Pointer; readonly access: Access }
  | {
      readonly kind: 'atomic';
      readonly place: Pointer;
      readonly access: Access;
      readonly operation: AtomicOperation;
      readonly operands: readonly Value[];
      readonly compute: ((before: Integer, operand: Integer) => Integer) | null;
      readonly target: LocalId | null;
      /** What searches leave there where nothing hangs on the value; null where something does. */
      readonly kept: Value;
    };

export type AtomicOperation = 'load' | 'store' | 'swap' | 'compare-and-swap' | 'add' | 'and' | 'or';

export type ControlPending =
  /** A send or a receive on a channel that the text does not tell, which goes on at some moment. */
  | ({
      readonly kind: 'outside';
      readonly channel: Term;
      /** Nobody sends there: whoever receives finds it closed, for ever. */
      readonly isOnlyClosed: boolean;
    } & ReceiveSlots)
  | {
      readonly kind: 'spawn';
      readonly closure: Closure;
      readonly arguments: readonly Value[];
    }
  /** One of the options, for the instruction that it stands at. `remember`: for the rest of the run. */
  | {
      readonly kind: 'choose';
      readonly term: Term;
      /** What the instruction asks is the opposite. */
      readonly isNegated: boolean;
      readonly options: readonly Value[];
      readonly remember: boolean;
    }
  | { readonly kind: 'yield' }
  /** How many goroutines there are. */
  | { readonly kind: 'count'; readonly target: LocalId | null }
  | { readonly kind: 'print'; readonly text: string }
  /** The function that the run began with is about to return. */
  | { readonly kind: 'finish' }
  /** It is about to end the whole program; others may still be quicker. */
  | { readonly kind: 'die'; readonly stop: Stop }
  /** It goes on for ever without coming to anything that others could notice. */
  | { readonly kind: 'endless'; readonly isSure: boolean };
