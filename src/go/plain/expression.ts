import type { FunctionId, GlobalId, LocalId, TypeId } from './ids.ts';

export type ConstantValue =
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** Within the range of its type. */
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'complex'; readonly real: number; readonly imaginary: number }
  /** One character per byte, 0 to 255. */
  | { readonly kind: 'string'; readonly bytes: string };

type UnaryOperator = '-' | '^' | '!';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '&^' | '<<' | '>>';
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';

/**
 * Expressions read locals alone, never memory that others can reach, and change nothing. Some can panic
 * (division, index, nil, comparison of uncomparable values); they do so from left to right.
 */
export type PlainExpression =
  | { readonly kind: 'local'; readonly local: LocalId }
  | { readonly kind: 'constant'; readonly value: ConstantValue; readonly type: TypeId }
  /** nil, too. */
  | { readonly kind: 'zero'; readonly type: TypeId }
  | {
      readonly kind: 'unary';
      readonly operator: UnaryOperator;
      readonly operand: PlainExpression;
      readonly type: TypeId;
    }
  /** Integers wrap as their type does; + joins strings. Of a shift `type` is the left operand's. */
  | {
      readonly kind: 'arithmetic';
      readonly operator: ArithmeticOperator;
      readonly left: PlainExpression;
      readonly right: PlainExpression;
      readonly type: TypeId;
    }
  /** Both operands are of `operandType`: mixed comparisons box the one that is no interface. */
  | {
      readonly kind: 'comparison';
      readonly operator: ComparisonOperator;
      readonly left: PlainExpression;
      readonly right: PlainExpression;
      readonly operandType: TypeId;
    }
  /** The right side is evaluated only if the left one does not decide. */
  | { readonly kind: 'and' | 'or'; readonly left: PlainExpression; readonly right: PlainExpression }
  /**
   * Between numbers, strings, slices of bytes or runes, and from a slice to a pointer to an array. One that
   * reads or makes a slice of bytes or runes is the whole value of an `assign`, so that its moment is known.
   */
  | {
      readonly kind: 'convert';
      readonly operand: PlainExpression;
      readonly from: TypeId;
      readonly to: TypeId;
    }
  /** A value with its dynamic type `from`, which is no interface; `to` is the interface. */
  | {
      readonly kind: 'box';
      readonly operand: PlainExpression;
      readonly from: TypeId;
      readonly to: TypeId;
    }
  | {
      readonly kind: 'complex';
      readonly real: PlainExpression;
      readonly imaginary: PlainExpression;
      readonly type: TypeId;
    }
  | {
      readonly kind: 'real' | 'imaginary';
      readonly operand: PlainExpression;
      /** Of the part, a float. */
      readonly type: TypeId;
    }
  | { readonly kind: 'struct'; readonly type: TypeId; readonly fields: readonly PlainExpression[] }
  | { readonly kind: 'array'; readonly type: TypeId; readonly elements: readonly PlainExpression[] }
  /** Of a struct value. */
  | { readonly kind: 'field'; readonly operand: PlainExpression; readonly field: number }
  /** Of an array value or a string. */
  | {
      readonly kind: 'element';
      readonly of: 'array' | 'string';
      readonly operand: PlainExpression;
      readonly index: PlainExpression;
    }
  /** Of what is fixed in the value itself: a channel's or map's length is an operation. */
  | {
      readonly kind: 'length' | 'capacity';
      readonly of: 'string' | 'slice' | 'channel';
      readonly operand: PlainExpression;
    }
  /** s[low:high:max] of a string or slice, or of an array through a pointer to it. */
  | {
      readonly kind: 'slice';
      readonly of: 'string' | 'slice' | 'array-pointer';
      readonly operand: PlainExpression;
      readonly low: PlainExpression | null;
      readonly high: PlainExpression | null;
      readonly max: PlainExpression | null;
      readonly type: TypeId;
    }
  /** &place: panics where the way there dereferences nil. */
  | { readonly kind: 'address'; readonly place: Place; readonly type: TypeId }
  /** A function value: what it captures are boxed locals of the function that it is made in. */
  | {
      readonly kind: 'closure';
      readonly function: FunctionId;
      /** In the order of the function's `captures`. */
      readonly captures: readonly LocalId[];
      readonly type: TypeId;
    }
  /** Something that the text does not tell; one evaluation is one unknown. */
  | {
      readonly kind: 'unknown';
      readonly words: string;
      readonly type: TypeId;
      /** What is taken for granted where it is evaluated. */
      readonly granted?: string;
    };

/** Where a value can be read and written. */
export type Place =
  /** An unboxed local, which nobody else can see: only as the base of fields and elements. */
  | { readonly kind: 'local'; readonly local: LocalId }
  /** The current cell of a boxed local. */
  | { readonly kind: 'cell'; readonly local: LocalId }
  | { readonly kind: 'global'; readonly global: GlobalId }
  | { readonly kind: 'pointee'; readonly pointer: PlainExpression }
  | { readonly kind: 'field'; readonly base: Place; readonly field: number }
  /** Of an array. */
  | { readonly kind: 'element'; readonly base: Place; readonly index: PlainExpression }
  | {
      readonly kind: 'slice-element';
      readonly slice: PlainExpression;
      readonly index: PlainExpression;
    };
