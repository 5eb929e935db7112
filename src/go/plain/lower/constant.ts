import type { ConstantValue as CheckedConstant } from '../../types/constant-value.ts';
import type { Rational } from '../../types/rational.ts';
import type { ConstantValue, PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import type { Shape } from '../types.ts';

/** The value as its type holds it; null where the two do not fit, as after a type error. */
export function toConstant(
  value: CheckedConstant,
  shape: Shape,
  type: TypeId,
  toNumber: (value: Rational) => number,
): PlainExpression | null {
  const found = valueFor(value, shape, toNumber);
  return found === null ? null : { kind: 'constant', value: found, type };
}

function valueFor(
  value: CheckedConstant,
  shape: Shape,
  toNumber: (value: Rational) => number,
): ConstantValue | null {
  if (shape.kind === 'boolean') return value.kind === 'boolean' ? value : null;
  if (shape.kind === 'string') return value.kind === 'string' ? value : null;
  if (shape.kind === 'integer') {
    const whole = toInteger(value);
    return whole === null ? null : { kind: 'integer', value: whole };
  }
  if (shape.kind === 'float') {
    const part = realPart(value);
    if (part === null) return null;
    const number = toNumber(part);
    return { kind: 'float', value: shape.bits === 32 ? Math.fround(number) : number };
  }
  if (shape.kind === 'complex') {
    const part = realPart(value);
    if (part === null) return null;
    const other = value.kind === 'complex' ? toNumber(value.imaginary) : 0;
    return { kind: 'complex', real: toNumber(part), imaginary: other };
  }
  return null;
}

function toInteger(value: CheckedConstant): bigint | null {
  if (value.kind === 'integer') return value.value;
  const part = realPart(value);
  return part !== null && part.denominator === 1n ? part.numerator : null;
}

function realPart(value: CheckedConstant): Rational | null {
  switch (value.kind) {
    case 'integer':
      return { numerator: value.value, denominator: 1n };
    case 'float':
      return value.value;
    case 'complex':
      return value.real;
    case 'string':
    case 'boolean':
    case 'unknown':
      return null;
  }
}
