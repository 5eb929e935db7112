import type { PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import { comparison } from './binary.ts';
import type { Builtin } from './builtin-type.ts';
import { local, shapeOf, unknownValue, type Context } from './context.ts';
import { ready } from './late.ts';
import type { Typed } from './operand.ts';

type NumberBuiltin = 'complex' | 'real' | 'imag' | 'min' | 'max';

export function applyNumber(context: Context, builtin: Builtin, name: NumberBuiltin): Typed {
  const { operands, type, span } = builtin;
  const values = operands.map(({ value }) => value());
  const [first, second] = values;
  const typed = (value: PlainExpression): Typed => ({ value: ready(value), type });
  if (first === undefined) return typed(unknownValue(context, span, type));
  switch (name) {
    case 'complex':
      return typed({
        kind: 'complex',
        real: first,
        imaginary: second ?? unknownValue(context, span),
        type,
      });
    case 'real':
      return typed({ kind: 'real', operand: first, type });
    case 'imag':
      return typed({ kind: 'imaginary', operand: first, type });
    case 'min':
    case 'max':
      return typed(extreme(context, values, builtin, name));
  }
}

/** The first operand, unless a later one is beyond it. */
function extreme(
  context: Context,
  values: readonly PlainExpression[],
  { type, span }: Builtin,
  name: 'min' | 'max',
): PlainExpression {
  const { fn } = context;
  const [first, ...rest] = values.map((value) => fn.hold(value, type, span));
  if (rest.length === 0) return first!;
  const result = fn.register(type, span);
  fn.assign(result, first!, span);
  for (const value of rest) {
    const condition = isBeyond(context, name, type, value, local(result));
    const then = fn.nested(() => fn.assign(result, value, span));
    fn.emit({ kind: 'if', condition, then, otherwise: [] }, span);
  }
  return local(result);
}

function isBeyond(
  context: Context,
  name: 'min' | 'max',
  type: TypeId,
  value: PlainExpression,
  result: PlainExpression,
): PlainExpression {
  const compare = (operator: '<' | '>' | '==' | '!=', a: PlainExpression, b: PlainExpression) =>
    comparison(context, operator, [a, type], [b, type]);
  const either = (left: PlainExpression, right: PlainExpression): PlainExpression => ({
    kind: 'or',
    left,
    right,
  });
  const both = (left: PlainExpression, right: PlainExpression): PlainExpression => ({
    kind: 'and',
    left,
    right,
  });
  const beyond = compare(name === 'min' ? '<' : '>', value, result);
  if (shapeOf(context, type).kind !== 'float') return beyond;
  // What is no number stays; a zero with a sign is below one without, which only its inverse tells.
  const float = (number: number): PlainExpression => ({
    kind: 'constant',
    value: { kind: 'float', value: number },
    type,
  });
  const inverse = (of: PlainExpression): PlainExpression => ({
    kind: 'arithmetic',
    operator: '/',
    left: float(1),
    right: of,
    type,
  });
  const zeros = both(compare('==', value, float(0)), compare('==', result, float(0)));
  const signed = compare(name === 'min' ? '<' : '>', inverse(value), inverse(result));
  const isNumber = compare('==', result, result);
  const isNone = compare('!=', value, value);
  return both(isNumber, either(isNone, either(beyond, both(zeros, signed))));
}
