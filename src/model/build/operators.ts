import { binary, conditional, not } from '../../expression/fold.ts';
import { boolean, integer } from '../../expression/expression.ts';
import { compareValues, type BinaryOperator } from '../../expression/operators.ts';
import { type Origin, type Quantity, loopsOf } from '../quantity.ts';
import { visitLeaves } from '../../expression/walk.ts';
import type { Span } from '../../base/span.ts';
import type { ArithmeticOperator, ComparisonOperator } from '../../go/plain/expression.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import { shapeOf, type Here } from './context.ts';
import { byConstant } from './bits.ts';
import { decided } from './facts.ts';
import { outgrows } from './magnitude.ts';
import { basicSort, fresh, toQuantity, unknownValue } from './unknown.ts';
import { sameSpot } from './same-value.ts';
import { quantityValue, type Value, type Wrapping } from './value.ts';

/** What an operation is called where its result becomes a value of its own. */
export interface Named {
  readonly name: string;
  readonly span: Span;
}

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

export function compare(
  here: Here,
  operator: ComparisonOperator,
  left: Value,
  right: Value,
  operandType: TypeId,
  boolType: TypeId | null,
  named: Named,
): Value {
  if (left.kind === 'either' || right.kind === 'either') {
    const [owner, other] = left.kind === 'either' ? [left, right] : [right, left];
    if (owner.kind === 'either') {
      const side = (value: Value): Quantity => {
        const [a, b] = left.kind === 'either' ? [value, other] : [other, value];
        const result = compare(here, operator, a, b, operandType, boolType, named);
        return toQuantity(here, result, 'bool', named.span, named.name);
      };
      return quantityValue(
        conditional(named.name, owner.condition, side(owner.then), side(owner.otherwise)),
      );
    }
  }
  const equality = operator === '==' || operator === '!=' ? sameThing(here, left, right) : null;
  if (equality !== null) return quantityValue(boolean((operator === '==') === equality));
  const basic = basicSort(here.builder, operandType);
  if (left.kind === 'text' && right.kind === 'text')
    return quantityValue(boolean(compareValues(operator, left.bytes, right.bytes)));
  if (basic !== null && left.kind === 'quantity' && right.kind === 'quantity') {
    if (basic.sort === 'bool')
      return quantityValue(sameTruth(operator, left.quantity, right.quantity));
    return quantityValue(binary(operator, left.quantity, right.quantity));
  }
  return derived(here, operator, left, right, boolType, named);
}

/** a == b of truth values. */
function sameTruth(operator: ComparisonOperator, left: Quantity, right: Quantity): Quantity {
  const same = conditional('equal', left, right, not(right));
  return operator === '==' ? same : not(same);
}

/** Whether two things are the same one, where that is certain. */
function sameThing(here: Here, left: Value, right: Value): boolean | null {
  if (left.kind === 'nil' || right.kind === 'nil') {
    const other = left.kind === 'nil' ? right : left;
    switch (other.kind) {
      case 'nil':
        return true;
      case 'pointer':
      case 'map':
      case 'channel':
      case 'closure':
      case 'known-function':
      case 'boxed':
      case 'outside':
        return false;
      case 'slice':
        return other.backing === null ? true : null;
      case 'struct':
      case 'native':
      case 'quantity':
      case 'text':
      case 'elements':
      case 'either':
      case 'mixed':
      case 'deferred':
      case 'opaque':
        return null;
    }
  }
  if (left.kind === 'slice' && left.backing === null)
    return right.kind === 'slice' && right.backing === null ? true : null;
  if (left.kind === 'channel' && right.kind === 'channel')
    return left.primitive.id === right.primitive.id && here.flow.loops.length === 0
      ? true
      : left.primitive.id === right.primitive.id
        ? null
        : false;
  if (left.kind === 'pointer' && right.kind === 'pointer' && here.flow.loops.length === 0)
    return sameSpot(left.spot, right.spot) ? true : null;
  if (left.kind === 'boxed' && right.kind === 'boxed' && left.type !== right.type) {
    const isOpen = [left, right].some(
      ({ type }) => shapeOf(here.builder, type).kind === 'interface',
    );
    return isOpen ? null : false;
  }
  return null;
}

