import type { Expression as Syntax } from '../language/node.ts';
import { converted, defaulted } from './convert.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Expression, Type } from './model.ts';
import { getCall, someCall } from './option.ts';
import { mapContent } from './place.ts';
import { resolveType } from './resolve-type.ts';
import { find, type Environment } from './scope.ts';
import { boolean, integer, isIdentical, permission, underlying } from './type.ts';
import { checkExpression } from './rules.ts';

type Call = Syntax & { readonly kind: 'call' };

/** A call of one of Go's or the specification language's own functions; null if it is none. */
export function checkBuiltin(
  env: Environment,
  syntax: Call,
  expected: Type | null,
): Expression | null {
  const { callee, span } = syntax;
  if (callee.kind !== 'name' || find(env.scope, callee.name) !== null) return null;
  const [first] = syntax.arguments;
  switch (callee.name) {
    case 'len':
    case 'cap': {
      const operand = mapContent(checkExpression(env, wanted(syntax, first)));
      const kinds = callee.name === 'len' ? measurable : ['slice', 'array'];
      const type = underlying(operand.type);
      if (type.kind === 'channel') throw new Unsupported(`${callee.name} of this`, span);
      if (!kinds.includes(type.kind))
        throw new TypeFault(`${callee.name} of this is not defined`, span);
      return { kind: callee.name === 'len' ? 'length' : 'capacity', operand, type: integer, span };
    }
    case 'new': {
      const element = resolveType(env, wanted(syntax, first));
      const value: Expression = { kind: 'zero', type: element, span };
      return { kind: 'allocate', value, type: { kind: 'pointer', element }, span };
    }
    case 'make':
      return makeCall(env, syntax);
    case 'append':
      return appendCall(env, syntax);
    case 'typeOf':
    case 'isComparable':
      return typeCall(env, syntax, callee.name);
    case 'perm':
      return converted(env, checkExpression(env, wanted(syntax, first), permission), permission);
    case 'some':
      return someCall(env, wanted(syntax, first), expected, span);
    case 'get':
      return getCall(env, wanted(syntax, first), span);
    case 'set':
    case 'mset':
    case 'seq':
      return collectionOf(env, syntax, callee.name);
    case 'toSeq':
      return toSequence(env, syntax, expected);
    case 'domain': {
      const operand = mapContent(checkExpression(env, wanted(syntax, first)));
      const type = underlying(operand.type);
      if (type.kind !== 'dict') throw new TypeFault('domain is asked of a map', span);
      return { kind: 'domain', operand, type: { kind: 'set', element: type.key }, span };
    }
    case 'copy':
      return copyCall(env, syntax);
    case 'delete':
    case 'min':
    case 'max':
    case 'recover':
    case 'complex':
      throw new Unsupported(`the builtin ${callee.name}`, span);
    default:
      return null;
  }
}

/** toSeq(a) of an array; null where it is a function of the text. */
function toSequence(env: Environment, syntax: Call, expected: Type | null): Expression | null {
  const { span } = syntax;
  const operand = checkExpression(env, wanted(syntax, syntax.arguments[0]), expected);
  const from = underlying(operand.type);
  if (from.kind !== 'array') return null;
  const type: Type = { kind: 'sequence', element: from.element };
  return { kind: 'to-sequence', operand, type, span };
}

function typeCall(env: Environment, syntax: Call, name: 'typeOf' | 'isComparable'): Expression {
  const { span } = syntax;
  const operand = checkExpression(env, wanted(syntax, syntax.arguments[0]));
  return name === 'typeOf'
    ? { kind: 'type-of', operand, type: { kind: 'type' }, span }
    : { kind: 'comparable', operand, type: boolean, span };
}

/** set(s), mset(s) and seq(s) of a sequence. */
function collectionOf(
  env: Environment,
  syntax: Call,
  name: 'set' | 'mset' | 'seq',
): Expression | null {
  const operand = checkExpression(env, wanted(syntax, syntax.arguments[0]));
  const type = underlying(operand.type);
  const { span } = syntax;
  if (type.kind !== 'sequence') throw new Unsupported(`${name} of this`, span);
  if (name === 'seq') return operand;
  const kind = name === 'set' ? 'set' : 'multiset';
  return { kind: 'collected', operand, type: { kind, element: type.element }, span };
}

