import type { Span } from '../../base/span.ts';
import type { Expression as Syntax } from '../language/node.ts';
import { TypeFault, Unsupported } from './fault.ts';
import { functionValue } from './function-value.ts';
import { channelText } from './library.ts';
import type { Expression, FunctionInfo, PredicateInfo, Type } from './model.ts';
import { channelScope } from './resolve-type.ts';
import { find, type Entity, type Environment } from './scope.ts';
import { baseOf, underlying } from './type.ts';
import { checkExpression } from './rules.ts';
import { dereference, shareRoot } from './place.ts';

type Selector = Syntax & { readonly kind: 'selector' };

/** What `p.x` is, where p is an imported package; null where it is something else. */
export function packageMember(env: Environment, syntax: Selector): Entity | null {
  if (syntax.operand.kind !== 'name') return null;
  const entity = find(env.scope, syntax.operand.name);
  if (entity?.kind === 'unsupported' && entity.what.startsWith('the package'))
    throw new Unsupported(entity.what, syntax.span);
  if (entity?.kind !== 'package') return null;
  const member = entity.scope.names.get(syntax.name.name);
  if (member === undefined)
    throw new Unsupported(`${syntax.operand.name}.${syntax.name.name}`, syntax.span);
  return member;
}

/** A field; methods and predicates are found where they are called. */
export function checkSelector(env: Environment, syntax: Selector): Expression {
  const { span } = syntax;
  const member = packageMember(env, syntax);
  if (member?.kind === 'type')
    return { kind: 'type-literal', of: member.type, type: { kind: 'type' }, span };
  if (member?.kind === 'predicate') return env.checker.rules.constructor(env, syntax, null, span);
  if (member !== null) throw new Unsupported('this member of a package', span);
  const operand = checkExpression(env, syntax.operand);
  const found = fieldOf(env, operand, syntax.name.name, span);
  if (found !== null) return found;
  if (operand.kind === 'type-literal') throw new Unsupported('a method expression', span);
  const method = memberOf(env, operand, syntax.name.name);
  if (method?.kind === 'function')
    return functionValue(env, method.function, method.receiver, span);
  throw new TypeFault(`there is no field ${syntax.name.name} here`, syntax.name.span);
}

/** How deep embedded structs are looked into. */
const deepest = 8;

/** The field of the least depth, through pointers and embedded structs: a method that is less deep hides it. */
function fieldOf(
  env: Environment,
  operand: Expression,
  name: string,
  span: Span,
): Expression | null {
  let level: readonly Expression[] = [operand];
  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    const found = level.flatMap((one) => ownField(one, name, span) ?? []);
    if (found.length > 1) throw new TypeFault(`ambiguous selector ${name}`, span);
    if (found[0] !== undefined) return found[0];
    if (level.some((one) => ownMember(env, one, name) !== null)) return null;
    level = level.flatMap((one) => embeddedIn(one, span));
  }
  return null;
}

function structAt(operand: Expression, span: Span): Expression | null {
  const type = underlying(operand.type);
  const isPointer = type.kind === 'pointer' && underlying(type.element).kind === 'struct';
  const place = isPointer ? dereference(operand, span) : operand;
  return underlying(place.type).kind === 'struct' ? place : null;
}

function ownField(operand: Expression, name: string, span: Span): Expression | null {
  const place = structAt(operand, span);
  const owner = place && underlying(place.type);
  if (owner?.kind !== 'struct') return null;
  const field = owner.fields.find((one) => one.name === name);
  if (field === undefined) return null;
  return { kind: 'field', operand: place!, owner, field, type: field.type, span };
}

function embeddedIn(operand: Expression, span: Span): readonly Expression[] {
  const place = structAt(operand, span);
  const owner = place && underlying(place.type);
  if (owner?.kind !== 'struct') return [];
  return owner.fields
    .filter(({ isEmbedded }) => isEmbedded)
    .map((field): Expression => ({
      ...{ kind: 'field', operand: place!, owner, field, type: field.type, span },
    }));
}

type Member =
  | { readonly kind: 'function'; readonly function: FunctionInfo; readonly receiver: Expression }
  | {
      readonly kind: 'predicate';
      readonly predicate: PredicateInfo;
      readonly receiver: Expression;
    };

/** The method or predicate `name` of a value or of what is embedded in it, with the receiver as it wants it. */
export function memberOf(env: Environment, operand: Expression, name: string): Member | null {
  let level: readonly Expression[] = [operand];
  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    const found = level.flatMap((one) => ownMember(env, one, name) ?? []);
    if (found.length > 1) throw new TypeFault(`ambiguous selector ${name}`, operand.span);
    if (found[0] !== undefined) return found[0];
    if (level.some((one) => ownField(one, name, operand.span) !== null)) return null;
    level = level.flatMap((one) => embeddedIn(one, operand.span));
  }
  return null;
}

function ownMember(env: Environment, operand: Expression, name: string): Member | null {
  const under = underlying(operand.type);
  if (under.kind === 'channel') {
    const entity = channelScope(env.checker, under.element, channelText).names.get(`chan.${name}`);
    const receiver = operand;
    if (entity?.kind === 'function')
      return { kind: 'function', function: entity.function, receiver };
    return entity?.kind === 'predicate'
      ? { kind: 'predicate', predicate: entity.predicate, receiver }
      : null;
  }
  if (under.kind === 'interface') {
    const method = under.methods.find((one) => one.name === name);
    if (method !== undefined) return { kind: 'function', function: method, receiver: operand };
    const predicate = under.predicates.find((one) => one.name === name);
    return predicate === undefined ? null : { kind: 'predicate', predicate, receiver: operand };
  }
  const base = baseOf(operand.type);
  if (base?.unread.has(name) === true) throw new Unsupported(`${base.name}.${name}`, operand.span);
  const method = base?.methods.get(name);
  if (method !== undefined)
    return {
      kind: 'function',
      function: method,
      receiver: adjusted(operand, method.parameters[0]!.type),
    };
  const predicate = base?.predicates.get(name);
  if (predicate !== undefined)
    return {
      kind: 'predicate',
      predicate,
      receiver: adjusted(operand, predicate.parameters[0]!.type),
    };
  return null;
}

/** Takes the address of the receiver, or follows it, as the method wants it. */
function adjusted(operand: Expression, wanted: Type): Expression {
  const isPointer = underlying(operand.type).kind === 'pointer';
  const wantsPointer = underlying(wanted).kind === 'pointer';
  if (isPointer === wantsPointer) return operand;
  if (isPointer) return dereference(operand, operand.span);
  shareRoot(operand);
  return { kind: 'address', operand, type: wanted, span: operand.span };
}
