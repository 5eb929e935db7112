import type { Expression as Syntax } from '../language/node.ts';
import { converted, defaulted } from './convert.ts';
import { TypeFault } from './fault.ts';
import type { Expression, Type } from './model.ts';
import { resolveType } from './resolve-type.ts';
import { checkExpression } from './rules.ts';
import { find, type Environment } from './scope.ts';
import { underlying } from './type.ts';

/** some(x) */
export function someCall(
  env: Environment,
  argument: Syntax,
  expected: Type | null,
  span: Syntax['span'],
): Expression {
  const wanted = expected === null ? null : underlying(expected);
  const element = wanted?.kind === 'option' ? wanted.element : null;
  const given = checkExpression(env, argument, element);
  const value = element === null ? defaulted(given) : converted(env, given, element);
  return { kind: 'option', value, type: { kind: 'option', element: value.type }, span };
}

/** get(o), which asks for a value that is there. */
export function getCall(env: Environment, argument: Syntax, span: Syntax['span']): Expression {
  const operand = checkExpression(env, argument);
  const type = underlying(operand.type);
  if (type.kind !== 'option') throw new TypeFault('get is asked of an option', span);
  return { kind: 'content', operand, type: type.element, span };
}

/** none[T]; null where `none` is something else. */
export function noneExpression(
  env: Environment,
  syntax: Syntax & { readonly kind: 'index' },
): Expression | null {
  const { operand, indices, span } = syntax;
  const [element] = indices;
  const isNone = operand.kind === 'name' && operand.name === 'none' && indices.length === 1;
  if (!isNone || element === undefined || find(env.scope, 'none') !== null) return null;
  const type: Type = { kind: 'option', element: resolveType(env, element) };
  return { kind: 'option', value: null, type, span };
}
