import type { GoExpression } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import { addressOf } from './access.ts';
import { shapeOf, typeOf, unknownValue, type Context } from './context.ts';
import { later, ready, type Late } from './late.ts';

type SliceExpression = GoExpression & { readonly kind: 'slice' };
type Sliced = (PlainExpression & { readonly kind: 'slice' })['of'];

/** s[low:high:max]; what it shares is decided here, in the order of calls. */
export function lowerSlice(context: Context, expression: SliceExpression): Late<PlainExpression> {
  const { operand, span } = expression;
  const type = typeOf(context, expression);
  const holder = typeOf(context, operand);
  const found = sliced(context, operand, holder);
  const bounds = [expression.low, expression.high, expression.most].map((bound) =>
    bound === null ? null : context.lower.expression(context, bound),
  );
  const value = found.value();
  const [low = null, high = null, max = null] = bounds.map((bound) => bound?.() ?? null);
  if (found.of === null) return ready(unknownValue(context, span, type));
  return ready({ kind: 'slice', of: found.of, operand: value, low, high, max, type });
}

function sliced(
  context: Context,
  operand: GoExpression,
  holder: number,
): { readonly of: Sliced | null; readonly value: Late<PlainExpression> } {
  const shape = shapeOf(context, holder);
  if (shape.kind === 'array') {
    const access = context.lower.access(context, operand);
    const value = later(access, (found) => addressOf(context, found, holder, operand.span));
    return { of: 'array-pointer', value };
  }
  const value = context.lower.expression(context, operand);
  if (shape.kind === 'slice' || shape.kind === 'string') return { of: shape.kind, value };
  if (shape.kind === 'pointer') return { of: 'array-pointer', value };
  return { of: null, value };
}
