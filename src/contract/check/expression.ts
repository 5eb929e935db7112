import { dereference, mapContent, shareIn, shareRoot } from './place.ts';
import { checkExpression } from './rules.ts';
import type { Span } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Expression as Syntax } from '../language/node.ts';
import { checkBinary, isRun } from './binary.ts';
import { checkCall } from './call.ts';
import { checkComposite, checkConstructor } from './composite.ts';
import { noCommunication } from './ghost.ts';
import { constantOf, constantExpression } from './constant.ts';
import { converted, defaulted, isInteger } from './convert.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Expression, Type, Variable } from './model.ts';
import { noneExpression } from './option.ts';
import { accessTarget, checkAccess, checkOld, checkQuantifier } from './spec-form.ts';
import { find, type Environment } from './scope.ts';
import { boundReceiver, used } from './captured.ts';
import { functionValue } from './function-value.ts';
import { literalFunction } from './literal.ts';
import { checkSelector } from './select.ts';
import { resolveType, typeOrNull } from './resolve-type.ts';
import { boolean, integer, permission, underlying } from './type.ts';

/** The expression with its type; `expected` helps literals and predicates that leave theirs out. */
export function expressionRule(
  env: Environment,
  syntax: Syntax,
  expected: Type | null,
): Expression {
  const { span } = syntax;
  switch (syntax.kind) {
    case 'name':
      return nameExpression(env, syntax.name, span);
    case 'integer':
      return { kind: 'integer', value: syntax.value, type: { kind: 'untyped' }, span };
    case 'float':
      throw new Unsupported('a floating-point number', span);
    case 'string':
      return { kind: 'string', bytes: syntax.bytes, type: { kind: 'string' }, span };
    case 'unary':
      return unaryExpression(env, syntax, expected);
    case 'binary':
      return checkBinary(env, syntax, expected);
    case 'conditional':
      return conditional(env, syntax, expected);
    case 'call':
      return checkCall(env, syntax, expected);
    case 'index':
      return indexExpression(env, syntax);
    case 'update':
      return updateExpression(env, syntax);
    case 'interval':
      return intervalExpression(env, syntax);
    case 'slice':
      return sliceExpression(env, syntax);
    case 'selector':
      return checkSelector(env, syntax);
    case 'star':
      return starExpression(env, syntax);
    case 'composite':
      return checkComposite(env, syntax, expected);
    case 'constructor':
      return checkConstructor(env, syntax.predicate, syntax.arguments, span);
    case 'assertion':
      return typeAssertion(env, syntax);
    case 'quantifier':
      return checkQuantifier(env, syntax);
    case 'old':
      return checkOld(env, syntax, expected);
    case 'access':
      return checkAccess(env, syntax);
    case 'unfolding':
      return unfoldingExpression(env, syntax, expected);
    case 'let':
      return letExpression(env, syntax, expected);
    case 'cardinality':
      return { kind: 'length', operand: checkExpression(env, syntax.operand), type: integer, span };
    case 'function-literal':
      return literalValue(env, syntax);
    case 'array-type':
    case 'slice-type':
    case 'map-type':
    case 'channel-type':
    case 'struct-type':
    case 'interface-type':
    case 'function-type':
    case 'predicate-type':
      return { kind: 'type-literal', of: resolveType(env, syntax), type: { kind: 'type' }, span };
    default:
      return unreachable(syntax);
  }
}

function typeAssertion(env: Environment, syntax: Syntax & { kind: 'assertion' }): Expression {
  const { span } = syntax;
  const operand = checkExpression(env, syntax.operand);
  if (underlying(operand.type).kind !== 'interface')
    throw new TypeFault('x.(T) needs an interface', span);
  if (syntax.type === null) throw new TypeFault('use of .(type) outside type switch', span);
  const type = resolveType(env, syntax.type);
  return { kind: 'assertion', operand, commaOk: false, type, span };
}

/** *p, or the type *T where a type is compared. */
function starExpression(env: Environment, syntax: Syntax & { kind: 'star' }): Expression {
  const { span } = syntax;
  const of = typeOrNull(env, syntax);
  if (of !== null) return { kind: 'type-literal', of, type: { kind: 'type' }, span };
  return dereference(checkExpression(env, syntax.operand), span);
}

function intervalExpression(env: Environment, syntax: Syntax & { kind: 'interval' }): Expression {
  const low = converted(env, checkExpression(env, syntax.low, integer), integer);
  const high = converted(env, checkExpression(env, syntax.high, integer), integer);
  const type: Type = { kind: 'sequence', element: integer };
  return { kind: 'interval', low, high, type, span: syntax.span };
}

function unfoldingExpression(
  env: Environment,
  syntax: Syntax & { kind: 'unfolding' },
  expected: Type | null,
): Expression {
  const access = accessTarget({ ...env, isGhost: true }, syntax.access);
  const body = checkExpression(env, syntax.body, expected);
  return { kind: 'unfolding', access, body, type: body.type, span: syntax.span };
}

