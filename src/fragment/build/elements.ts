import type { GoExpression, GoType } from '../../go/syntax.ts';
import { binary } from '../../expression/fold.ts';
import { integer } from '../../expression/expression.ts';
import type { Quantity } from '../../model/quantity.ts';
import type { Value } from '../value.ts';
import { computed } from './computed.ts';
import { evaluate, type Here } from './context.ts';
import { lengthOf } from './length.ts';
import { toQuantity, underlying } from './sources.ts';
import { carries } from './variables.ts';

/** xs[i] */
export function indexed(here: Here, expression: GoExpression & { kind: 'index' }): Value {
  const operand = evaluate(here, expression.operand);
  // f[int] names an instance of a generic function.
  if (operand.kind === 'declared' || operand.kind === 'external' || operand.kind === 'type')
    return operand;
  const index = evaluate(here, expression.index);
  if (operand.kind === 'collection') {
    const at =
      index.kind === 'quantity' && index.quantity.kind === 'integer'
        ? Number(index.quantity.value)
        : null;
    const element = at === null ? undefined : operand.elements?.[at];
    if (element !== undefined) return element;
    if (carries(here, operand)) return { kind: 'mixed', carries: true };
    return computed(here, expression, operand.elementType);
  }
  return computed(
    here,
    expression,
    operand.kind === 'opaque' ? elementOf(here, operand.type) : null,
  );
}

function elementOf(here: Here, type: GoType | null): GoType | null {
  const under = type === null ? null : underlying(here.builder.index, type);
  if (under?.kind === 'slice' || under?.kind === 'array') return under.element;
  return under?.kind === 'map' ? under.value : null;
}

/** xs[a:b] has b - a elements. */
export function sliced(here: Here, expression: GoExpression & { kind: 'slice' }): Value {
  const { builder, flow } = here;
  const operand = evaluate(here, expression.operand);
  const number = (bound: GoExpression): Quantity =>
    toQuantity(builder, evaluate(here, bound), 'int', bound.span, flow.loops);
  const low = expression.low === null ? integer(0) : number(expression.low);
  const high =
    expression.high === null
      ? lengthOf(here, operand, expression.operand)
      : number(expression.high);
  if (expression.most !== null) evaluate(here, expression.most);
  if (carries(here, operand)) return { kind: 'mixed', carries: true };
  const elementType =
    operand.kind === 'collection'
      ? operand.elementType
      : elementOf(here, operand.kind === 'opaque' ? operand.type : null);
  return { kind: 'collection', elements: null, length: binary('-', high, low), elementType };
}
