import type { Rational } from './rational.ts';

/** Exact, however large; of a typed constant already rounded to what the type can hold. */
export type ConstantValue =
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** One character per byte, each below 256: a Go string need not be UTF-8. */
  | { readonly kind: 'string'; readonly bytes: string }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: Rational }
  | { readonly kind: 'complex'; readonly real: Rational; readonly imaginary: Rational }
  /** Of a constant whose declaration is faulty or too large. */
  | { readonly kind: 'unknown' };
