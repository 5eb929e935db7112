import type { GoExpression } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import { local, shapeOf, typeOf, unknownValue, type Context } from './context.ts';
import { ready, type Late } from './late.ts';

/** x.(T) */
export function lowerAssertion(
  context: Context,
  expression: GoExpression & { kind: 'assertion' },
): Late<PlainExpression> {
  const { span } = expression;
  const from = typeOf(context, expression.operand);
  const type = typeOf(context, expression.type);
  const operand = context.lower.expression(context, expression.operand)();
  if (shapeOf(context, from).kind === 'unknown' && shapeOf(context, type).kind === 'unknown')
    return ready(unknownValue(context, span));
  const value = context.fn.temporary(type, span);
  emitAssertion(context, { operand, from, type, value, ok: null }, expression);
  return ready(local(value));
}

export function emitAssertion(
  context: Context,
  parts: {
    readonly operand: PlainExpression;
    readonly from: TypeId;
    readonly type: TypeId;
    readonly value: number | null;
    readonly ok: number | null;
  },
  { span }: GoExpression,
): void {
  noteAsserted(context, parts.type);
  context.program.asserted.add(parts.type);
  context.fn.emit({ kind: 'assert', ...parts }, span);
}

/** The methods of an interface that a value is asked for have to be in its table. */
function noteAsserted(context: Context, type: TypeId): void {
  const shape = shapeOf(context, type);
  if (shape.kind === 'interface') for (const key of shape.methods) context.program.asked.add(key);
}
