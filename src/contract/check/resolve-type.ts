import { unreachable } from '../../base/unreachable.ts';
import type { Span } from '../../base/span.ts';
import type { Expression as Syntax, FunctionMember, PredicateMember } from '../language/node.ts';
import { constantOf } from './constant.ts';
import { TypeFault, Unsupported } from './fault.ts';
import { declareFunction } from './rules.ts';
import { find, type Checker, type Environment, type Scope } from './scope.ts';
import { underlying, typeKey } from './type.ts';
import type { Field, StructType, InterfaceType, Type } from './model.ts';

const integers = [
  ...['int', 'int8', 'int16', 'int32', 'int64', 'uint', 'uint8', 'uint16', 'uint32', 'uint64'],
  ...['byte', 'rune', 'uintptr'],
];

export const basicTypes: ReadonlyMap<string, Type> = new Map<string, Type>([
  ...integers.map((name) => [name, { kind: 'integer', name: canonical(name) }] as const),
  ['bool', { kind: 'boolean' }],
  ['string', { kind: 'string' }],
  ['perm', { kind: 'permission' }],
  ['any', emptyInterface()],
]);

function canonical(name: string): string {
  return name === 'byte' ? 'uint8' : name === 'rune' ? 'int32' : name;
}

function emptyInterface(): InterfaceType {
  return { kind: 'interface', id: 'interface{}', methods: [], predicates: [] };
}

/** The type that syntax means, or null if it means none. */
export function typeOrNull(env: Environment, syntax: Syntax): Type | null {
  const all = (some: readonly Syntax[]): readonly Type[] =>
    some.map((one) => resolveType(env, one));
  switch (syntax.kind) {
    case 'name':
      return namedType(env, syntax.name);
    case 'selector':
      return packageType(env, syntax);
    case 'star': {
      const element = typeOrNull(env, syntax.operand);
      return element && { kind: 'pointer', element };
    }
    case 'slice-type':
      return { kind: 'slice', element: resolveType(env, syntax.element) };
    case 'array-type':
      return arrayType(env, syntax);
    case 'map-type':
      return {
        kind: syntax.isValue ? 'dict' : 'map',
        key: resolveType(env, syntax.key),
        value: resolveType(env, syntax.value),
      };
    case 'channel-type': {
      const { direction } = syntax;
      return { kind: 'channel', direction, element: resolveType(env, syntax.element) };
    }
    case 'predicate-type':
      return { kind: 'predicate', parameters: all(syntax.parameters) };
    case 'function-type': {
      if (syntax.parameters.some(({ isVariadic }) => isVariadic))
        throw new Unsupported('a type of variadic functions', syntax.span);
      const of = (one: readonly { readonly type: Syntax }[]) => all(one.map(({ type }) => type));
      return {
        kind: 'function',
        parameters: of(syntax.parameters),
        results: of(syntax.results),
      };
    }
    case 'struct-type':
      return structType(env, syntax.fields);
    case 'interface-type':
      return interfaceType(env, syntax, `interface@${syntax.span.start}`);
    case 'index':
      return genericType(env, syntax);
    case 'access':
    case 'assertion':
    case 'binary':
    case 'call':
    case 'cardinality':
    case 'composite':
    case 'conditional':
    case 'constructor':
    case 'float':
    case 'function-literal':
    case 'integer':
    case 'interval':
    case 'let':
    case 'old':
    case 'quantifier':
    case 'slice':
    case 'string':
    case 'unary':
    case 'unfolding':
    case 'update':
      return null;
    default:
      return unreachable(syntax);
  }
}

function namedType(env: Environment, name: string): Type | null {
  const entity = find(env.scope, name);
  return entity?.kind === 'type' ? entity.type : null;
}

/** p.T of an imported package. */
function packageType(env: Environment, syntax: Syntax & { kind: 'selector' }): Type | null {
  if (syntax.operand.kind !== 'name') return null;
  const entity = find(env.scope, syntax.operand.name);
  if (entity?.kind !== 'package') return null;
  const member = entity.scope.names.get(syntax.name.name);
  return member?.kind === 'type' ? member.type : null;
}

export function resolveType(env: Environment, syntax: Syntax): Type {
  const found = typeOrNull(env, syntax);
  if (found !== null) return found;
  if (syntax.kind === 'star') return { kind: 'pointer', element: resolveType(env, syntax.operand) };
  if (syntax.kind === 'name') {
    if (/^(float32|float64|complex64|complex128)$/.test(syntax.name))
      throw new Unsupported(`the type ${syntax.name}`, syntax.span);
    const entity = find(env.scope, syntax.name);
    if (entity?.kind === 'unsupported') throw new Unsupported(entity.what, syntax.span);
    throw new TypeFault(`undefined: ${syntax.name}`, syntax.span);
  }
  if (syntax.kind === 'selector') throw new Unsupported('a type of this package', syntax.span);
  throw new TypeFault('this is not a type', syntax.span);
}

