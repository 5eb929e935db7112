import type { ArithmeticOperator } from '../../go/plain/expression.ts';
import { unreachable } from '../../base/unreachable.ts';
import { runtimePanic } from './panic.ts';

export type Integer = number | bigint;
export type Bits = 8 | 16 | 32 | 64;
type Binary = (left: Integer, right: Integer) => Integer;

const safe = Number.isSafeInteger;

/** A bigint as it is represented: numbers where they are exact. */
export function toInteger(value: bigint): Integer {
  const near = Number(value);
  return safe(near) ? near : value;
}

/** Brings an integer into the range of a type. */
export function wrap(value: Integer, bits: Bits, signed: boolean): Integer {
  if (bits === 64) return wrap64(value, signed);
  const low =
    typeof value === 'number' && safe(value) ? value : Number(BigInt.asIntN(53, BigInt(value)));
  const narrow = (low % 4294967296) | 0;
  if (bits === 32) return signed ? narrow : narrow >>> 0;
  if (bits === 16) return signed ? (narrow << 16) >> 16 : narrow & 0xffff;
  return signed ? (narrow << 24) >> 24 : narrow & 0xff;
}

function wrap64(value: Integer, signed: boolean): Integer {
  if (typeof value === 'number' && safe(value) && (signed || value >= 0)) return value + 0;
  return signed
    ? toInteger(BigInt.asIntN(64, BigInt(value)))
    : toInteger(BigInt.asUintN(64, BigInt(value)));
}

export function negate(value: Integer, bits: Bits, signed: boolean): Integer {
  return wrap(typeof value === 'number' ? 0 - value : -value, bits, signed);
}

export function complement(value: Integer, bits: Bits, signed: boolean): Integer {
  return wrap(
    typeof value === 'number' && safe(-1 - value) ? -1 - value : ~BigInt(value),
    bits,
    signed,
  );
}

/** The function that computes an operator for a type. */
export function arithmetic(operator: ArithmeticOperator, bits: Bits, signed: boolean): Binary {
  switch (operator) {
    case '+':
      return (left, right) => {
        if (typeof left === 'number' && typeof right === 'number') {
          const sum = left + right;
          if (safe(sum)) return bits === 64 && signed ? sum : wrap(sum, bits, signed);
        }
        return wrap(toInteger(BigInt(left) + BigInt(right)), bits, signed);
      };
    case '-':
      return (left, right) => {
        if (typeof left === 'number' && typeof right === 'number') {
          const difference = left - right;
          if (safe(difference))
            return bits === 64 && signed ? difference : wrap(difference, bits, signed);
        }
        return wrap(BigInt(left) - BigInt(right), bits, signed);
      };
    case '*':
      return (left, right) => {
        if (typeof left === 'number' && typeof right === 'number') {
          const product = left * right;
          if (safe(product)) return wrap(product + 0, bits, signed);
        }
        return wrap(BigInt(left) * BigInt(right), bits, signed);
      };
    case '/':
      return (left, right) => wrap(quotient(left, right), bits, signed);
    case '%':
      return (left, right) => wrap(remainder(left, right), bits, signed);
    case '&':
      return bitwise(
        (a, b) => a & b,
        (a, b) => a & b,
        bits,
        signed,
      );
    case '|':
      return bitwise(
        (a, b) => a | b,
        (a, b) => a | b,
        bits,
        signed,
      );
    case '^':
      return bitwise(
        (a, b) => a ^ b,
        (a, b) => a ^ b,
        bits,
        signed,
      );
    case '&^':
      return bitwise(
        (a, b) => a & ~b,
        (a, b) => a & ~b,
        bits,
        signed,
      );
    case '<<':
      return (left, right) => shiftLeft(left, right, bits, signed);
    case '>>':
      return (left, right) => shiftRight(left, right, bits);
    default:
      return unreachable(operator);
  }
}

function quotient(left: Integer, right: Integer): Integer {
  if (right === 0) throw runtimePanic('integer divide by zero');
  if (typeof left === 'number' && typeof right === 'number')
    return (left - (left % right)) / right + 0;
  return BigInt(left) / BigInt(right);
}

function remainder(left: Integer, right: Integer): Integer {
  if (right === 0) throw runtimePanic('integer divide by zero');
  if (typeof left === 'number' && typeof right === 'number') return (left % right) + 0;
  return toInteger(BigInt(left) % BigInt(right));
}

function bitwise(
  small: (left: number, right: number) => number,
  big: (left: bigint, right: bigint) => bigint,
  bits: Bits,
  signed: boolean,
): Binary {
  return (left, right) => {
    if (isInt32(left) && isInt32(right)) return wrap(small(left, right), bits, signed);
    return wrap(toInteger(big(BigInt(left), BigInt(right))), bits, signed);
  };
}

function isInt32(value: Integer): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

function shiftLeft(left: Integer, right: Integer, bits: Bits, signed: boolean): Integer {
  if (right < 0) throw runtimePanic('negative shift amount');
  if (right >= bits) return 0;
  const count = Number(right);
  if (typeof left === 'number') {
    const product = left * 2 ** count;
    if (safe(product)) return wrap(product, bits, signed);
  }
  return wrap(toInteger(BigInt.asIntN(64, BigInt(left) << BigInt(count))), bits, signed);
}

function shiftRight(left: Integer, right: Integer, bits: Bits): Integer {
  if (right < 0) throw runtimePanic('negative shift amount');
  if (right >= bits) return left < 0 ? -1 : 0;
  const count = Number(right);
  if (typeof left === 'number') return Math.floor(left / 2 ** count);
  return toInteger(left >> BigInt(count));
}
