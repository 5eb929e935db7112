import type { Quantity, Resting, ValueRange } from '../quantity.ts';
import type { Span } from '../../base/span.ts';
import type { ConstantValue } from '../../go/plain/expression.ts';
import type { FunctionId, TypeId } from '../../go/plain/ids.ts';
import type { CallParts, PlainStatement } from '../../go/plain/statement.ts';
import type { MethodKey } from '../../go/plain/types.ts';
import type { Primitive } from '../primitive.ts';
import type { Contexts } from '../statements.ts';

/**
 * A variable of one activation, or one object on the heap. Its key tells by which calls and at which
 * statement it came to be, so that the same cell has the same key in every pass over the program.
 */
export interface Cell {
  readonly key: string;
  /**
   * Whether code outside of the model can reach it, too: what an unknown pointer or slice leads to, or a variable of the
   * package.
   */
  readonly reach: 'own' | 'outside' | 'outside elements' | 'global';
  /** What the text calls it; null for what has no name. */
  readonly name: string | null;
  readonly type: TypeId;
  /** The loops that it was made in: there is one for each iteration of them. */
  readonly loops: readonly number[];
  readonly span: Span;
}

/** A field of a field ... of what a cell holds; -1 stands for an element that is not known. */
export interface Spot {
  readonly cell: Cell;
  readonly path: readonly number[];
}

/** An element of which the text does not tell the number. */
export const someElement = -1;

/** How soon sums and differences in a type leave it, and come back in at the other end. */
export interface Wrapping {
  /** One below zero is the greatest number. */
  readonly belowZero: boolean;
  /** Of 8 or 16 bits: numbers that people use do not fit. Wider ones are taken for endless. */
  readonly soon: boolean;
}

/** Where an unknown value comes from. */
export type UnknownOrigin = 'parameter' | 'stored' | 'computed' | 'received' | 'carried';

/** Something that is only known by name, but is always the same thing. */
export interface Opaque {
  readonly kind: 'opaque';
  readonly id: string;
  readonly name: string;
  readonly type: TypeId;
  readonly origin: UnknownOrigin;
  readonly loops: readonly number[];
  readonly span: Span;
  /** It was read from what could be written behind the fragment's back; we take it that it is not. */
  readonly assumedStill: boolean;
  /** What it was computed from. */
  readonly resting?: readonly Resting[];
  /** Of a context: when its channel is closed, if not by its own cancel function. */
  readonly context?: 'never' | 'perhaps' | 'ever';
  /** Of what has a length. */
  readonly lengthRange?: ValueRange;
  /** What is in a new error: no other one is the same. */
  readonly isUnique?: true;
  /** It is this one, which is no integer. */
  readonly constant?: ConstantValue;
}

/** Elements of an array: each one where all indices were known, and what any of them may hold besides. */
export interface Elements {
  readonly kind: 'elements';
  readonly type: TypeId;
  /** Null where the length is not known. */
  readonly known: readonly Value[] | null;
  /** Written at indices that are not known, or in an array of unknown length. */
  readonly others: readonly Value[];
}

export type Value =
  | { readonly kind: 'quantity'; readonly quantity: Quantity; readonly wraps?: Wrapping }
  | { readonly kind: 'text'; readonly bytes: string }
  | { readonly kind: 'nil' }
  | { readonly kind: 'pointer'; readonly spot: Spot }
  | { readonly kind: 'struct'; readonly type: TypeId; readonly fields: readonly Value[] }
  | Elements
  | {
      readonly kind: 'slice';
      /** Null for a nil slice. */
      readonly backing: Cell | null;
      /** Where it begins in the array; null if that is not known. */
      readonly offset: number | null;
      readonly length: Quantity;
      /** What shares the array and may be appended into it: only a fresh slice has none. */
      readonly fresh: boolean;
    }
  /** What a map holds is one cell: the values of all keys together. */
  | { readonly kind: 'map'; readonly contents: Cell; readonly length: Quantity | null }
  | { readonly kind: 'channel'; readonly primitive: Primitive; readonly capacity: Quantity }
  /** The state of a lock or waitgroup. */
  | { readonly kind: 'native'; readonly primitive: Primitive }
  | {
      readonly kind: 'closure';
      readonly function: FunctionId;
      readonly captures: readonly Cell[];
    }
  /** A function that is known by what it does, not by its text: cancel of a context. */
  | {
      readonly kind: 'known-function';
      readonly name: string;
      /** The context that it cancels. */
      readonly primitive?: Primitive;
    }
  /** In an interface. */
  | { readonly kind: 'boxed'; readonly type: TypeId; readonly value: Value }
  /** A channel that somebody outside serves: time.After(d), ctx.Done(). */
  | {
      readonly kind: 'outside';
      readonly name: string;
      /** `once`: delivers one value in the end; `ever`: again and again; `perhaps`: whenever it likes, or never. */
      readonly delivers: 'once' | 'ever' | 'perhaps';
      /** Remembers that the one value was taken, or that the timer was stopped. */
      readonly taken: Cell | null;
      /** Of ctx.Done(): the contexts that end it. */
      readonly contexts?: Contexts;
    }
  | {
      readonly kind: 'either';
      readonly condition: Quantity;
      readonly then: Value;
      readonly otherwise: Value;
    }
  /** One of these, or something that carries no primitive; `open`: or anything that was ever made. */
  | {
      readonly kind: 'mixed';
      readonly type: TypeId | null;
      readonly options: readonly Value[];
      readonly open: boolean;
    }
  /** What a function has deferred so far. */
  | { readonly kind: 'deferred'; readonly items: readonly Deferred[] }
  | Opaque;

export interface Deferred {
  readonly call: PreparedCall;
  /** Deferred inside a branch: it runs if the branch was taken; null where nothing tells whether it was. */
  readonly guards: readonly Quantity[] | null;
}

/** A call whose function and arguments are evaluated. */
export interface PreparedCall {
  readonly target: Target;
  readonly arguments: readonly Value[];
  readonly results: readonly TypeId[];
  readonly statement: PlainStatement & CallParts;
  /** It is the body of a goroutine: what it returns is dropped. */
  readonly isProcess: boolean;
  /** Of a deferred call: where the function ends that runs it. */
  readonly exit?: object;
}

export type Target =
  | { readonly kind: 'function'; readonly function: FunctionId; readonly captures: readonly Cell[] }
  /** The receiver is the first argument, an interface value. */
  | { readonly kind: 'method'; readonly method: MethodKey; readonly name: string }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'value'; readonly value: Value; readonly name: string };

export const quantityValue = (quantity: Quantity, wraps?: Wrapping): Value =>
  wraps === undefined ? { kind: 'quantity', quantity } : { kind: 'quantity', quantity, wraps };

export const nil: Value = { kind: 'nil' };
