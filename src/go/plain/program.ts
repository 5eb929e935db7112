import type { PlainExpression } from './expression.ts';
import type { FunctionId, GlobalId, LocalId, TypeId } from './ids.ts';
import type { PlainSpan } from './span.ts';
import type { PlainBlock } from './statement.ts';
import type { PlainType } from './types.ts';

/**
 * Plain Go: the one meaning of Go that everything above reads. Typed, desugared and structured: implicit
 * dereferences and conversions, promoted fields, method values, variadic packing, comma-ok forms, kinds of
 * range, arguments of defer and go, named results, constants, generics and shadowing are resolved. Operands
 * are evaluated in Go's order before the statement that uses them.
 *
 * Two readers: `execute/` runs it exactly, `model/` abstracts it soundly.
 */
export interface PlainProgram {
  readonly files: readonly PlainFile[];
  readonly types: readonly PlainType[];
  /** What in the text an expression stands for; a constant, and what desugaring made, stands for nothing. */
  readonly places: ReadonlyMap<PlainExpression, PlainSpan>;
  readonly globals: readonly PlainGlobal[];
  /** Only what can be reached from the entries. */
  readonly functions: readonly PlainFunction[];
  /** Package variables in their order, then `init` functions, imported packages first. */
  readonly initialize: FunctionId;
  /** The functions and methods of the text: any of them may be where a run begins. */
  readonly entries: readonly Entry[];
  readonly known: KnownTypes;
  readonly starts: Starts;
}

/** Functions of the library that runs begin with; null where the program has no use for them. */
export interface Starts {
  /** Calls a test as `go test` does: its name, and the function. */
  readonly test: FunctionId | null;
  /** Makes the context of a function that is called from outside. */
  readonly context: FunctionId | null;
}

/** Types of values that a run makes by itself; null where the program never names such a type. */
export interface KnownTypes {
  readonly boolean: TypeId;
  readonly int: TypeId;
  readonly string: TypeId;
  readonly byte: TypeId;
  readonly unknown: TypeId;
  /** Of the values that `recover` gives for failures of Go itself; null where package runtime is not there. */
  readonly runtimeErrors: RuntimeErrors | null;
}

/** Kinds of failures of Go itself, by their types: texts with `Error() string`, or pointers to structs of one text. */
export const runtimeErrorTypes = {
  other: { name: 'errorString', isPointer: false },
  bounds: { name: 'boundsError', isPointer: false },
  plain: { name: 'plainError', isPointer: false },
  assertion: { name: 'TypeAssertionError', isPointer: true },
  nil: { name: 'PanicNilError', isPointer: true },
} as const;

type RuntimeErrorKind = keyof typeof runtimeErrorTypes;
export type RuntimeErrors = Readonly<Record<RuntimeErrorKind, TypeId>>;

export interface PlainFile {
  readonly name: string;
  readonly text: string;
  /** Not what the person wrote: a package of the library. */
  readonly library: boolean;
}

export interface PlainGlobal {
  readonly id: GlobalId;
  readonly name: string;
  readonly package: string;
  readonly type: TypeId;
  readonly span: PlainSpan;
}

export interface Entry {
  readonly kind: 'main' | 'test' | 'function' | 'method';
  /** As people call it: `main`, `TestPool`, `Server.Run`. */
  readonly name: string;
  readonly function: FunctionId;
}

export interface PlainFunction {
  readonly id: FunctionId;
  /** For people: `main`, `Server.Run`, `main.func1`, `pool.Map[int]`. */
  readonly name: string;
  readonly package: string;
  /** The declaration's qualified name where it has one, whatever it was instantiated with: `sync.(*Once).Do`. */
  readonly qualified: string | null;
  /**
   * `wrapper`: made by us, to promote, dereference, or bind a method, or to defer or spawn a builtin. For
   * `recover` it does not count as a function: what a deferred wrapper calls is called directly.
   */
  readonly origin: 'text' | 'library' | 'wrapper';
  readonly locals: readonly PlainLocal[];
  readonly parameters: readonly LocalId[];
  /** What a `return` leaves in them, after deferred calls, is the result. */
  readonly results: readonly LocalId[];
  /** Boxed locals whose cells come with the function value. */
  readonly captures: readonly LocalId[];
  /** Its end returns. */
  readonly body: PlainBlock;
  readonly span: PlainSpan;
  readonly nameSpan: PlainSpan;
}

export interface PlainLocal {
  /** null for one that desugaring made. */
  readonly name: string | null;
  readonly type: TypeId;
  /**
   * It lives in a cell of its own, since a function literal captures it or its address is taken. A boxed
   * parameter or result gets its cell when the function is entered, any other at its `declare`.
   */
  readonly boxed: boolean;
  readonly span: PlainSpan;
}
