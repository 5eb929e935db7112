import type { GoStatement } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import { not, type Context } from './context.ts';

export function lowerIf(context: Context, statement: GoStatement & { readonly kind: 'if' }): void {
  const { fn } = context;
  const { initializer, condition, otherwise } = statement;
  if (initializer !== null) context.lower.statement(context, initializer);
  const value = context.lower.expression(context, condition)();
  const then = fn.nested(() => context.lower.block(context, statement.then));
  const other = fn.nested(() => {
    if (otherwise !== null) context.lower.statement(context, otherwise);
  });
  // What decides is what a person looks for; the branches have places of their own.
  fn.emit({ kind: 'if', condition: value, then, otherwise: other }, condition.span);
}

/** Goes on only if the condition holds. */
export function breakUnless(
  context: Context,
  condition: PlainExpression,
  label: number,
  span: GoStatement['span'],
): void {
  const { fn } = context;
  const then = fn.nested(() => fn.emit({ kind: 'break', label }, span));
  fn.emit({ kind: 'if', condition: negated(context, condition), then, otherwise: [] }, span);
}

function negated(context: Context, condition: PlainExpression): PlainExpression {
  return condition.kind === 'unary' && condition.operator === '!'
    ? condition.operand
    : not(context, condition);
}
