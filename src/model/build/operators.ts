import { binary, conditional } from '../../expression/fold.ts';
import { integer } from '../../expression/expression.ts';
import type { BinaryOperator } from '../../expression/operators.ts';
import type { Quantity } from '../quantity.ts';
import type { ArithmeticOperator, ComparisonOperator } from '../../go/plain/expression.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import { shapeOf, type Here } from './context.ts';
import { byConstant } from './bits.ts';
import { decided } from './facts.ts';
import { outgrows } from './magnitude.ts';
import { derived, type Named } from './derived.ts';
import { basicSort, toQuantity } from './unknown.ts';
import { quantityValue, type Value, type Wrapping } from './value.ts';

const exact: ReadonlySet<string> = new Set(['+', '-', '*', '/']);

export function arithmetic(
  here: Here,
  operator: ArithmeticOperator,
  left: Value,
  right: Value,
  type: TypeId,
  named: Named,
): Value {
  const basic = basicSort(here.builder, type);
  if (left.kind === 'text' && right.kind === 'text' && operator === '+')
    return { kind: 'text', bytes: left.bytes + right.bytes };
  if (basic === null) return derived(here, operator, left, right, type, named);
  const [a, b] = [asNumber(here, left, named), asNumber(here, right, named)];
  if (a === null || b === null) return derived(here, operator, left, right, type, named);
  const { wraps } = basic;
  if (a.kind === 'integer' && b.kind === 'integer') {
    const folded = foldIntegers(operator, a.value, b.value);
    if (folded !== null) {
      const wrapped = wrapInto(here, folded, type);
      return quantityValue({ kind: 'integer', value: wrapped }, wraps);
    }
  }
  if (operator === '<<' && b.kind === 'integer' && b.value >= 0n && b.value < 31n)
    return arithmetic(
      here,
      '*',
      left,
      quantityValue({ kind: 'integer', value: 1n << b.value }),
      type,
      named,
    );
  if (b.kind === 'integer') {
    const isNatural = basic.nonNegative || isNeverNegative(here.flow.path, a);
    const found = byConstant(operator, a, b.value, isNatural);
    if (found !== null) return quantityValue(found, wraps);
  }
  if (!exact.has(operator)) return derived(here, operator, left, right, type, named);
  const stays = operator === '-' && !wraps.soon && isAtLeast(here.flow.path, a, b);
  const result = binary(operator as BinaryOperator, a, b);
  const leaves = !stays && leavesItsType(operator as BinaryOperator, a, b, wraps);
  if (leaves || outgrows(result, bitsOf(here, type)))
    return derived(here, operator, left, right, type, named);
  return quantityValue(result, wraps);
}

function isNeverNegative(path: readonly Quantity[] | null, a: Quantity): boolean {
  if (a.kind === 'source' && a.source.nonNegative) return true;
  const condition: Quantity = { kind: 'binary', operator: '>=', left: a, right: integer(0) };
  return decided(path, condition) === true;
}

/** Whether the path here says that the first number is not below the second. */
function isAtLeast(path: readonly Quantity[] | null, a: Quantity, b: Quantity): boolean {
  if (b.kind !== 'integer' || b.value < 1n) return false;
  const holds = (operator: ComparisonOperator, bound: bigint): boolean =>
    decided(path, { kind: 'binary', operator, left: a, right: integer(bound) }) === true;
  return holds('>', b.value - 1n) || holds('>=', b.value) || (b.value === 1n && holds('!=', 0n));
}

function bitsOf(here: Here, type: TypeId): number {
  const shape = shapeOf(here.builder, type);
  return shape.kind === 'integer' ? shape.bits : 64;
}

function wrapInto(here: Here, value: bigint, type: TypeId): bigint {
  const shape = shapeOf(here.builder, type);
  if (shape.kind !== 'integer') return value;
  return shape.signed ? BigInt.asIntN(shape.bits, value) : BigInt.asUintN(shape.bits, value);
}

function foldIntegers(operator: ArithmeticOperator, a: bigint, b: bigint): bigint | null {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0n ? null : a / b;
    case '%':
      return b === 0n ? null : a % b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '&^':
      return a & ~b;
    case '<<':
      return b < 0n || b > 512n ? null : a << b;
    case '>>':
      return b < 0n || b > 512n ? null : a >> b;
  }
}

/** Whether left op right may come back in at the other end of its type, where the model's numbers go on. */
function leavesItsType(
  operator: BinaryOperator,
  left: Quantity,
  right: Quantity,
  { belowZero, soon }: Wrapping,
): boolean {
  const known = binary(operator, left, right);
  // The numbers that every type has.
  if (known.kind === 'integer' && known.value >= 0n && known.value < 128n) return false;
  switch (operator) {
    case '-':
      return belowZero || soon;
    case '+':
      return soon || (belowZero && right.kind === 'integer' && right.value < 0n);
    case '*':
      return soon;
    case '/':
    case '&&':
    case '||':
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return false;
  }
}

function asNumber(here: Here, value: Value, { name, span }: Named): Quantity | null {
  switch (value.kind) {
    case 'quantity':
      return value.quantity;
    case 'opaque':
      return toQuantity(here, value, 'int', span, name);
    case 'either': {
      const then = asNumber(here, value.then, { name, span });
      const otherwise = asNumber(here, value.otherwise, { name, span });
      return then === null || otherwise === null
        ? null
        : conditional(name, value.condition, then, otherwise);
    }
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'struct':
    case 'nil':
    case 'native':
    case 'closure':
    case 'text':
    case 'elements':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'mixed':
    case 'deferred':
      return null;
  }
}
