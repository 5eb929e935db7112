import type { Expression as Syntax } from '../language/node.ts';
import { defaulted, converted } from './convert.ts';
import { TypeFault } from './fault.ts';
import type { Expression, Type } from './model.ts';
import { resolveType } from './resolve-type.ts';
import { declare, find, inner, newVariable, type Environment } from './scope.ts';
import { boolean, integer, permission, underlying } from './type.ts';
import { binaryOf, readOf, withinBounds } from './build.ts';
import { checkExpression } from './rules.ts';
import { isPlaceForm } from './roles.ts';
import { dereference, mapContent, shareIn } from './place.ts';

export function checkQuantifier(
  env: Environment,
  syntax: Syntax & { kind: 'quantifier' },
): Expression {
  const around = { ...inner(env), isGhost: true };
  const variables = syntax.variables.map(({ name, type, span }) =>
    declare(around, newVariable(name?.name ?? '_', resolveType(env, type), span)),
  );
  const triggers = syntax.triggers.map((terms) =>
    terms.map((one) => defaulted(triggerTerm(around, one))),
  );
  const body = converted(around, checkExpression(around, syntax.body, boolean), boolean);
  const { quantifier, span } = syntax;
  return { kind: 'quantifier', quantifier, variables, triggers, body, type: boolean, span };
}

/** `{ &s[i] }` in a trigger means the place itself. */
function triggerTerm(env: Environment, syntax: Syntax): Expression {
  if (syntax.kind === 'unary' && syntax.operator === '&') {
    const place = checkExpression(env, syntax.operand);
    return {
      kind: 'address',
      operand: place,
      type: { kind: 'pointer', element: place.type },
      span: syntax.span,
    };
  }
  return checkExpression(env, syntax);
}

export function checkOld(
  env: Environment,
  syntax: Syntax & { kind: 'old' },
  expected: Type | null,
): Expression {
  const operand = defaulted(checkExpression(env, syntax.operand, expected));
  return { kind: 'old', label: syntax.label, operand, type: operand.type, span: syntax.span };
}

/** `acc(x, p)`: of a predicate's instance, or of the memory that a pointer points to. */
export function checkAccess(env: Environment, syntax: Syntax & { kind: 'access' }): Expression {
  const { span } = syntax;
  const given = syntax.permission;
  const isWildcard =
    given?.kind === 'name' &&
    (given.name === '_' || (given.name === 'wildcard' && find(env.scope, 'wildcard') === null));
  const amount =
    syntax.permission === null || isWildcard
      ? null
      : converted(env, checkExpression(env, syntax.permission, permission), permission);
  const target = memoryTarget(env, syntax.operand);
  const held = isWildcard ? 'wildcard' : amount;
  const isAddress = syntax.operand.kind === 'unary' && syntax.operand.operator === '&';
  if (!isAddress && target.kind === 'variable') return elementsHeld(target, held, span);
  return {
    kind: 'access',
    target,
    permission: held,
    type: boolean,
    span,
  };
}

/** acc(s) of a slice: all its elements. */
function elementsHeld(
  slice: Expression,
  permission: Expression | 'wildcard' | null,
  span: Expression['span'],
): Expression {
  const under = underlying(slice.type);
  if (under.kind !== 'slice') throw new TypeFault('a slice is wanted here', span);
  const variable = newVariable('element', integer, span);
  const index = readOf(variable, span);
  const target: Expression = {
    ...{ kind: 'element', operand: slice, index, type: under.element, span },
  };
  const access: Expression = { kind: 'access', target, permission, type: boolean, span };
  const length: Expression = { kind: 'length', operand: slice, type: integer, span };
  const body = binaryOf('==>', withinBounds(index, length), access);
  const quantifier = 'forall' as const;
  return {
    ...{ kind: 'quantifier', quantifier, variables: [variable], triggers: [], body },
    ...{ type: boolean, span },
  };
}

function memoryTarget(env: Environment, syntax: Syntax): Expression {
  if (syntax.kind === 'unary' && syntax.operator === '&') {
    const place = checkExpression(env, syntax.operand);
    if (isPlaceForm(place)) shareIn(env, place);
    return place;
  }
  const operand = checkExpression(env, syntax);
  if (operand.kind === 'instance' || operand.kind === 'value-instance') return operand;
  const type = underlying(operand.type);
  if (type.kind === 'pointer') return dereference(operand, syntax.span);
  if (type.kind === 'map') return mapContent(operand);
  if (type.kind === 'slice') return operand;
  // acc(x.f) of what is no pointer can only mean the field itself.
  if (isPlaceForm(operand) && operand.kind !== 'variable') {
    shareIn(env, operand);
    return operand;
  }
  throw new TypeFault('acc takes a predicate instance, a pointer or a slice', syntax.span);
}

/** What fold, unfold and unfolding take: an instance, with all permission where none is said. */
export function accessTarget(env: Environment, syntax: Syntax): Expression {
  const e = checkExpression(env, syntax, boolean);
  const isInstance = (one: Expression): boolean =>
    one.kind === 'instance' || one.kind === 'value-instance';
  if (isInstance(e))
    return { kind: 'access', target: e, permission: null, type: boolean, span: e.span };
  if (e.kind === 'access' && isInstance(e.target)) return e;
  throw new TypeFault('a predicate instance is wanted here', syntax.span);
}