const measurable: readonly Type['kind'][] = [
  'slice',
  'array',
  'string',
  'sequence',
  'set',
  'multiset',
  'dict',
];

function wanted(syntax: Call, argument: Syntax | undefined): Syntax {
  if (argument === undefined) throw new TypeFault('an argument is missing', syntax.span);
  return argument;
}

function makeCall(env: Environment, syntax: Call): Expression {
  const { span } = syntax;
  const [first, second, third] = syntax.arguments;
  const type = resolveType(env, wanted(syntax, first));
  const count = (one: Syntax | undefined): Expression | null =>
    one === undefined
      ? null
      : converted(env, defaulted(checkExpression(env, one, integer)), integer);
  const under = underlying(type);
  if (under.kind === 'slice') {
    const length = count(second);
    if (length === null) throw new TypeFault('make of a slice needs a length', span);
    return { kind: 'make-slice', length, capacity: count(third), type, span };
  }
  if (under.kind === 'channel')
    return { kind: 'make-channel', capacity: count(second), isSaid: false, type, span };
  if (under.kind === 'map') {
    const { key, value } = under;
    const empty: Expression = {
      ...{ kind: 'dict', entries: [], type: { kind: 'dict', key, value }, span },
    };
    return { kind: 'allocate', value: empty, type, span };
  }
  throw new Unsupported('make of this type', span);
}

/** Gobra's append and copy take a permission, which nothing here asks for. */
function isPermissionArgument(env: Environment, syntax: Syntax | undefined): boolean {
  if (syntax === undefined) return false;
  if (syntax.kind === 'call' && syntax.callee.kind === 'name') return syntax.callee.name === 'perm';
  if (syntax.kind !== 'name' || syntax.name === 'nil') return false;
  const around = { ...env, isGhost: true };
  return underlying(checkExpression(around, syntax).type).kind === 'permission';
}

/** copy(d, s), and Gobra's copy(d, s, p) */
function copyCall(env: Environment, syntax: Call): Expression {
  const { span } = syntax;
  const [first, second, third] = syntax.arguments;
  if (env.isGhost) throw new TypeFault('ghost code changes only ghost variables', span);
  const target = checkExpression(env, wanted(syntax, first));
  const source = checkExpression(env, wanted(syntax, second));
  const [to, from] = [underlying(target.type), underlying(source.type)];
  if (third !== undefined) converted(env, checkExpression(env, third, permission), permission);
  if (to.kind !== 'slice') throw new TypeFault('copy takes two slices', span);
  if (from.kind === 'string') throw new Unsupported('a copy of a string', span);
  if (from.kind !== 'slice' || !isIdentical(to.element, from.element))
    throw new TypeFault('copy takes two slices of the same elements', span);
  return { kind: 'copy', target, source, type: integer, span };
}

function appendCall(env: Environment, syntax: Call): Expression {
  const { span } = syntax;
  const [first] = syntax.arguments;
  let given = syntax.arguments;
  if (isPermissionArgument(env, first)) given = given.slice(1);
  const operand = checkExpression(env, wanted(syntax, given[0]));
  const type = underlying(operand.type);
  if (type.kind !== 'slice') throw new Unsupported('this append', span);
  if (syntax.isSpread) {
    const spread = checkExpression(env, wanted(syntax, given[1]), operand.type);
    const from = underlying(spread.type);
    if (from.kind !== 'slice' || !isIdentical(from.element, type.element))
      throw new Unsupported('this append', span);
    return { kind: 'append', operand, values: [], spread, type: operand.type, span };
  }
  const values = given
    .slice(1)
    .map((one) => converted(env, checkExpression(env, one, type.element), type.element));
  return { kind: 'append', operand, values, spread: null, type: operand.type, span };
}
