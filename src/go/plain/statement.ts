import type { NativeOperation } from '../std/natives.ts';
import type { PlainSpan } from './span.ts';
import type { Place, PlainExpression } from './expression.ts';
import type { MethodKey } from './types.ts';
import type { FunctionId, LabelId, LocalId, TypeId } from './ids.ts';

export type PlainBlock = readonly PlainStatement[];

interface Node {
  /** In the text that the person wrote, or in a library text. */
  readonly span: PlainSpan;
}

/** Who is called. All operands are evaluated before. */
export type Callee =
  | { readonly kind: 'static'; readonly function: FunctionId }
  | { readonly kind: 'dynamic'; readonly closure: PlainExpression }
  /** The receiver is an interface value; the method is found by its dynamic type. */
  | {
      readonly kind: 'method';
      readonly receiver: PlainExpression;
      readonly method: MethodKey;
    }
  /** A function that we have no text of: it returns, and what it returns is unknown. */
  | {
      readonly kind: 'unknown';
      readonly name: string;
      /** The path of the package that declares it; null for what is not declared, such as a value. */
      readonly package: string | null;
      readonly results: readonly TypeId[];
    };

export interface CallParts {
  readonly callee: Callee;
  /** As many as the function has parameters: variadic ones are packed, methods have their receiver first. */
  readonly arguments: readonly PlainExpression[];
}

export interface ReceiveTargets {
  readonly value: LocalId | null;
  readonly ok: LocalId | null;
}

export type SelectCase = Node & {
  readonly communication:
    | { readonly kind: 'send'; readonly channel: PlainExpression; readonly value: PlainExpression }
    | ({ readonly kind: 'receive'; readonly channel: PlainExpression } & ReceiveTargets);
  readonly body: PlainBlock;
};

/**
 * A statement does one thing; what can be seen by another goroutine (memory, channels, locks, spawning) is a
 * statement of its own and never hidden in an expression.
 */
