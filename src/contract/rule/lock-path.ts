import type { Span } from '../../base/span.ts';
import { readOf } from '../check/build.ts';
import type { Expression, FunctionInfo } from '../check/model.ts';
import { dereference } from '../check/place.ts';
import type { Term } from '../state/term.ts';
import type { Context } from './context.ts';
import type { LockPath } from './locks-taken.ts';
import { addressOf } from './place.ts';
import { evaluate } from './rules.ts';

/** Where a lock or waitgroup is that the function reaches from a parameter, with parameters bound. */
export function lockOf(
  inside: Context,
  target: FunctionInfo,
  { parameter, fields }: LockPath,
  span: Span,
): Term {
  const pointer = readOf(target.parameters[parameter]!, span);
  if (fields.length === 0) return evaluate(inside, pointer);
  const place = fields.reduce<Expression>(
    (operand, one) => ({ ...one, operand }),
    dereference(pointer, span),
  );
  return addressOf(inside, place);
}
