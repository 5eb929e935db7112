import { unreachable } from '../../base/unreachable.ts';
import type { Expression as Syntax } from '../language/node.ts';
import { constantOf, constantExpression } from './constant.ts';
import { converted, defaulted, isInteger } from './convert.ts';
import { TypeFault } from './fault.ts';
import type { Expression, Operator, Type } from './model.ts';
import { mapContent } from './place.ts';
import type { Environment } from './scope.ts';
import { boolean, integer, isIdentical, permission, underlying } from './type.ts';
import { checkExpression } from './rules.ts';

type Binary = Syntax & { readonly kind: 'binary' };

export function checkBinary(env: Environment, syntax: Binary, expected: Type | null): Expression {
  const { operator, span } = syntax;
  const isPermission = expected?.kind === 'permission';
  const constant = isPermission ? null : constantOf(env, syntax);
  if (constant !== null)
    return constantExpression(
      constant,
      typeof constant === 'bigint' ? { kind: 'untyped' } : boolean,
      span,
    );
  switch (operator) {
    case '&&':
    case '||':
    case '==>':
    case '<==>': {
      const left = converted(env, checkExpression(env, syntax.left, boolean), boolean);
      const right = converted(env, checkExpression(env, syntax.right, boolean), boolean);
      return { kind: 'binary', operator, left, right, type: boolean, span };
    }
    case '==':
    case '!=':
      return equality(env, syntax, operator);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return comparison(env, syntax, operator);
    case 'in':
    case '#':
      return membership(env, syntax, operator);
    case '++':
    case 'union':
    case 'intersection':
    case 'setminus':
    case 'subset':
      return collection(env, syntax, operator, expected);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
    case '&':
    case '|':
    case '^':
    case '&^':
    case '<<':
    case '>>':
      return arithmetic(env, syntax, operator, expected);
    default:
      return unreachable(operator);
  }
}

function isPermission(e: Expression): boolean {
  return underlying(e.type).kind === 'permission';
}

/** Beside a permission `1/2` is one, too, and no quotient of integers. */
function bothPermissions(env: Environment, syntax: Binary, left: Expression, right: Expression) {
  const side = (of: Syntax, found: Expression): Expression =>
    isPermission(found) ? found : converted(env, checkExpression(env, of, permission), permission);
  return { left: side(syntax.left, left), right: side(syntax.right, right) };
}

function equality(env: Environment, syntax: Binary, operator: '==' | '!='): Expression {
  let left = checkExpression(env, syntax.left);
  let right = checkExpression(env, syntax.right, left.type.kind === 'untyped' ? null : left.type);
  if (isPermission(left) || isPermission(right)) {
    const sides = bothPermissions(env, syntax, left, right);
    return { kind: 'binary', operator, ...sides, type: boolean, span: syntax.span };
  }
  const vague = (one: Expression): boolean =>
    one.type.kind === 'untyped' || one.type.kind === 'nil';
  if (vague(left) && !vague(right)) left = converted(env, left, right.type);
  else if (!isIdentical(left.type, right.type)) {
    const isLeftInterface = underlying(left.type).kind === 'interface';
    const isRightInterface = underlying(right.type).kind === 'interface';
    if (isRightInterface && !isLeftInterface) left = converted(env, left, right.type);
    else right = converted(env, right, left.type);
  }
  const kind = underlying(left.type).kind;
  const isLoose = env.isGhost || !['slice', 'map', 'function'].includes(kind);
  const isNil = left.kind === 'zero' || right.kind === 'zero';
  if (!isLoose && !isNil) throw new TypeFault(`${kind} can only be compared to nil`, syntax.span);
  return { kind: 'binary', operator, left, right, type: boolean, span: syntax.span };
}

type Order = '<' | '<=' | '>' | '>=';

/** `0 <= i < n` means both. */
function comparison(env: Environment, syntax: Binary, operator: Order): Expression {
  const { span } = syntax;
  const isUp = operator === '<' || operator === '<=';
  const chain = syntax.left;
  if (isUp && chain.kind === 'binary' && (chain.operator === '<' || chain.operator === '<=')) {
    const left = checkBinary(env, chain, null);
    const right = comparison(env, { ...syntax, left: chain.right }, operator);
    return { kind: 'binary', operator: '&&', left, right, type: boolean, span };
  }
  const left = checkExpression(env, syntax.left);
  const right = checkExpression(env, syntax.right);
  if (isPermission(left) || isPermission(right)) {
    const sides = bothPermissions(env, syntax, left, right);
    return { kind: 'binary', operator, ...sides, type: boolean, span };
  }
  if (underlying(left.type).kind === 'string')
    return {
      ...{ kind: 'binary', operator, left, right: converted(env, right, left.type) },
      ...{ type: boolean, span },
    };
  if (!isInteger(left.type) || !isInteger(right.type))
    throw new TypeFault(`operator ${operator} compares integers here`, span);
  return {
    kind: 'binary',
    operator,
    left: defaulted(left),
    right: defaulted(right),
    type: boolean,
    span,
  };
}

