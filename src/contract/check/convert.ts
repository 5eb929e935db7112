import { integerRange } from '../../go/types/constants.ts';
import { isWider, requireImplementation } from './implementation.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Expression, Type } from './model.ts';
import type { Environment } from './scope.ts';
import { isEmptyInterface, isIdentical, permission, typeKey, underlying } from './type.ts';

const nilable: ReadonlySet<Type['kind']> = new Set([
  'pointer',
  'slice',
  'channel',
  'map',
  'function',
  'interface',
]);

/** The expression as a value of the type; a TypeFault where Go would not assign it. */
export function converted(env: Environment, e: Expression, target: Type): Expression {
  const { type, span } = e;
  if (isIdentical(type, target)) return e;
  const under = underlying(target);
  if (type.kind === 'nil') {
    if (!nilable.has(under.kind)) throw new TypeFault(`nil is no ${typeKey(target)}`, span);
    return { kind: 'zero', type: target, span };
  }
  if (under.kind === 'interface') return intoInterface(env, e, target);
  if (under.kind === 'permission') return intoPermission(e);
  if (type.kind === 'untyped' && under.kind === 'integer') return fitting(env, e, target);
  const from = underlying(type);
  const isNamed = type.kind === 'named' && target.kind === 'named';
  if (!isNamed && isIdentical(from, under)) return { ...e, type: target };
  if (
    from.kind === 'channel' &&
    under.kind === 'channel' &&
    isIdentical(from.element, under.element)
  )
    return { ...e, type: target };
  if (from.kind === 'integer' && under.kind === 'integer' && env.isGhost && !isNamed)
    return { ...e, type: target };
  throw new TypeFault(`cannot use a value of type ${typeKey(type)} as ${typeKey(target)}`, span);
}

/** The program's constants fit into their types; those of contracts are numbers. */
function fitting(env: Environment, e: Expression, target: Type): Expression {
  const under = underlying(target);
  const range = under.kind === 'integer' ? integerRange(under.name) : null;
  const isOut =
    e.kind === 'integer' && range !== null && (e.value < range[0] || e.value > range[1]);
  if (isOut && !env.isGhost)
    throw new TypeFault(`the constant ${e.value} overflows ${typeKey(target)}`, e.span);
  return { ...e, type: target };
}

function intoInterface(env: Environment, e: Expression, target: Type): Expression {
  const value = defaulted(e);
  const [from, to] = [underlying(value.type), underlying(target)];
  if (from.kind === 'interface' && to.kind === 'interface') {
    if (!isWider(from, to))
      throw new Unsupported('a value of one interface as one of another', e.span);
    return { ...value, type: target };
  }
  if (!isEmptyInterface(target)) requireImplementation(env, value.type, target, e.span);
  return { kind: 'box', operand: value, type: target, span: e.span };
}

/** An integer constant without a type is an int. */
export function defaulted(e: Expression): Expression {
  return e.type.kind === 'untyped' ? { ...e, type: { kind: 'integer', name: 'int' } } : e;
}

/** Whole numbers and quotients of them are permissions. */
function intoPermission(e: Expression): Expression {
  const { span } = e;
  if (e.kind === 'binary' && e.operator === '/')
    return { kind: 'fraction', numerator: e.left, denominator: e.right, type: permission, span };
  const one: Expression = {
    kind: 'integer',
    value: 1n,
    type: { kind: 'integer', name: 'int' },
    span,
  };
  if (e.type.kind === 'untyped' || underlying(e.type).kind === 'integer')
    return { kind: 'fraction', numerator: e, denominator: one, type: permission, span };
  throw new TypeFault('a permission is wanted here', span);
}

/** A conversion that is written: T(x). */
export function conversion(env: Environment, e: Expression, target: Type): Expression {
  const from = underlying(e.type);
  const to = underlying(target);
  if (isIdentical(from, to)) return { ...e, type: target };
  if (from.kind === 'untyped' && to.kind === 'integer') return { ...e, type: target };
  if (from.kind === 'integer' && to.kind === 'integer')
    return { kind: 'conversion', operand: e, type: target, span: e.span };
  const isCopied =
    (from.kind === 'string' && isBytes(to)) || (isBytes(from) && to.kind === 'string');
  if (isCopied && env.isGhost) throw new Unsupported('this conversion in a contract', e.span);
  if (from.kind === 'string' && isBytes(to))
    return { kind: 'bytes', operand: e, type: target, span: e.span };
  if (isBytes(from) && to.kind === 'string')
    return { kind: 'text', operand: e, type: target, span: e.span };
  if (isInteger(from) && to.kind === 'string')
    throw new Unsupported('a conversion from a number to a string', e.span);
  // The same memory under two types, whose cells have names of their own.
  if (from.kind === 'pointer' && to.kind === 'pointer')
    throw new Unsupported('a conversion between pointer types', e.span);
  return converted(env, e, target);
}

function isBytes(type: Type): boolean {
  if (type.kind !== 'slice') return false;
  const element = underlying(type.element);
  return element.kind === 'integer' && element.name === 'uint8';
}

export function isInteger(type: Type): boolean {
  const { kind } = underlying(type);
  return kind === 'integer' || kind === 'untyped';
}