/**
 * A result that the model cannot compute becomes a value of its own; the same operation on the same things
 * gives the same one, since what they stand for does not change.
 */
export function derived(
  here: Here,
  operator: string,
  left: Value,
  right: Value,
  type: TypeId | null,
  { name, span }: Named,
): Value {
  const { builder, flow } = here;
  const keys = [keyOf(left), keyOf(right)];
  const isSame = keys.every((key) => key !== null);
  // a != b is the opposite of a == b, whichever is met first.
  const isOpposite = operator === '!=';
  const key = `derived ${isOpposite ? '==' : operator} ${keys.join(' ')} ${type ?? ''}`;
  const known = isSame ? builder.remembered.get(key) : undefined;
  if (known !== undefined) return isOpposite ? opposite(known) : known;
  const loops = isSame ? [...new Set([...loopsIn(left), ...loopsIn(right)])] : flow.loops;
  const origin = originOf(left, right);
  const made: Value =
    type === null || basicSort(builder, type)?.sort === 'bool'
      ? quantityValue(fresh(builder, { name, sort: 'bool', origin, span, loops }))
      : unknownValue(builder, {
          name,
          type,
          origin:
            origin === 'carried' || origin === 'received' || origin === 'stored'
              ? origin
              : 'computed',
          span,
          loops,
        });
  if (isSame) builder.remembered.set(key, isOpposite ? opposite(made) : made);
  return made;
}

const opposite = (value: Value): Value =>
  value.kind === 'quantity' ? { ...value, quantity: not(value.quantity) } : value;

/** What names a value that is the same one whenever it is met; null for all others. */
function keyOf(value: Value): string | null {
  switch (value.kind) {
    case 'quantity':
      return keyOfQuantity(value.quantity);
    case 'opaque':
      return value.id;
    case 'nil':
      return 'nil';
    case 'text':
      return JSON.stringify(value.bytes);
    case 'boxed': {
      const inner = keyOf(value.value);
      return inner === null ? null : `boxed ${value.type} ${inner}`;
    }
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'struct':
    case 'native':
    case 'closure':
    case 'elements':
    case 'known-function':
    case 'outside':
    case 'either':
    case 'mixed':
    case 'deferred':
      return null;
  }
}

function keyOfQuantity(quantity: Quantity): string {
  switch (quantity.kind) {
    case 'integer':
    case 'boolean':
      return String(quantity.value);
    case 'source':
      return `s${quantity.source.id}`;
    case 'iteration':
      return `t${quantity.loop}`;
    case 'unary':
      return `(${quantity.operator}${keyOfQuantity(quantity.operand)})`;
    case 'binary':
      return `(${keyOfQuantity(quantity.left)}${quantity.operator}${keyOfQuantity(quantity.right)})`;
    case 'conditional':
      return `(${keyOfQuantity(quantity.condition)}?${keyOfQuantity(quantity.then)}:${keyOfQuantity(quantity.otherwise)})`;
  }
}

function loopsIn(value: Value): readonly number[] {
  if (value.kind === 'quantity') return [...loopsOf(value.quantity)];
  if (value.kind === 'opaque') return value.loops;
  return value.kind === 'boxed' ? loopsIn(value.value) : [];
}

/** What depends on a carried value is carried, what depends on a received one is received. */
function originOf(left: Value, right: Value): Origin {
  const origins = new Set<Origin>();
  for (const value of [left, right]) {
    if (value.kind === 'opaque') origins.add(value.origin);
    if (value.kind !== 'quantity') continue;
    visitLeaves(value.quantity, (leaf) => {
      if (leaf.kind === 'iteration') origins.add('carried');
      if (leaf.kind === 'source') origins.add(leaf.source.origin);
    });
  }
  if (origins.has('carried')) return 'carried';
  if (origins.has('received')) return 'received';
  // What the text itself decides and is not followed is no choice of anybody outside.
  if (origins.has('stored') || origins.size === 0) return 'stored';
  // A value of the caller's, compared or computed with what the text says, is still the caller's to decide.
  const others = [...origins].filter((origin) => origin !== 'parameter' && origin !== 'length');
  return others.length === 0 && origins.size > 0 ? 'parameter' : 'computed';
}
