import { binary, conditional, not } from '../../expression/fold.ts';
import { boolean } from '../../expression/expression.ts';
import { compareValues } from '../../expression/operators.ts';
import { sameCompared, type Compared, type Comparison } from '../comparison.ts';
import type { Quantity } from '../quantity.ts';
import type { ComparisonOperator } from '../../go/plain/expression.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import { shapeOf, type Here } from './context.ts';
import { derived, keyOf, loopsOfBoth, originOf, type Named } from './derived.ts';
import { basicSort, fresh, restingIn, toQuantity } from './unknown.ts';
import { sameSpot } from './same-value.ts';
import { quantityValue, type Value } from './value.ts';

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
  return unknownComparison(here, operator, left, right, operandType, boolType, named);
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

/** What Go's operator says, as one of the relations: its sides exchanged, its opposite, both or neither. */
interface Shape {
  readonly relation: Comparison['relation'];
  readonly isTurned: boolean;
  readonly isOpposite: boolean;
}

/** Where one of two is always below, above or equal to the other one. */
const total: Readonly<Record<ComparisonOperator, Shape>> = {
  '==': { relation: '==', isTurned: false, isOpposite: false },
  '!=': { relation: '==', isTurned: false, isOpposite: true },
  '<': { relation: '<', isTurned: false, isOpposite: false },
  '>': { relation: '<', isTurned: true, isOpposite: false },
  '<=': { relation: '<', isTurned: true, isOpposite: true },
  '>=': { relation: '<', isTurned: false, isOpposite: true },
};

/** NaN is neither below nor above anything. */
const partial: typeof total = {
  ...total,
  '<=': { relation: '<=', isTurned: false, isOpposite: false },
  '>=': { relation: '<=', isTurned: true, isOpposite: false },
};

/**
 * A comparison that the model cannot decide is a value of its own, which says what it is about: the same one of the same
 * things is the same value, however it is written.
 */
function unknownComparison(
  here: Here,
  operator: ComparisonOperator,
  left: Value,
  right: Value,
  operandType: TypeId,
  boolType: TypeId | null,
  named: Named,
): Value {
  const order = orderOf(here, operandType);
  const shape = order === 'text' ? total[operator] : partial[operator];
  const keys = [keyOf(left), keyOf(right)] as const;
  if (keys[0] === null || keys[1] === null)
    return derived(here, operator, left, right, boolType, named);
  const { relation, isOpposite } = shape;
  const isTurned = relation === '==' ? keys[0] > keys[1] : shape.isTurned;
  const [first, second] = isTurned ? [right, left] : [left, right];
  const key = `${relation} ${keyOf(first)} ${keyOf(second)}`;
  const { remembered } = here.builder;
  const known = remembered.get(key);
  if (known?.kind === 'quantity')
    return quantityValue(isOpposite ? not(known.quantity) : known.quantity);
  const about = aboutOf({ order, relation, isOpposite }, comparedOf(first), comparedOf(second));
  const quantity = fresh(here.builder, {
    name: nameOf(operator, left, right) ?? named.name,
    span: named.span,
    sort: 'bool',
    origin: originOf(left, right),
    loops: loopsOfBoth(left, right),
    resting: restingIn(left, right),
    ...(about === undefined ? {} : { about }),
  });
  remembered.set(key, quantityValue(isOpposite ? not(quantity) : quantity));
  return quantityValue(quantity);
}

function orderOf(here: Here, type: TypeId): Comparison['order'] {
  const { kind } = shapeOf(here.builder, type);
  return kind === 'string' ? 'text' : kind === 'float' ? 'float' : 'none';
}

/** Where equality says little, since a part of it could be NaN, a thing need not even be equal to itself. */
function aboutOf(
  { order, relation, isOpposite }: Pick<Comparison, 'order' | 'relation' | 'isOpposite'>,
  left: Compared | null,
  right: Compared | null,
): Comparison | undefined {
  if (left === null || right === null) return undefined;
  if (order === 'none' && (relation !== '==' || sameCompared(left, right))) return undefined;
  return { kind: 'comparison', relation, left, right, order, isOpposite };
}

function comparedOf(value: Value): Compared | null {
  const key = keyOf(value);
  if (key === null) return null;
  if (value.kind === 'text') return { kind: 'text', bytes: value.bytes };
  if (key === 'nil') return { kind: 'nil' };
  if (value.kind === 'opaque' && value.constant?.kind === 'float')
    return { kind: 'number', value: value.constant.value };
  if (value.kind === 'boxed' && value.value.kind === 'opaque' && value.value.isUnique === true)
    return { kind: 'object', key };
  const isThere = value.kind === 'pointer' || value.kind === 'boxed';
  return { kind: 'thing', key, isNil: isThere ? 'never' : 'perhaps' };
}

/** By what the sides are, where the text calls them by variables that hold something else by now; null where nothing tells. */
function nameOf(operator: ComparisonOperator, left: Value, right: Value): string | null {
  const [first, second] = [called(left), called(right)];
  return first === null || second === null ? null : `${first} ${operator} ${second}`;
}

function called(value: Value): string | null {
  if (keyOf(value) === 'nil') return 'nil';
  if (value.kind === 'text') return isPlain(value.bytes) ? JSON.stringify(value.bytes) : null;
  if (value.kind !== 'opaque') return null;
  if (value.constant !== undefined)
    return value.constant.kind === 'float' ? String(value.constant.value) : null;
  return value.origin === 'parameter' ? value.name : null;
}

const isPlain = (bytes: string): boolean => /^[\x20-\x7e]*$/.test(bytes);