/** How often something is in a sequence is asked of the multiset of its elements. */
function countable(e: Expression, operator: 'in' | '#'): Expression {
  const type = underlying(e.type);
  if (operator === 'in' || type.kind !== 'sequence') return e;
  const bag: Type = { kind: 'multiset', element: type.element };
  return { kind: 'collected', operand: e, type: bag, span: e.span };
}

function membership(env: Environment, syntax: Binary, operator: 'in' | '#'): Expression {
  const { span } = syntax;
  const right = countable(mapContent(checkExpression(env, syntax.right)), operator);
  const type = underlying(right.type);
  if (type.kind === 'dict' && operator === 'in') {
    const left = converted(env, checkExpression(env, syntax.left, type.key), type.key);
    return { kind: 'binary', operator, left, right, type: boolean, span };
  }
  if (type.kind !== 'sequence' && type.kind !== 'set' && type.kind !== 'multiset')
    throw new TypeFault(`${operator} asks a sequence, set or multiset`, span);
  const left = converted(env, checkExpression(env, syntax.left, type.element), type.element);
  return {
    kind: 'binary',
    operator,
    left,
    right,
    type: operator === 'in' ? boolean : integer,
    span,
  };
}

function collection(
  env: Environment,
  syntax: Binary,
  operator: Operator,
  expected: Type | null,
): Expression {
  const { span } = syntax;
  const left = checkExpression(env, syntax.left, expected);
  const right = converted(env, checkExpression(env, syntax.right, left.type), left.type);
  const kinds = operator === '++' ? ['sequence'] : ['set', 'multiset'];
  if (!kinds.includes(underlying(left.type).kind))
    throw new TypeFault(`operator ${operator} not defined here`, span);
  return {
    kind: 'binary',
    operator,
    left,
    right,
    type: operator === 'subset' ? boolean : left.type,
    span,
  };
}

function arithmetic(
  env: Environment,
  syntax: Binary,
  operator: Operator,
  expected: Type | null,
): Expression {
  const { span } = syntax;
  if (expected?.kind === 'permission' && operator === '/') return fraction(env, syntax);
  const left = checkExpression(env, syntax.left, expected);
  const right = checkExpression(env, syntax.right, expected);
  if (isPermission(left) || isPermission(right) || expected?.kind === 'permission') {
    if (operator === '/') return fraction(env, syntax);
    if (!['+', '-', '*'].includes(operator))
      throw new TypeFault('permissions are added and scaled', span);
    const sides = bothPermissions(env, syntax, left, right);
    return { kind: 'binary', operator, ...sides, type: permission, span };
  }
  if (underlying(left.type).kind === 'string' && operator === '+')
    return {
      kind: 'binary',
      operator,
      left,
      right: converted(env, right, left.type),
      type: left.type,
      span,
    };
  if (!isInteger(left.type) || !isInteger(right.type))
    throw new TypeFault(`operator ${operator} is not defined on these`, span);
  const isShift = operator === '<<' || operator === '>>';
  const type = left.type.kind === 'untyped' && !isShift ? right.type : left.type;
  if (left.type.kind !== 'untyped' && right.type.kind !== 'untyped' && !isShift && !env.isGhost)
    converted(env, right, left.type);
  return { kind: 'binary', operator, left, right, isChecked: isRun(env), type, span };
}

/** The program computes it, not a contract. */
export function isRun(env: Environment): boolean {
  return !env.isGhost || env.isPureBody === true;
}

function fraction(env: Environment, syntax: Binary): Expression {
  const numerator = checkExpression(env, syntax.left, permission);
  const denominator = converted(env, checkExpression(env, syntax.right, integer), integer);
  if (numerator.type.kind !== 'permission')
    return { kind: 'fraction', numerator, denominator, type: permission, span: syntax.span };
  const part: Expression = {
    ...{
      kind: 'fraction',
      numerator: { kind: 'integer', value: 1n, type: integer, span: syntax.span },
    },
    ...{ denominator, type: permission, span: syntax.span },
  };
  return {
    kind: 'binary',
    operator: '*',
    left: numerator,
    right: part,
    type: permission,
    span: syntax.span,
  };
}
