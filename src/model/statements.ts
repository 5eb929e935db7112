import type { Span } from '../base/span.ts';
import type { Primitive } from './primitive.ts';
import type { Quantity, Source } from './quantity.ts';

export type Block = readonly Statement[];

interface Node {
  readonly span: Span;
}

/** A choice about which way was taken, and what it comes to on this way. */
export interface Decision {
  readonly source: Source;
  readonly value: boolean;
}

export interface Make extends Node {
  readonly kind: 'make';
  readonly primitive: Primitive;
  /** Of a channel, or the length of a slice, which must not be negative either; null otherwise. */
  readonly capacity: Quantity | null;
}

export type OperationName =
  | 'send'
  | 'receive'
  | 'close'
  | 'cancel'
  | 'wait'
  | 'lock'
  | 'unlock'
  | 'read-lock'
  | 'read-unlock'
  | 'cond-wait'
  | 'signal'
  | 'broadcast';

export interface Operation extends Node {
  readonly kind: 'operation';
  readonly name: OperationName;
  readonly primitive: Primitive;
  /** It stands in a select that a timeout or a default ends, so that nobody waits here for ever. */
  readonly hasEscape?: true;
  /** v, ok := <-c: whether it was a value, or the news that the channel is closed. */
  readonly ok?: Source;
}

export interface Add extends Node {
  readonly kind: 'add';
  readonly primitive: Primitive;
  readonly amount: Quantity;
}

export interface Go extends Node {
  readonly kind: 'go';
  readonly body: Block;
  /** It does, iteration by iteration, what a loop would have spawned a goroutine each for. */
  readonly commuted?: true;
}

export interface If extends Node {
  readonly kind: 'if';
  readonly condition: Quantity;
  readonly then: Block;
  readonly otherwise: Block;
}

/** Iterations from .. to, one after the other; in the body, 'iteration' of this loop is its number. */
export interface Count extends Node {
  readonly kind: 'count';
  readonly loop: number;
  readonly from: Quantity;
  readonly to: Quantity;
  /** `for i := a; i != b; i++` never ends when a > b. */
  readonly endlessUnlessOrdered: boolean;
  readonly body: Block;
}

/** A loop whose number of iterations is unknown; it ends by its condition or by a `leave`. */
export interface Repeat extends Node {
  readonly kind: 'repeat';
  readonly loop: number;
  /** Its head has a condition that comes from outside the fragment: a scanner that has more. */
  readonly iterations: Source | null;
  readonly body: Block;
}

/** for v := range c: receives until the channel is closed and empty. */
interface Drain extends Node {
  readonly kind: 'drain';
  readonly loop: number;
  readonly primitive: Primitive;
  readonly body: Block;
}

interface OnceDo extends Node {
  readonly kind: 'once';
  readonly primitive: Primitive;
  readonly body: Block;
}

/** The context whose end is waited for, and those that it was derived from: any of them will do. */
export type Contexts = readonly Primitive[];

/** What a case of a select waits for. */
export type Alternative =
  | { readonly kind: 'operation'; readonly operation: Operation }
  /** Comes in the end whatever the fragment does: a timeout. */
  | {
      readonly kind: 'timeout';
      readonly what: string;
      readonly contexts?: Contexts;
      /** A ticker that somebody stops, perhaps before it comes. */
      readonly mayStop?: true;
    }
  /** May come from outside, or never: ctx.Done(). */
  | { readonly kind: 'outside'; readonly what: string; readonly contexts?: Contexts }
  | { readonly kind: 'default' };

export interface SelectCase extends Node {
  readonly alternative: Alternative;
  readonly body: Block;
  /** What coming out of the body decides. */
  readonly decides: readonly Decision[];
}

export interface Select extends Node {
  readonly kind: 'select';
  readonly cases: readonly SelectCase[];
}

/** It waits for contexts alone, which nobody may ever cancel. */
export function waitsForContexts({ cases }: Select): boolean {
  return cases.every(
    ({ alternative }) => alternative.kind === 'outside' && alternative.contexts !== undefined,
  );
}

/** Statements that a `leave` with its label ends: an inlined call, a loop (break), an iteration (continue). */
interface Scope extends Node {
  readonly kind: 'scope';
  readonly label: number;
  readonly why: 'call' | 'break' | 'continue';
  readonly body: Block;
  /** What coming to the end of the body decides. */
  readonly decides: readonly Decision[];
}

interface Leave extends Node {
  readonly kind: 'leave';
  readonly label: number;
  /** What leaving here decides. */
  readonly decides: readonly Decision[];
}

/** The end of this goroutine: it returns, panics, or the program exits. */
interface End extends Node {
  readonly kind: 'end';
  readonly how: 'return' | 'panic' | 'exit' | 'goexit';
}

/** Blocks for ever: select {}, a nil channel. */
interface Stuck extends Node {
  readonly kind: 'stuck';
}

export type Statement =
  | Make
  | Operation
  | Add
  | Go
  | If
  | Count
  | Repeat
  | Drain
  | OnceDo
  | Select
  | Scope
  | Leave
  | End
  | Stuck;
