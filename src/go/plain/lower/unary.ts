import type { GoExpression, UnaryExpression } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import { addressOf, behind } from './access.ts';
import {
  local,
  shapeOf,
  typeOf,
  unknownValue,
  withoutParentheses,
  type Context,
} from './context.ts';
import { later, ready, type Late } from './late.ts';
import { ofValue, type Access } from './operand.ts';

export function lowerUnary(context: Context, expression: UnaryExpression): Late<PlainExpression> {
  const { operator, operand: inner } = expression;
  const type = typeOf(context, expression);
  switch (operator) {
    case '&':
      return lowerAddress(context, inner, type);
    case '<-':
      return ready(receiveNow(context, expression, type));
    case '+':
      return context.lower.expression(context, inner);
    case '-':
    case '^':
    case '!': {
      const operand = context.lower.expression(context, inner);
      return later(operand, (value) => ({ kind: 'unary', operator, operand: value, type }));
    }
  }
}

/** &x, or &T{...}: a new cell. */
function lowerAddress(
  context: Context,
  inner: GoExpression,
  pointer: number,
): Late<PlainExpression> {
  const { span } = inner;
  const operand = withoutParentheses(inner);
  const shape = shapeOf(context, pointer);
  const type = shape.kind === 'pointer' ? shape.element : typeOf(context, inner);
  if (operand.kind !== 'composite') {
    const access = context.lower.access(context, operand);
    return later(access, (found) => addressOf(context, found, type, span));
  }
  const literal = context.lower.composite(context, operand, type);
  return later(literal, (value) => {
    const target = context.fn.temporary(pointer, span);
    context.fn.emit({ kind: 'new', target, type, value }, span);
    return local(target);
  });
}

function receiveNow(
  context: Context,
  { operand, span }: UnaryExpression,
  type: number,
): PlainExpression {
  const channel = context.lower.expression(context, operand)();
  const value = context.fn.temporary(receivedType(context, operand, type), span);
  context.fn.emit({ kind: 'receive', channel, value, ok: null }, span);
  return local(value);
}

/** The element's type: where two values are used, the checker says a tuple. */
export function receivedType(context: Context, channel: GoExpression, otherwise: number): number {
  const shape = shapeOf(context, typeOf(context, channel));
  return shape.kind === 'channel' ? shape.element : otherwise;
}

/** *p */
export function lowerStar(
  context: Context,
  expression: GoExpression & { kind: 'star' },
): Late<Access> {
  const pointer = context.lower.expression(context, expression.operand);
  const isPointer = shapeOf(context, typeOf(context, expression.operand)).kind === 'pointer';
  return later(pointer, (value) =>
    isPointer
      ? behind(value)
      : ofValue(unknownValue(context, expression.span, typeOf(context, expression))),
  );
}