export type PlainStatement =
  // Locals
  | (Node & { readonly kind: 'assign'; readonly target: LocalId; readonly value: PlainExpression })
  /** A boxed local gets a new cell, which holds its zero value: each iteration has its own. */
  | (Node & { readonly kind: 'declare'; readonly local: LocalId })
  // Memory
  | (Node & { readonly kind: 'load'; readonly target: LocalId; readonly place: Place })
  /** The value is evaluated before the place. */
  | (Node & { readonly kind: 'store'; readonly place: Place; readonly value: PlainExpression })
  /** A pointer to a new cell. */
  | (Node & {
      readonly kind: 'new';
      readonly target: LocalId;
      readonly type: TypeId;
      readonly value: PlainExpression;
    })
  | (Node & {
      readonly kind: 'make-slice';
      readonly target: LocalId;
      readonly type: TypeId;
      readonly length: PlainExpression;
      readonly capacity: PlainExpression | null;
    })
  /** A slice literal: a new array with these elements; all others are zero. */
  | (Node & {
      readonly kind: 'slice-literal';
      readonly target: LocalId;
      readonly type: TypeId;
      readonly length: number;
      readonly elements: readonly { readonly index: number; readonly value: PlainExpression }[];
    })
  | (Node & {
      readonly kind: 'append';
      readonly target: LocalId;
      readonly type: TypeId;
      readonly slice: PlainExpression;
      readonly elements: readonly PlainExpression[];
    })
  /** append(s, other...); `other` may be a string. */
  | (Node & {
      readonly kind: 'append-slice';
      readonly target: LocalId;
      readonly type: TypeId;
      readonly slice: PlainExpression;
      readonly other: PlainExpression;
      readonly of: 'slice' | 'string';
    })
  | (Node & {
      readonly kind: 'copy';
      readonly target: LocalId | null;
      readonly to: PlainExpression;
      readonly from: PlainExpression;
      readonly of: 'slice' | 'string';
    })
  | (Node & {
      readonly kind: 'clear-slice';
      readonly slice: PlainExpression;
      readonly type: TypeId;
    })
  // Maps
  | (Node & { readonly kind: 'make-map'; readonly target: LocalId; readonly type: TypeId })
  | (Node & {
      readonly kind: 'map-get';
      readonly map: PlainExpression;
      readonly key: PlainExpression;
      readonly type: TypeId;
      readonly value: LocalId | null;
      readonly ok: LocalId | null;
    })
  | (Node & {
      readonly kind: 'map-set';
      readonly map: PlainExpression;
      readonly key: PlainExpression;
      readonly value: PlainExpression;
      readonly type: TypeId;
    })
  | (Node & {
      readonly kind: 'map-delete';
      readonly map: PlainExpression;
      readonly key: PlainExpression;
    })
  | (Node & { readonly kind: 'map-clear'; readonly map: PlainExpression })
  | (Node & {
      readonly kind: 'map-length';
      readonly target: LocalId;
      readonly map: PlainExpression;
    })
  /** In any order; what the body deletes before it comes is left out. */
  | (Node & {
      readonly kind: 'range-map';
      readonly label: LabelId;
      readonly map: PlainExpression;
      readonly type: TypeId;
      readonly key: LocalId | null;
      readonly value: LocalId | null;
      readonly body: PlainBlock;
    })
  /** The rune at a byte offset of a string, and its width. */
  | (Node & {
      readonly kind: 'decode-rune';
      readonly rune: LocalId;
      readonly width: LocalId;
      readonly text: PlainExpression;
      readonly at: PlainExpression;
    })
  // Interfaces
  /** value, ok = operand.(type); panics where `ok` is null and it is of another type. */
  | (Node & {
      readonly kind: 'assert';
      readonly operand: PlainExpression;
      readonly from: TypeId;
      readonly type: TypeId;
      readonly value: LocalId | null;
      readonly ok: LocalId | null;
    })
  // Calls
  | (Node & CallParts & { readonly kind: 'call'; readonly results: readonly (LocalId | null)[] })
  | (Node & CallParts & { readonly kind: 'go' })
  /**
   * The callee is evaluated at once: a nil interface panics here, a nil closure when it is called. With a
   * frame the call is deferred to the end of that function, not of the running one.
   */
  | (Node & CallParts & { readonly kind: 'defer'; readonly frame: LocalId | null })
  /** The running call itself, for the deferred calls of a body that is ranged over by a function. */
  | (Node & { readonly kind: 'frame'; readonly target: LocalId })
  | (Node & { readonly kind: 'return' })
  | (Node & { readonly kind: 'panic'; readonly value: PlainExpression })
  | (Node & { readonly kind: 'recover'; readonly target: LocalId | null })
  // Channels
  | (Node & {
      readonly kind: 'make-channel';
      readonly target: LocalId;
      readonly type: TypeId;
      readonly capacity: PlainExpression | null;
    })
  | (Node & {
      readonly kind: 'send';
      readonly channel: PlainExpression;
      readonly value: PlainExpression;
    })
  | (Node & {
      readonly kind: 'receive';
      readonly channel: PlainExpression;
      /** A loop over the channel does it, which goes on until that is closed. */
      readonly ranges?: boolean;
    } & ReceiveTargets)
  | (Node & { readonly kind: 'close'; readonly channel: PlainExpression })
  | (Node & {
      readonly kind: 'channel-length';
      readonly target: LocalId;
      readonly channel: PlainExpression;
    })
  /** Operands of all cases have been evaluated. No cases and no default: blocks for ever. */
  | (Node & {
      readonly kind: 'select';
      readonly cases: readonly SelectCase[];
      readonly default: PlainBlock | null;
    })
  /**
   * An operation of a library's primitive, by the table of natives: `mutex.lock`, `atomic.add`, ...; `print` and
   * `println` of Go itself, too.
   */
  | (Node & {
      readonly kind: 'native';
      readonly operation: NativeOperation;
      readonly operands: readonly PlainExpression[];
      /** The static types of operands and results: what it does may depend on them. */
      readonly operandTypes: readonly TypeId[];
      readonly resultTypes: readonly TypeId[];
      readonly results: readonly (LocalId | null)[];
    })
  // Control
  | (Node & {
      readonly kind: 'if';
      readonly condition: PlainExpression;
      readonly then: PlainBlock;
      readonly otherwise: PlainBlock;
    })
  /** Repeats until a break, a return or a panic. `continue` goes to the start of the body. */
  | (Node & {
      readonly kind: 'loop';
      readonly label: LabelId;
      readonly body: PlainBlock;
      /** A `goto` leads into its middle: an iteration may read what an earlier one declared. */
      readonly isEnteredInside: boolean;
    })
  /** `break` with its label goes behind it. */
  | (Node & { readonly kind: 'block'; readonly label: LabelId; readonly body: PlainBlock })
  | (Node & { readonly kind: 'break'; readonly label: LabelId })
  | (Node & { readonly kind: 'continue'; readonly label: LabelId });
