import type { ArithmeticOperator, BinaryOperator } from '../syntax/node.ts';
import {
  integerWidth,
  toComplex,
  toRational,
  unknownValue,
  type ComplexParts,
} from './constants.ts';
import { basicIs } from './basic.ts';
import type { ConstantValue } from './constant-value.ts';
import {
  add,
  bitLength,
  compare,
  divide,
  fraction,
  multiply,
  negate,
  subtract,
  zero,
  type Rational,
} from './rational.ts';
import type { BasicKind } from './type.ts';

/** Both in the larger of their kinds: integer, float, complex. */
type Matched =
  | { readonly kind: 'integer'; readonly a: bigint; readonly b: bigint }
  | { readonly kind: 'float'; readonly a: Rational; readonly b: Rational }
  | { readonly kind: 'complex'; readonly a: ComplexParts; readonly b: ComplexParts }
  | { readonly kind: 'string'; readonly a: string; readonly b: string }
  | { readonly kind: 'boolean'; readonly a: boolean; readonly b: boolean };

function match(a: ConstantValue, b: ConstantValue): Matched | null {
  if (a.kind === 'string' && b.kind === 'string') return { kind: 'string', a: a.bytes, b: b.bytes };
  if (a.kind === 'boolean' && b.kind === 'boolean')
    return { kind: 'boolean', a: a.value, b: b.value };
  if (a.kind === 'integer' && b.kind === 'integer')
    return { kind: 'integer', a: a.value, b: b.value };
  if (a.kind !== 'complex' && b.kind !== 'complex') {
    const [x, y] = [toRational(a), toRational(b)];
    return x === null || y === null ? null : { kind: 'float', a: x, b: y };
  }
  const [x, y] = [toComplex(a), toComplex(b)];
  return x === null || y === null ? null : { kind: 'complex', a: x, b: y };
}

/** The operands are of one sort and no divisor is zero. `divides` integers by cutting off. */
export function foldBinary(
  operator: ArithmeticOperator | '&&' | '||',
  a: ConstantValue,
  b: ConstantValue,
  cutsOff: boolean,
): ConstantValue {
  const matched = match(a, b);
  switch (matched?.kind) {
    case undefined:
      return unknownValue;
    case 'integer':
      if (operator === '/' && !cutsOff) return floatOf(fraction(matched.a, matched.b));
      return foldIntegers(operator, matched.a, matched.b);
    case 'float':
      return foldFloats(operator, matched.a, matched.b);
    case 'complex':
      return foldComplex(operator, matched.a, matched.b);
    case 'string':
      return operator === '+' ? joined(matched.a, matched.b) : unknownValue;
    case 'boolean': {
      const value = operator === '&&' ? matched.a && matched.b : matched.a || matched.b;
      return { kind: 'boolean', value };
    }
  }
}

/** Constants that double each time are soon longer than any memory. */
const longestString = 1 << 24;

function joined(a: string, b: string): ConstantValue {
  if (a.length + b.length > longestString) return unknownValue;
  return { kind: 'string', bytes: a + b };
}

function foldIntegers(operator: BinaryOperator, a: bigint, b: bigint): ConstantValue {
  const integer = (value: bigint): ConstantValue => ({ kind: 'integer', value });
  if (operator === '+') return integer(a + b);
  if (operator === '-') return integer(a - b);
  if (operator === '*') return integer(a * b);
  if (operator === '/') return b === 0n ? unknownValue : integer(a / b);
  if (operator === '%') return b === 0n ? unknownValue : integer(a % b);
  if (operator === '&') return integer(a & b);
  if (operator === '|') return integer(a | b);
  if (operator === '^') return integer(a ^ b);
  if (operator === '&^') return integer(a & ~b);
  return unknownValue;
}

function floatOf(value: Rational | null): ConstantValue {
  return value === null ? unknownValue : { kind: 'float', value };
}

function foldFloats(operator: BinaryOperator, a: Rational, b: Rational): ConstantValue {
  if (operator === '+') return floatOf(add(a, b));
  if (operator === '-') return floatOf(subtract(a, b));
  if (operator === '*') return floatOf(multiply(a, b));
  if (operator === '/') return floatOf(divide(a, b));
  return unknownValue;
}

