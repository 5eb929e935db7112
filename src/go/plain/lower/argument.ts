import type { Span } from '../../../base/span.ts';
import type { CallExpression } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import { local, shapeOf, typeOf, withoutParentheses, type Context } from './context.ts';
import { assignable, assigned } from './convert.ts';
import { all, type Late } from './late.ts';
import type { FunctionTypes } from './method.ts';
import type { Typed } from './operand.ts';

/** What is between the parentheses: the results of one call may be several arguments. */
export function operandsOf(context: Context, call: CallExpression): readonly Typed[] {
  const [only] = call.arguments;
  if (call.arguments.length === 1 && only !== undefined) {
    const inner = withoutParentheses(only);
    const isTuple = context.info.types.get(only)?.type.kind === 'tuple';
    if (inner.kind === 'call' && isTuple) return context.lower.call(context, inner);
  }
  return call.arguments.map((argument) => ({
    value: context.lower.expression(context, argument),
    type: typeOf(context, argument),
  }));
}

/** One argument for each parameter. */
export function argumentsFor(
  context: Context,
  call: CallExpression,
  { parameters, variadic }: FunctionTypes,
): Late<readonly PlainExpression[]> {
  const operands = operandsOf(context, call);
  const spreads = call.spread !== null;
  if (!variadic || spreads)
    return all(
      operands.map((operand, index) =>
        assignable(context, operand, parameters[index] ?? operand.type),
      ),
    );
  const fixed = parameters.length - 1;
  const list = parameters[fixed]!;
  const first = operands
    .slice(0, fixed)
    .map((operand, index) => assignable(context, operand, parameters[index]!));
  const rest = operands.slice(fixed);
  return () => [...first.map((value) => value()), packed(context, rest, list, call.span)];
}

/** f(a, b, c) where f takes ...T */
function packed(
  context: Context,
  operands: readonly Typed[],
  type: TypeId,
  span: Span,
): PlainExpression {
  if (operands.length === 0) return { kind: 'zero', type };
  const shape = shapeOf(context, type);
  const element = shape.kind === 'slice' ? shape.element : context.program.types.unknown;
  const elements = operands.map(({ value, type: from }, index) => ({
    index,
    value: assigned(context, value(), from, element),
  }));
  const target = context.fn.temporary(type, span);
  context.fn.emit({ kind: 'slice-literal', target, type, length: elements.length, elements }, span);
  return local(target);
}
