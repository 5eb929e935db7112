import type { BasicKind } from './type.ts';
import type { ConstantValue } from './constant-value.ts';
import { basicIs } from './basic.ts';
import { fromInteger, isInteger, roundToFloat, zero, type Rational } from './rational.ts';

export const unknownValue: ConstantValue = { kind: 'unknown' };

export function integerValue(value: bigint | number): ConstantValue {
  return { kind: 'integer', value: BigInt(value) };
}

export function booleanValue(value: boolean): ConstantValue {
  return { kind: 'boolean', value };
}

export function stringValue(bytes: string): ConstantValue {
  return { kind: 'string', bytes };
}

export function toInteger(value: ConstantValue): bigint | null {
  switch (value.kind) {
    case 'integer':
      return value.value;
    case 'float':
      return isInteger(value.value) ? value.value.numerator : null;
    case 'complex':
      return value.imaginary.numerator === 0n && isInteger(value.real)
        ? value.real.numerator
        : null;
    case 'string':
    case 'boolean':
    case 'unknown':
      return null;
  }
}

export function toRational(value: ConstantValue): Rational | null {
  switch (value.kind) {
    case 'integer':
      return fromInteger(value.value);
    case 'float':
      return value.value;
    case 'complex':
      return value.imaginary.numerator === 0n ? value.real : null;
    case 'string':
    case 'boolean':
    case 'unknown':
      return null;
  }
}

export interface ComplexParts {
  readonly real: Rational;
  readonly imaginary: Rational;
}

export function toComplex(value: ConstantValue): ComplexParts | null {
  if (value.kind === 'complex') return value;
  const real = toRational(value);
  return real === null ? null : { real, imaginary: zero };
}

/** How a constant fails to fit a type. */
export type Misfit = 'truncated' | 'overflows' | 'invalid';

const widths: Readonly<Partial<Record<string, number>>> = {
  int8: 8,
  int16: 16,
  int32: 32,
  int64: 64,
  int: 64,
  uint8: 8,
  uint16: 16,
  uint32: 32,
  uint64: 64,
  uint: 64,
  uintptr: 64,
};

export function integerWidth(kind: BasicKind): number | null {
  return widths[kind] ?? null;
}

const aliases: Readonly<Partial<Record<string, string>>> = { byte: 'uint8', rune: 'int32' };

/** The least and the greatest value of an integer type, by its name; null for what is none of a certain size. */
export function integerRange(name: string): readonly [bigint, bigint] | null {
  const own = aliases[name] ?? name;
  const width = widths[own];
  if (width === undefined) return null;
  const values = 1n << BigInt(width);
  return own.startsWith('u') ? [0n, values - 1n] : [-(values / 2n), values / 2n - 1n];
}

/** The constant as the type holds it, rounded where that is a float; or how it does not fit. */
export function fit(value: ConstantValue, kind: BasicKind): ConstantValue | Misfit {
  if (value.kind === 'unknown') return value;
  if (basicIs.boolean(kind)) return value.kind === 'boolean' ? value : 'invalid';
  if (basicIs.string(kind)) return value.kind === 'string' ? value : 'invalid';
  if (value.kind === 'boolean' || value.kind === 'string') return 'invalid';
  if (basicIs.integer(kind)) return fitInteger(value, kind);
  if (basicIs.float(kind)) return fitFloat(value, kind);
  if (basicIs.complex(kind)) return fitComplex(value, kind);
  return 'invalid';
}

function fitInteger(value: ConstantValue, kind: BasicKind): ConstantValue | Misfit {
  const integer = toInteger(value);
  if (integer === null) return 'truncated';
  const range = integerRange(kind);
  if (range === null) return integerValue(integer);
  const [least, most] = range;
  return integer >= least && integer <= most ? integerValue(integer) : 'overflows';
}

function fitFloat(value: ConstantValue, kind: BasicKind): ConstantValue | Misfit {
  const rational = toRational(value);
  if (rational === null) return 'truncated';
  const rounded = roundTo(rational, kind);
  return rounded === null ? 'overflows' : { kind: 'float', value: rounded };
}

function roundTo(value: Rational, kind: BasicKind): Rational | null {
  if (kind === 'untyped float' || kind === 'untyped complex') return value;
  return roundToFloat(value, kind === 'float32' || kind === 'complex64' ? 'float32' : 'float64');
}

function fitComplex(value: ConstantValue, kind: BasicKind): ConstantValue | Misfit {
  const parts = toComplex(value);
  if (parts === null) return 'invalid';
  const [real, imaginary] = [roundTo(parts.real, kind), roundTo(parts.imaginary, kind)];
  if (real === null || imaginary === null) return 'overflows';
  return { kind: 'complex', real, imaginary };
}

/** Go's compiler reads no integer of more bits than this. */
export function isTooLargeLiteral(value: bigint): boolean {
  return value >= 1n << 512n;
}