function foldComplex(operator: BinaryOperator, a: ComplexParts, b: ComplexParts): ConstantValue {
  const both = (real: Rational | null, imaginary: Rational | null): ConstantValue =>
    real === null || imaginary === null ? unknownValue : { kind: 'complex', real, imaginary };
  const times = (x: Rational, y: Rational): Rational => multiply(x, y) ?? zero;
  const real = times(a.real, b.real);
  if (operator === '+') return both(add(a.real, b.real), add(a.imaginary, b.imaginary));
  if (operator === '-') return both(subtract(a.real, b.real), subtract(a.imaginary, b.imaginary));
  if (operator === '*')
    return both(
      subtract(real, times(a.imaginary, b.imaginary)),
      add(times(a.real, b.imaginary), times(a.imaginary, b.real)),
    );
  if (operator === '/') {
    const size = add(times(b.real, b.real), times(b.imaginary, b.imaginary)) ?? zero;
    const top = add(real, times(a.imaginary, b.imaginary)) ?? zero;
    const side = subtract(times(a.imaginary, b.real), times(a.real, b.imaginary)) ?? zero;
    return both(divide(top, size), divide(side, size));
  }
  return unknownValue;
}

/** null where it cannot be told. */
export function foldComparison(
  operator: BinaryOperator,
  a: ConstantValue,
  b: ConstantValue,
): boolean | null {
  const matched = match(a, b);
  switch (matched?.kind) {
    case undefined:
      return null;
    case 'integer':
      return holds(operator, matched.a < matched.b ? -1 : matched.a > matched.b ? 1 : 0);
    case 'float':
      return holds(operator, compare(matched.a, matched.b));
    case 'string':
      return holds(operator, matched.a < matched.b ? -1 : matched.a > matched.b ? 1 : 0);
    case 'boolean':
      return holds(operator, matched.a === matched.b ? 0 : 1);
    case 'complex': {
      const { a: x, b: y } = matched;
      const isSame = compare(x.real, y.real) === 0 && compare(x.imaginary, y.imaginary) === 0;
      return holds(operator, isSame ? 0 : 1);
    }
  }
}

function holds(operator: BinaryOperator, order: number): boolean | null {
  if (operator === '==') return order === 0;
  if (operator === '!=') return order !== 0;
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  if (operator === '>') return order > 0;
  if (operator === '>=') return order >= 0;
  return null;
}

export function foldUnary(
  operator: '+' | '-' | '!' | '^',
  value: ConstantValue,
  kind: BasicKind,
): ConstantValue {
  switch (value.kind) {
    case 'boolean':
      return operator === '!' ? { kind: 'boolean', value: !value.value } : unknownValue;
    case 'integer':
      if (operator === '+') return value;
      if (operator === '-') return { kind: 'integer', value: -value.value };
      return operator === '^'
        ? { kind: 'integer', value: complement(value.value, kind) }
        : unknownValue;
    case 'float':
      if (operator === '+') return value;
      return operator === '-' ? { kind: 'float', value: negate(value.value) } : unknownValue;
    case 'complex':
      if (operator === '+') return value;
      return operator === '-'
        ? { kind: 'complex', real: negate(value.real), imaginary: negate(value.imaginary) }
        : unknownValue;
    case 'string':
    case 'unknown':
      return unknownValue;
  }
}

/** Of an unsigned type only its own bits are turned. */
function complement(value: bigint, kind: BasicKind): bigint {
  const width = integerWidth(kind);
  if (width === null || !basicIs.unsigned(kind)) return ~value;
  return value ^ ((1n << BigInt(width)) - 1n);
}

export function foldShift(operator: '<<' | '>>', value: bigint, count: number): ConstantValue {
  const size = BigInt(count);
  return { kind: 'integer', value: operator === '<<' ? value << size : value >> size };
}

/** Of an untyped constant Go's compiler keeps at most so many bits. */
export function isTooLarge(value: ConstantValue): boolean {
  return value.kind === 'integer' && bitLength(value.value) > 512;
}
