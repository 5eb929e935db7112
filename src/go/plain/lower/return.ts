import type { Span } from '../../../base/span.ts';
import type { GoExpression, GoStatement } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { LocalId } from '../ids.ts';
import { typeOf, withoutParentheses, type Context } from './context.ts';
import { assignable } from './convert.ts';
import { frozenValue, writeLocal } from './target.ts';
import type { Typed } from './operand.ts';

/** All values first: a result may be read by another one. */
export function lowerReturn(
  context: Context,
  { values, span }: GoStatement & { readonly kind: 'return' },
): void {
  const { fn, returning } = context;
  if (values.length > 0) {
    const results = returning.resultVariables.map((variable) => fn.find(variable)!);
    const given = returned(context, values, results.length);
    const changing = new Set<LocalId>(results.length > 1 ? results : []);
    const ready = given.map((one, index) => {
      const result = results[index];
      const type = result === undefined ? one.type : fn.local(result).type;
      return frozenValue(context, assignable(context, one, type)(), changing, span);
    });
    ready.forEach((value, index) => {
      if (!isItself(context, values[index], values.length, index))
        setResult(context, results[index], value, span);
    });
  }
  leaveFunction(context, span);
}

/** `return x, nil` of the result x: Go writes nothing there, and so takes part in no race. */
function isItself(
  { info, returning }: Context,
  value: GoExpression | undefined,
  count: number,
  index: number,
): boolean {
  if (value === undefined || count !== returning.resultVariables.length) return false;
  const inner = withoutParentheses(value);
  return inner.kind === 'name' && info.uses.get(inner) === returning.resultVariables[index];
}

function returned(
  context: Context,
  values: (GoStatement & { readonly kind: 'return' })['values'],
  wanted: number,
): readonly Typed[] {
  const [only] = values;
  if (values.length === 1 && only !== undefined && wanted > 1) {
    const inner = withoutParentheses(only);
    if (inner.kind === 'call') return context.lower.call(context, inner, wanted);
  }
  return values.map((value) => ({
    value: context.lower.expression(context, value),
    type: typeOf(context, value),
  }));
}

function setResult(
  context: Context,
  result: LocalId | undefined,
  value: PlainExpression,
  span: Span,
): void {
  if (result === undefined) return;
  writeLocal(context, result, value, span);
}

/** Out of the bodies that functions range over, too. */
function leaveFunction(context: Context, span: Span): void {
  const boundary = context.jumps.findLast((frame) => frame.kind === 'boundary');
  if (boundary === undefined) context.fn.emit({ kind: 'return' }, span);
  else boundary.exit(context, (outer) => leaveFunction(outer, span));
}
