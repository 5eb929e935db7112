import { sameExpression } from '../../expression/expression.ts';
import type { Quantity } from '../quantity.ts';
import type { Span } from '../../base/span.ts';
import type { FunctionId, TypeId } from '../../go/plain/ids.ts';
import type { Primitive } from '../primitive.ts';
import type { Contexts } from '../statements.ts';
import type { PreparedCall } from './context.ts';

/**
 * A variable of one activation, or one object on the heap. Its key tells by which calls and at which
 * statement it came to be, so that the same cell has the same key in every pass over the program.
 */
export interface Cell {
  readonly key: string;
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

export const quantityValue = (quantity: Quantity, wraps?: Wrapping): Value =>
  wraps === undefined ? { kind: 'quantity', quantity } : { kind: 'quantity', quantity, wraps };

export const nil: Value = { kind: 'nil' };

export function sameSpot(a: Spot, b: Spot): boolean {
  return a.cell.key === b.cell.key && samePath(a.path, b.path);
}

export function samePath(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((step, at) => step === b[at]);
}

/** Certainly the same: false where that is not known. */
export function sameValue(a: Value, b: Value): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'quantity':
      return b.kind === 'quantity' && sameExpression(a.quantity, b.quantity);
    case 'text':
      return b.kind === 'text' && a.bytes === b.bytes;
    case 'nil':
      return b.kind === 'nil';
    case 'pointer':
      return b.kind === 'pointer' && sameSpot(a.spot, b.spot) && !a.spot.path.includes(someElement);
    case 'struct':
      return b.kind === 'struct' && sameValues(a.fields, b.fields);
    case 'elements':
      return (
        b.kind === 'elements' &&
        sameValues(a.others, b.others) &&
        (a.known === null ? b.known === null : b.known !== null && sameValues(a.known, b.known))
      );
    case 'slice':
      return (
        b.kind === 'slice' &&
        a.backing?.key === b.backing?.key &&
        a.offset === b.offset &&
        a.fresh === b.fresh &&
        sameExpression(a.length, b.length)
      );
    case 'map':
      return b.kind === 'map' && a.contents.key === b.contents.key && a.length === b.length;
    case 'channel':
    case 'native':
      return b.kind === a.kind && a.primitive.id === b.primitive.id;
    case 'closure':
      return (
        b.kind === 'closure' &&
        a.function === b.function &&
        a.captures.length === b.captures.length &&
        a.captures.every((cell, at) => cell.key === b.captures[at]!.key)
      );
    case 'known-function':
      return (
        b.kind === 'known-function' && a.name === b.name && a.primitive?.id === b.primitive?.id
      );
    case 'boxed':
      return b.kind === 'boxed' && a.type === b.type && sameValue(a.value, b.value);
    case 'outside':
      return (
        b.kind === 'outside' &&
        a.name === b.name &&
        a.taken?.key === b.taken?.key &&
        a.contexts?.[0]?.id === b.contexts?.[0]?.id
      );
    case 'either':
      return (
        b.kind === 'either' &&
        sameExpression(a.condition, b.condition) &&
        sameValue(a.then, b.then) &&
        sameValue(a.otherwise, b.otherwise)
      );
    case 'mixed':
    case 'deferred':
      return false;
    case 'opaque':
      return b.kind === 'opaque' && a.id === b.id;
  }
}

function sameValues(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((value, at) => sameValue(value, b[at]!));
}
