import { unreachable } from '../base/unreachable.ts';
import type { Span } from '../base/span.ts';
import type { FunctionDeclaration, FunctionLiteral, GoType } from '../go/syntax.ts';
import type { Resolution, Variable } from '../go/resolve/variable.ts';
import type { Primitive } from '../model/primitive.ts';
import { sameExpression } from '../expression/expression.ts';
import type { Quantity } from '../model/quantity.ts';

/** A place that holds a value: a variable of one activation, a field of one object. */
export interface Cell {
  readonly id: number;
  readonly name: string;
}

/** The variables of one run of a function; a literal's run sees those of the run that made it. */
export interface Activation {
  readonly parent: Activation | null;
  readonly resolution: Resolution;
  readonly cells: Map<Variable, Cell>;
}

/** A struct that the fragment made itself. */
export interface GoObject {
  readonly id: number;
  /** The named type, for its methods; null for an anonymous one. */
  readonly typeName: string | null;
  readonly fields: Map<string, Cell>;
}

/** Something that is only known by name, but is always the same thing. */
export interface Opaque {
  readonly kind: 'opaque';
  readonly id: number;
  readonly name: string;
  readonly type: GoType | null;
  readonly loops: readonly number[];
  readonly origin: 'parameter' | 'stored' | 'computed' | 'received' | 'carried';
  /** A struct, not a pointer to one, that only this function has: a parameter. */
  readonly own?: true;
  readonly span: Span;
}

interface Closure {
  readonly kind: 'closure';
  readonly literal: FunctionLiteral;
  readonly activation: Activation;
}

interface Declared {
  readonly kind: 'declared';
  readonly declaration: FunctionDeclaration;
  readonly receiver: Value | null;
}

interface Collection {
  readonly kind: 'collection';
  /** Known one by one where a literal lists them. */
  readonly elements: readonly Value[] | null;
  readonly length: Quantity;
  readonly elementType: GoType | null;
}

/** How soon sums and differences in a type leave it, and come back in at the other end. */
export interface Wrapping {
  /** One below zero is the greatest number. */
  readonly belowZero: boolean;
  /** Of 8 or 16 bits: numbers that people use do not fit. Wider ones are taken for endless. */
  readonly soon: boolean;
}

export type Value =
  | { readonly kind: 'quantity'; readonly quantity: Quantity; readonly wraps?: Wrapping }
  | {
      readonly kind: 'primitive';
      readonly primitive: Primitive;
      readonly capacity: Quantity | null;
      /** Of a channel whose type has methods: type mutex chan struct{}. */
      readonly typeName?: string;
    }
  | { readonly kind: 'nil' }
  | { readonly kind: 'text'; readonly text: string }
  /** The struct itself, which an assignment copies, or a pointer to it. */
  | { readonly kind: 'object'; readonly object: GoObject; readonly pointer: boolean }
  | { readonly kind: 'tuple'; readonly values: readonly Value[] }
  | { readonly kind: 'package'; readonly path: string }
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'type'; readonly type: GoType }
  /** A method of a primitive, not called yet: wg.Done. */
  | { readonly kind: 'method'; readonly primitive: Primitive; readonly name: string }
  /** A function that we have no text of. */
  | {
      readonly kind: 'external';
      readonly path: string;
      readonly name: string;
      readonly receiver: Value | null;
    }
  /** time.After(d), ctx.Done(): a channel that someone outside serves. */
  | {
      readonly kind: 'outside';
      readonly timeout: boolean;
      readonly name: string;
      readonly opaque: Opaque | null;
    }
  /** errgroup.Group: a waitgroup that spawns, too. */
  | { readonly kind: 'errgroup'; readonly primitive: Primitive }
  | { readonly kind: 'deferred'; readonly items: readonly Deferred[] }
  /** One of two, and which; none of them is a channel or the like. */
  | {
      readonly kind: 'either';
      readonly condition: Quantity;
      readonly then: Value;
      readonly otherwise: Value;
    }
  /** Different things on different paths. */
  | { readonly kind: 'mixed'; readonly carries: boolean }
  | Opaque
  | Closure
  | Declared
  | Collection;

/** A truth value, or a number of no type that wraps. */
export const quantityValue = (quantity: Quantity): Value => ({ kind: 'quantity', quantity });

/** A call whose function and arguments are evaluated. */
export interface PreparedCall {
  readonly target: Value;
  readonly arguments: readonly Value[];
  readonly spread: boolean;
  /** The name that what it makes goes by. */
  readonly hint: string | null;
  readonly argumentSpans: readonly Span[];
  readonly text: string;
  readonly span: Span;
}

export interface Deferred {
  readonly call: PreparedCall;
  /** Deferred inside a branch: it runs if the branch was taken. */
  readonly guards: readonly Quantity[];
}

export function sameValue(a: Value, b: Value): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'quantity':
      return b.kind === 'quantity' && sameExpression(a.quantity, b.quantity);
    case 'primitive':
      return b.kind === 'primitive' && a.primitive === b.primitive;
    case 'errgroup':
      return b.kind === 'errgroup' && a.primitive === b.primitive;
    case 'nil':
      return b.kind === 'nil';
    case 'text':
      return b.kind === 'text' && a.text === b.text;
    case 'object':
      return b.kind === 'object' && a.object === b.object;
    case 'opaque':
      return b.kind === 'opaque' && a.id === b.id;
    case 'closure':
      return b.kind === 'closure' && a.literal === b.literal && a.activation === b.activation;
    case 'declared':
      return b.kind === 'declared' && a.declaration === b.declaration && a.receiver === b.receiver;
    case 'builtin':
    case 'collection':
    case 'deferred':
    case 'either':
    case 'external':
    case 'method':
    case 'mixed':
    case 'outside':
    case 'package':
    case 'tuple':
    case 'type':
      return false;
    default:
      return unreachable(a);
  }
}
