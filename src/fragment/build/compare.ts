import type { Span } from '../../base/span.ts';
import { boolean, sortOf, type Origin, type Quantity, type Sort } from '../quantity.ts';
import { loopsOf, visitQuantity } from '../walk-quantity.ts';
import { binary, choose, not } from '../fold-quantity.ts';
import { quantityValue, type Value } from '../value.ts';
import { textAt, type Here } from './context.ts';
import { foldOperation, isArithmetic, isVirgoOperator, resultSort } from './constants.ts';
import { fresh, toQuantity } from './sources.ts';
import { isIdentity } from './variables.ts';
import { leavesItsType, wrappingOf } from './wrapping.ts';

/** left ⊕ right, once both are evaluated. */
export function operate(
  here: Here,
  operator: string,
  left: Value,
  right: Value,
  span: Span,
): Value {
  const { builder, flow } = here;
  if (operator === '==' || operator === '!=')
    return quantityValue(compareEqual(here, operator, left, right, span));
  const ordered = ['<', '<=', '>', '>='].includes(operator);
  const numeric = (value: Value): boolean =>
    value.kind === 'quantity' || isKnownNumber(here, value);
  if (
    !isVirgoOperator(operator) ||
    !(numeric(left) || numeric(right)) ||
    isText(left) ||
    isText(right)
  )
    return derived(here, operator, left, right, ordered ? 'bool' : null, span);
  const a = toQuantity(builder, left, 'int', span, flow.loops);
  const b = toQuantity(builder, right, 'int', span, flow.loops);
  const wraps = wrappingOf(left, right);
  if (leavesItsType(operator, a, b, wraps)) {
    const value = derived(here, operator, left, right, 'int', span, wraps.belowZero);
    return value.kind === 'quantity' ? { ...value, wraps } : value;
  }
  // A product or quotient of unknown numbers is kept; the solver may still know what to do with it.
  return { kind: 'quantity', quantity: binary(operator, a, b), wraps };
}

const isText = (value: Value): boolean => value.kind === 'text';

function isKnownNumber(here: Here, value: Value): boolean {
  return value.kind === 'opaque' && here.builder.remembered.has(`as int ${value.id}`);
}

function compareEqual(
  here: Here,
  operator: '==' | '!=',
  left: Value,
  right: Value,
  span: Span,
): Quantity {
  const { builder, flow } = here;
  if (left.kind === 'either')
    return choose(
      textAt(builder, span),
      left.condition,
      compareEqual(here, operator, left.then, right, span),
      compareEqual(here, operator, left.otherwise, right, span),
    );
  if (right.kind === 'either') return compareEqual(here, operator, right, left, span);
  const decided = decideEqual(left, right);
  if (decided !== null) return boolean(operator === '==' ? decided : !decided);
  const sort: Sort | null =
    left.kind === 'quantity'
      ? sortOf(left.quantity)
      : right.kind === 'quantity'
        ? sortOf(right.quantity)
        : null;
  const opaque =
    left.kind === 'opaque' ||
    right.kind === 'opaque' ||
    (left.kind === 'quantity' && right.kind === 'quantity');
  if (sort !== null && opaque) {
    const a = toQuantity(builder, left, sort, span, flow.loops);
    const b = toQuantity(builder, right, sort, span, flow.loops);
    return binary(operator, a, b);
  }
  const value = derived(here, operator, left, right, 'bool', span);
  return value.kind === 'quantity' ? value.quantity : boolean(false);
}

function decideEqual(left: Value, right: Value): boolean | null {
  if (left.kind === 'nil' && right.kind === 'nil') return true;
  if (left.kind === 'nil' && isIdentity(right)) return false;
  if (right.kind === 'nil' && isIdentity(left)) return false;
  if (
    (left.kind === 'nil' && right.kind === 'text') ||
    (left.kind === 'text' && right.kind === 'nil')
  )
    return false;
  return left.kind === 'text' && right.kind === 'text' ? left.text === right.text : null;
}

/**
 * A result that VirGo cannot compute becomes a value of its own; the same operation on the same
 * things gives the same one, since what they stand for does not change.
 */
function derived(
  here: Here,
  operator: string,
  left: Value,
  right: Value,
  sort: Sort | null,
  span: Span,
  nonNegative = false,
): Value {
  const { builder, flow } = here;
  if (left.kind === 'quantity' && right.kind === 'quantity') {
    const folded = foldOperation(operator, left.quantity, right.quantity);
    const isOutside = nonNegative && folded?.kind === 'integer' && folded.value < 0n;
    if (folded !== null && !isOutside) return quantityValue(folded);
  }
  const keys = [keyOf(left), keyOf(right)];
  const loops = [...new Set([...loopsOfValue(left), ...loopsOfValue(right)])];
  const isSame = keys.every((key) => key !== null);
  const base = operator === '!=' ? '==' : operator;
  const key = `derived ${base} ${keys.join(' ')}`;
  const known = isSame ? builder.remembered.get(key) : undefined;
  if (known !== undefined)
    return operator === '!=' && known.kind === 'quantity'
      ? quantityValue(not(known.quantity))
      : known;
  const wanted = sort ?? (left.kind === 'quantity' ? resultSort(operator, left.quantity) : null);
  const where = isSame ? loops : flow.loops;
  if (wanted === null && !isArithmetic(operator)) return { kind: 'mixed', carries: false };
  const made = quantityValue(
    fresh(builder, {
      name: textAt(builder, span),
      sort: wanted ?? 'int',
      origin: originOf(left, right),
      nonNegative,
      span,
      loops: where,
    }),
  );
  if (isSame && made.kind === 'quantity')
    builder.remembered.set(key, operator === '!=' ? quantityValue(not(made.quantity)) : made);
  return made;
}

/** What depends on a carried value is carried, what depends on a received one is received. */
function originOf(left: Value, right: Value): Origin {
  const origins = new Set<Origin>();
  for (const value of [left, right]) {
    if (value.kind === 'opaque') origins.add(value.origin);
    if (value.kind !== 'quantity') continue;
    visitQuantity(value.quantity, (leaf) => {
      if (leaf.kind === 'turn') origins.add('carried');
      if (leaf.kind === 'source') origins.add(leaf.source.origin);
    });
  }
  if (origins.has('carried')) return 'carried';
  return origins.has('received') ? 'received' : 'computed';
}

/** Null for what may be another thing next time. */
export function keyOf(value: Value): string | null {
  switch (value.kind) {
    case 'opaque':
      return `o${value.id}`;
    case 'text':
      return `t${value.text}`;
    case 'nil':
      return 'nil';
    case 'quantity':
      return keyOfQuantity(value.quantity);
    case 'primitive':
      return `p${value.primitive.id}`;
    case 'object':
      return `O${value.object.id}`;
    default:
      return null;
  }
}

export function keyOfQuantity(value: Quantity): string {
  switch (value.kind) {
    case 'integer':
    case 'boolean':
      return String(value.value);
    case 'source':
      return `s${value.source.id}`;
    case 'turn':
      return `i${value.loop}`;
    case 'unary':
      return `${value.operator}(${keyOfQuantity(value.operand)})`;
    case 'binary':
      return `(${keyOfQuantity(value.left)}${value.operator}${keyOfQuantity(value.right)})`;
    case 'choose':
      return `(${[value.condition, value.then, value.otherwise].map(keyOfQuantity).join('?')})`;
  }
}

export function loopsOfValue(value: Value): readonly number[] {
  if (value.kind === 'opaque') return value.loops;
  return value.kind === 'quantity' ? [...loopsOf(value.quantity)] : [];
}
