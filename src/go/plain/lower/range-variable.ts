import type { GoStatement } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import type { Context } from './context.ts';
import { assigned } from './convert.ts';
import { declareLocal, isBlank, lowerDefined, lowerTarget, write, writeLocal } from './target.ts';

type RangeStatement = GoStatement & { readonly kind: 'range' };

/** Before Go 1.22 all iterations have the same variables. */
export function declareSharedVariables(context: Context, statement: RangeStatement): void {
  if (!sharesVariables(context, statement)) return;
  for (const name of [statement.key, statement.value]) {
    const object = name?.kind === 'name' ? context.info.definitions.get(name) : undefined;
    if (object?.kind === 'variable' && name !== null && !isBlank(name))
      declareLocal(context, object, name.span);
  }
}

const sharesVariables = (context: Context, { defines }: RangeStatement): boolean =>
  defines && context.options.loopVariables(context.file) === 'shared';

/** Gives the iteration's variable its value, or assigns to what stands there. */
export function setVariable(
  context: Context,
  statement: RangeStatement,
  part: 'key' | 'value',
  value: PlainExpression,
  from: TypeId,
): void {
  const expression = statement[part];
  if (expression === null || isBlank(expression)) return;
  const { span } = expression;
  if (sharesVariables(context, statement) && expression.kind === 'name') {
    const object = context.info.definitions.get(expression);
    const id = object === undefined ? null : context.fn.find(object);
    if (id !== null) return writeLocal(context, id, value, span);
  }
  const { target, type } = statement.defines
    ? lowerDefined(context, expression)
    : lowerTarget(context, expression);
  write(context, target(), assigned(context, value, from, type ?? from), span);
}