function arrayType(env: Environment, syntax: Syntax & { kind: 'array-type' }): Type {
  const element = resolveType(env, syntax.element);
  if (syntax.length === null) return { kind: 'array', length: -1, element };
  const length = constantOf(env, syntax.length);
  if (typeof length !== 'bigint')
    throw new TypeFault('an array needs a constant length', syntax.span);
  return { kind: 'array', length: Number(length), element };
}

/** Nobody can name such a field. */
export const blankField = '_ ';

function structType(
  env: Environment,
  nodes: (Syntax & { kind: 'struct-type' })['fields'],
): StructType {
  const fields = nodes.map(({ name, type }, at): Field => {
    const resolved = resolveType(env, type);
    if (name?.name === '_')
      return { name: `${blankField}${at}`, type: resolved, isEmbedded: false };
    if (name !== null) return { name: name.name, type: resolved, isEmbedded: false };
    return { name: embeddedName(type), type: resolved, isEmbedded: true };
  });
  const id = `struct{${fields.map(({ name, type }) => `${name} ${typeKey(type)}`).join(';')}}`;
  return { kind: 'struct', id, fields };
}

function embeddedName(type: Syntax): string {
  if (type.kind === 'name') return type.name;
  if (type.kind === 'selector') return type.name.name;
  return type.kind === 'star' ? embeddedName(type.operand) : '_';
}

/** A declared struct is told apart by its name: two of the same shape are not the same. */
export function namedUnderlying(env: Environment, name: string, syntax: Syntax): Type {
  if (syntax.kind === 'struct-type') return { ...structType(env, syntax.fields), id: name };
  if (syntax.kind === 'interface-type') return interfaceType(env, syntax, name);
  return resolveType(env, syntax);
}

function interfaceType(
  env: Environment,
  syntax: Syntax & { kind: 'interface-type' },
  id: string,
): InterfaceType {
  const isEmpty = syntax.methods.length + syntax.predicates.length + syntax.embedded.length === 0;
  if (isEmpty) return emptyInterface();
  const embedded = syntax.embedded.map((one) => underlying(resolveType(env, one)));
  const inherited = embedded.filter((one): one is InterfaceType => one.kind === 'interface');
  const methods = inherited.flatMap((one) => one.methods);
  const predicates = inherited.flatMap((one) => one.predicates);
  const type: InterfaceType = { kind: 'interface', id, methods, predicates };
  for (const predicate of syntax.predicates)
    predicates.push(interfacePredicate(env, type, predicate));
  for (const method of syntax.methods) methods.push(interfaceMethod(env, type, method));
  return type;
}

function interfacePredicate(env: Environment, type: InterfaceType, member: PredicateMember) {
  const self = selfParameter(type, member.span);
  return env.checker.rules.predicate(env, member, `${type.id}.${member.name.name}`, {
    self,
    interface: type,
  });
}

function interfaceMethod(env: Environment, type: InterfaceType, member: FunctionMember) {
  const self = selfParameter(type, member.span);
  const method = declareFunction(env, member, `${type.id}.${member.name.name}`, {
    self,
    interface: type,
  });
  env.checker.functions.push(method);
  return method;
}

function selfParameter(type: InterfaceType, span: Span) {
  return { name: 'this', type, span };
}

function genericType(env: Environment, syntax: Syntax & { kind: 'index' }): Type | null {
  if (syntax.operand.kind !== 'name') return null;
  const kinds = { seq: 'sequence', set: 'set', mset: 'multiset', option: 'option' } as const;
  const kind = Object.hasOwn(kinds, syntax.operand.name)
    ? kinds[syntax.operand.name as keyof typeof kinds]
    : null;
  const [element] = syntax.indices;
  if (kind === null || element === undefined || find(env.scope, syntax.operand.name) !== null)
    return null;
  return { kind, element: resolveType(env, element) };
}

/** What a channel of this element type offers to specifications. */
export function channelScope(c: Checker, element: Type, text: string): Scope {
  const key = typeKey(element);
  const known = c.channels.get(key);
  if (known !== undefined) return known;
  const outer: Scope = {
    parent: c.universe,
    names: new Map([['T', { kind: 'type', type: element }]]),
  };
  const scope = c.load(c, `chan(${key})`, text, outer);
  c.channels.set(key, scope);
  return scope;
}
