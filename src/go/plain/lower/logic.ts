import type { BinaryExpression } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import { local, not, typeOf, type Context } from './context.ts';
import { ready, type Late } from './late.ts';

/** `a && b`: an expression where b only reads our own locals, an `if` around what b does otherwise. */
export function lowerLogic(context: Context, expression: BinaryExpression): Late<PlainExpression> {
  const { fn } = context;
  const { span } = expression;
  const left = context.lower.expression(context, expression.left)();
  let right: PlainExpression | null = null;
  const work = fn.nested(() => {
    right = context.lower.expression(context, expression.right)();
  });
  const decides: PlainExpression = right!;
  const isAnd = expression.operator === '&&';
  if (work.length === 0) return ready({ kind: isAnd ? 'and' : 'or', left, right: decides });
  const result = fn.register(typeOf(context, expression), span);
  fn.assign(result, left, span);
  const then = fn.nested(() => {
    fn.append(work);
    fn.assign(result, decides, span);
  });
  const condition = isAnd ? local(result) : not(context, local(result));
  fn.emit({ kind: 'if', condition, then, otherwise: [] }, span);
  return ready(local(result));
}
