import { unreachable } from '../../base/unreachable.ts';
import type { Shape } from '../../go/plain/types.ts';

/** What kind of value a term stands for, as far as that says what follows from what. */
export type Sort =
  | { readonly kind: 'integer'; readonly bits: 8 | 16 | 32 | 64; readonly signed: boolean }
  | { readonly kind: 'float'; readonly bits: 32 | 64 }
  | { readonly kind: 'text' }
  | { readonly kind: 'truth' }
  /** Nothing but == is asked of it. */
  | { readonly kind: 'thing' }
  /** Of a type that nobody has a text of: it may be a float. */
  | { readonly kind: 'untold' };

export const wholeNumber: Sort = { kind: 'integer', bits: 64, signed: true };
export const text: Sort = { kind: 'text' };
export const truth: Sort = { kind: 'truth' };
export const thing: Sort = { kind: 'thing' };

export function sortOf(shape: Shape): Sort {
  switch (shape.kind) {
    case 'integer':
      return { kind: 'integer', bits: shape.bits, signed: shape.signed };
    case 'float':
      return { kind: 'float', bits: shape.bits };
    case 'string':
      return text;
    case 'boolean':
      return truth;
    case 'unknown':
      return { kind: 'untold' };
    case 'complex':
    case 'pointer':
    case 'slice':
    case 'array':
    case 'map':
    case 'channel':
    case 'function':
    case 'interface':
    case 'struct':
    case 'native':
      return thing;
    default:
      return unreachable(shape);
  }
}

/** Of two values one is less than the other, or they are the same: a NaN is neither. */
export const isTotal = ({ kind }: Sort): boolean => kind === 'integer' || kind === 'text';

interface Extent {
  readonly least: bigint;
  readonly greatest: bigint;
}

/** null: no number is too large for it, or too small. */
export function extentOf(sort: Sort): Extent | null {
  if (sort.kind !== 'integer') return null;
  const { bits, signed } = sort;
  const half = 1n << BigInt(bits - 1);
  return signed ? { least: -half, greatest: half - 1n } : { least: 0n, greatest: 2n * half - 1n };
}

/** Brings a number into the range of a type, as Go's arithmetic does. */
export function wrapped(value: bigint, sort: Sort): bigint {
  if (sort.kind !== 'integer') return value;
  return sort.signed ? BigInt.asIntN(sort.bits, value) : BigInt.asUintN(sort.bits, value);
}
