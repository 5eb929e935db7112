import type { Span } from '../../base/span.ts';
import { readOf } from './build.ts';
import type { Expression, Variable } from './model.ts';
import type { Entity, Environment } from './scope.ts';

/** What a method was taken of, where a variable stands for it. */
export function boundReceiver(
  env: Environment,
  { bound }: Entity & { kind: 'function' },
  span: Span,
): Expression | null {
  if (bound === undefined) return null;
  return readOf(used(env, bound.receiver, bound.level), span);
}

/** A variable of a function around is captured. */
export function used(env: Environment, variable: Variable, level: number): Variable {
  if (level < env.level) {
    variable.isCaptured = true;
    env.checker.captured.add(variable);
    env.captured?.add(variable);
  }
  return variable;
}
