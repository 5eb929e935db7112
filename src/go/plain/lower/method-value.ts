import type { SelectorExpression } from '../../syntax/node.ts';
import type { Selection } from '../../types/info.ts';
import type { PlainExpression } from '../expression.ts';
import { internType, typeOf, unknownValue, type Context } from './context.ts';
import type { Late } from './late.ts';
import { boundMethod, methodFunction } from './method.ts';
import { findMethod } from './method-lookup.ts';
import { keyOfMethod } from './type-table.ts';

/** x.M, not called: the receiver is evaluated now. */
export function methodValue(
  context: Context,
  selector: SelectorExpression,
  { object }: Selection,
): Late<PlainExpression> {
  const operand = context.lower.access(context, selector.operand);
  const receiver = typeOf(context, selector.operand);
  const type = typeOf(context, selector);
  return () => {
    const access = operand();
    const found =
      object?.kind === 'function'
        ? findMethod(context.program.types, receiver, keyOfMethod(object))
        : null;
    const bound =
      found === null
        ? null
        : boundMethod(context, found, { access, type: receiver }, type, selector.span);
    return bound ?? unknownValue(context, selector.span, type);
  };
}

/** T.M: a function whose first parameter is the receiver. */
export function methodExpression(
  context: Context,
  selector: SelectorExpression,
  { object, receiver }: Selection,
): PlainExpression {
  const type = typeOf(context, selector);
  const id =
    object?.kind === 'function'
      ? methodFunction(context, internType(context, receiver), keyOfMethod(object))
      : null;
  return id === null
    ? unknownValue(context, selector.span, type)
    : { kind: 'closure', function: id, captures: [], type };
}