function nameExpression(env: Environment, name: string, span: Span): Expression {
  const entity = find(env.scope, name);
  if (entity === null) return builtinName(env, name, span);
  switch (entity.kind) {
    case 'variable':
      if (entity.isGhost && !env.isGhost)
        throw new TypeFault(`the program itself does not use the ghost variable ${name}`, span);
      return {
        kind: 'variable',
        variable:
          entity.variable.isOfPackage === true
            ? entity.variable
            : used(env, entity.variable, entity.level),
        type: entity.variable.type,
        span,
      };
    case 'alias':
      return { ...entity.meaning, span };
    case 'constant':
      return constantExpression(entity.value, entity.type, span);
    case 'type':
      return { kind: 'type-literal', of: entity.type, type: { kind: 'type' }, span };
    case 'function':
      return functionValue(env, entity.function, boundReceiver(env, entity, span), span);
    case 'predicate':
      return checkConstructor(env, { kind: 'name', name, isShared: false, span }, null, span);
    case 'package':
      throw new TypeFault(`use of package ${name} without selector`, span);
    case 'unsupported':
      throw new Unsupported(entity.what, span);
    default:
      return unreachable(entity);
  }
}

/** A function literal where a value is wanted. */
function literalValue(env: Environment, syntax: Syntax & { kind: 'function-literal' }): Expression {
  const { span } = syntax;
  if (env.isGhost) throw new Unsupported('a function as a value in a specification', span);
  return functionValue(env, literalFunction(env, syntax, []), null, span);
}

function builtinName(env: Environment, name: string, span: Span): Expression {
  if (name === 'true' || name === 'false')
    return { kind: 'boolean', value: name === 'true', type: boolean, span };
  if (name === 'nil') return { kind: 'zero', type: { kind: 'nil' }, span };
  if (env.isGhost && ['write', 'writePerm', 'none', 'noPerm'].includes(name)) {
    const value = name.startsWith('write') ? 1n : 0n;
    return converted(env, { kind: 'integer', value, type: integer, span }, permission);
  }
  throw new TypeFault(`undefined: ${name}`, span);
}

function unaryExpression(
  env: Environment,
  syntax: Syntax & { kind: 'unary' },
  expected: Type | null,
): Expression {
  const { operator, span } = syntax;
  const constant = constantOf(env, syntax);
  if (typeof constant === 'bigint')
    return { kind: 'integer', value: constant, type: { kind: 'untyped' }, span };
  switch (operator) {
    case '&':
      return addressExpression(env, syntax, expected);
    case '<-': {
      noCommunication(env, span);
      const channel = checkExpression(env, syntax.operand);
      const type = underlying(channel.type);
      if (type.kind !== 'channel') throw new TypeFault('receive from non-channel', span);
      return { kind: 'receive', channel, commaOk: false, type: type.element, span };
    }
    case '!': {
      const operand = converted(env, checkExpression(env, syntax.operand, boolean), boolean);
      return { kind: 'unary', operator, operand, type: boolean, span };
    }
    case '+':
    case '-':
    case '^': {
      const operand = checkExpression(env, syntax.operand, expected);
      if (!isInteger(operand.type) && operand.type.kind !== 'permission')
        throw new TypeFault(`operator ${operator} not defined here`, span);
      return operator === '+'
        ? operand
        : { kind: 'unary', operator, operand, isChecked: isRun(env), type: operand.type, span };
    }
    default:
      return unreachable(operator);
  }
}

function addressExpression(
  env: Environment,
  syntax: Syntax & { kind: 'unary' },
  expected: Type | null,
): Expression {
  const { span } = syntax;
  const inner = expected === null ? null : underlying(expected);
  const element = inner?.kind === 'pointer' ? inner.element : null;
  const operand = checkExpression(env, syntax.operand, element);
  const type: Type = { kind: 'pointer', element: operand.type };
  if (operand.kind === 'struct' || operand.kind === 'array')
    return { kind: 'allocate', value: operand, type, span };
  shareIn(env, operand);
  if (operand.kind === 'field')
    env.checker.escapedFields.add(`${operand.owner.id}.${operand.field.name}`);
  return { kind: 'address', operand, type, span };
}

function conditional(
  env: Environment,
  syntax: Syntax & { kind: 'conditional' },
  expected: Type | null,
): Expression {
  const condition = converted(env, checkExpression(env, syntax.condition, boolean), boolean);
  const left = checkExpression(env, syntax.then, expected);
  const right = checkExpression(env, syntax.otherwise, expected ?? left.type);
  const type =
    expected ?? (left.type.kind === 'untyped' || left.type.kind === 'nil' ? right.type : left.type);
  const then = converted(env, left, type);
  const otherwise = converted(env, right, type);
  return { kind: 'conditional', condition, then, otherwise, type, span: syntax.span };
}

