import type { Span } from '../../base/span.ts';
import { boolean } from '../../expression/expression.ts';
import { sortOf, type Quantity } from '../../model/quantity.ts';
import type { Sort } from '../../expression/sort.ts';
import { binary, conditional } from '../../expression/fold.ts';
import { quantityValue, type Value } from '../value.ts';
import { textAt, type Here } from './context.ts';
import { isVirgoOperator } from './constants.ts';
import { toQuantity } from './sources.ts';
import { isIdentity } from './variables.ts';
import { leavesItsType, wrappingOf } from './wrapping.ts';
import { derived } from './derived.ts';

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
    return conditional(
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
