import type { FunctionId, TypeId } from './ids.ts';

/**
 * A type at run time. Identical Go types have one id; type parameters are gone, since every generic
 * function and type is instantiated.
 */
export interface PlainType {
  readonly id: TypeId;
  /** As Go's %T prints it: `*main.server`, `[]int`, `main.pair[int,string]`. */
  readonly text: string;
  /** What a defined type is called, and where; null for a type literal. */
  readonly named: {
    readonly package: string;
    readonly name: string;
    /** Declared in a library text, or by Go itself. */
    readonly library: boolean;
  } | null;
  readonly shape: Shape;
  /**
   * The method set, for calls through interfaces, by `methodKey`. The function takes a receiver of exactly
   * this type as its first parameter; where Go promotes or dereferences, it is a wrapper that does so.
   */
  readonly methods: ReadonlyMap<string, FunctionId>;
  /** The interfaces that no value of this type lies in, as far as an assertion asks for this type. */
  readonly lacks: ReadonlySet<TypeId>;
}

/**
 * Identifies a method across types: exported names alone, others with their package, and where the program has
 * one name with several signatures all but the first with a number.
 */
export type MethodKey = string;

/** The underlying type. */
export type Shape =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'integer'; readonly bits: 8 | 16 | 32 | 64; readonly signed: boolean }
  | { readonly kind: 'float'; readonly bits: 32 | 64 }
  | { readonly kind: 'complex'; readonly bits: 64 | 128 }
  | { readonly kind: 'string' }
  | { readonly kind: 'pointer'; readonly element: TypeId }
  | { readonly kind: 'slice'; readonly element: TypeId }
  | { readonly kind: 'array'; readonly length: number; readonly element: TypeId }
  | { readonly kind: 'map'; readonly key: TypeId; readonly value: TypeId }
  | {
      readonly kind: 'channel';
      readonly direction: 'both' | 'send' | 'receive';
      readonly element: TypeId;
    }
  | {
      readonly kind: 'function';
      readonly parameters: readonly TypeId[];
      readonly results: readonly TypeId[];
      readonly variadic: boolean;
    }
  | { readonly kind: 'struct'; readonly fields: readonly PlainField[] }
  | { readonly kind: 'interface'; readonly methods: readonly MethodKey[] }
  /** The state of a mutex, a waitgroup, a timer, ...: only operations of its family touch it. */
  | { readonly kind: 'native'; readonly family: NativeFamily }
  /** Of a value from a package that we have no text of, or with a type error. */
  | { readonly kind: 'unknown' };

export interface PlainField {
  readonly name: string;
  readonly type: TypeId;
  readonly embedded: boolean;
}

export type NativeFamily =
  'mutex' | 'rwmutex' | 'waitgroup' | 'cond' | 'atomic' | 'timer' | 'frame';