function indexExpression(env: Environment, syntax: Syntax & { kind: 'index' }): Expression {
  const { span } = syntax;
  const none = noneExpression(env, syntax);
  if (none !== null) return none;
  const asType = typeOrNull(env, syntax);
  if (asType !== null) return { kind: 'type-literal', of: asType, type: { kind: 'type' }, span };
  const operand = checkExpression(env, syntax.operand);
  const under = throughPointer(operand);
  const type = underlying(under.type);
  const [first] = syntax.indices;
  if (first === undefined || syntax.indices.length > 1)
    throw new TypeFault('one index is wanted here', span);
  switch (type.kind) {
    case 'slice':
    case 'array':
    case 'sequence': {
      const index = converted(env, defaulted(checkExpression(env, first, integer)), integer);
      return { kind: 'element', operand: under, index, type: type.element, span };
    }
    case 'string': {
      const index = converted(env, defaulted(checkExpression(env, first, integer)), integer);
      return {
        kind: 'element',
        operand: under,
        index,
        type: { kind: 'integer', name: 'uint8' },
        span,
      };
    }
    case 'map':
    case 'dict': {
      const key = converted(env, defaulted(checkExpression(env, first, type.key)), type.key);
      const held = mapContent(under);
      return { kind: 'lookup', operand: held, key, commaOk: false, type: type.value, span };
    }
    case 'boolean':
    case 'channel':
    case 'function':
    case 'integer':
    case 'interface':
    case 'multiset':
    case 'named':
    case 'nil':
    case 'option':
    case 'permission':
    case 'pointer':
    case 'predicate':
    case 'set':
    case 'struct':
    case 'tuple':
    case 'type':
    case 'untyped':
      throw new TypeFault('cannot index this', span);
    default:
      return unreachable(type);
  }
}

/** Pointers to arrays are dereferenced without being asked. */
function throughPointer(operand: Expression): Expression {
  const type = underlying(operand.type);
  const isArray = type.kind === 'pointer' && underlying(type.element).kind === 'array';
  return isArray ? dereference(operand, operand.span) : operand;
}

function updateExpression(env: Environment, syntax: Syntax & { kind: 'update' }): Expression {
  const { span } = syntax;
  let operand = checkExpression(env, syntax.operand);
  const type = underlying(operand.type);
  if (type.kind === 'dict') {
    for (const change of syntax.changes) {
      const key = converted(env, checkExpression(env, change.key, type.key), type.key);
      const value = converted(env, checkExpression(env, change.value, type.value), type.value);
      operand = { kind: 'update', operand, key, value, type: operand.type, span };
    }
    return operand;
  }
  if (type.kind !== 'sequence') throw new TypeFault('only a sequence is updated like this', span);
  for (const change of syntax.changes) {
    const key = converted(env, checkExpression(env, change.key, integer), integer);
    const value = converted(env, checkExpression(env, change.value, type.element), type.element);
    operand = { kind: 'update', operand, key, value, type: operand.type, span };
  }
  return operand;
}

function sliceExpression(env: Environment, syntax: Syntax & { kind: 'slice' }): Expression {
  const { span } = syntax;
  const operand = throughPointer(checkExpression(env, syntax.operand));
  const type = underlying(operand.type);
  const bound = (one: Syntax | null): Expression | null =>
    one && converted(env, defaulted(checkExpression(env, one, integer)), integer);
  const low = bound(syntax.low);
  const high = bound(syntax.high);
  const most = bound(syntax.most);
  if (type.kind === 'array') {
    shareRoot(operand);
    return {
      kind: 'slice',
      operand,
      low,
      high,
      most,
      type: { kind: 'slice', element: type.element },
      span,
    };
  }
  if (type.kind !== 'slice' && type.kind !== 'sequence' && type.kind !== 'string')
    throw new Unsupported('a slice of this', span);
  if (most !== null && type.kind !== 'slice') throw new TypeFault('this has no capacity', span);
  return { kind: 'slice', operand, low, high, most, type: operand.type, span };
}

function letExpression(
  env: Environment,
  syntax: Syntax & { kind: 'let' },
  expected: Type | null,
): Expression {
  const value = defaulted(checkExpression(env, syntax.value));
  const variable: Variable = {
    ...{ name: syntax.name.name, type: value.type, span: syntax.name.span },
    ...{ isShared: false, isAssigned: false, isCaptured: false, isUnbounded: true },
  };
  const names = new Map([
    [variable.name, { kind: 'variable' as const, variable, level: env.level, isGhost: true }],
  ]);
  const body = checkExpression(
    { ...env, scope: { parent: env.scope, names } },
    syntax.body,
    expected,
  );
  return { kind: 'let', variable, value, body, type: body.type, span: syntax.span };
}
