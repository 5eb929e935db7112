import type { NamedType, Type } from './model.ts';

export const integer: Type = { kind: 'integer', name: 'int' };
export const boolean: Type = { kind: 'boolean' };
export const permission: Type = { kind: 'permission' };

export function underlying(type: Type): Type {
  let current = type;
  for (let steps = 0; current.kind === 'named' && steps < 100; steps++) {
    if (current.underlying === null) return current;
    current = current.underlying;
  }
  return current;
}

/** The declared type that methods belong to. */
export function baseOf(type: Type): NamedType | null {
  if (type.kind === 'named') return type;
  return type.kind === 'pointer' && type.element.kind === 'named' ? type.element : null;
}

/** Equal keys mean identical types. */
export function typeKey(type: Type): string {
  switch (type.kind) {
    case 'integer':
      return type.name;
    case 'untyped':
    case 'boolean':
    case 'string':
    case 'permission':
    case 'nil':
    case 'type':
      return type.kind;
    case 'pointer':
      return `*${typeKey(type.element)}`;
    case 'slice':
      return `[]${typeKey(type.element)}`;
    case 'array':
      return `[${type.length}]${typeKey(type.element)}`;
    case 'struct':
    case 'interface':
      return type.id;
    case 'named':
      return type.name;
    case 'channel':
      return `chan(${typeKey(type.element)})`;
    case 'map':
    case 'dict':
      return `${type.kind}[${typeKey(type.key)}]${typeKey(type.value)}`;
    case 'function':
      return `func(${type.parameters.map(typeKey).join(',')})(${type.results.map(typeKey).join(',')})`;
    case 'sequence':
    case 'set':
    case 'multiset':
    case 'option':
      return `${type.kind}[${typeKey(type.element)}]`;
    case 'predicate':
      return `pred(${type.parameters.map(typeKey).join(',')})`;
    case 'tuple':
      return `(${type.elements.map(typeKey).join(',')})`;
  }
}

export function isIdentical(a: Type, b: Type): boolean {
  return typeKey(a) === typeKey(b);
}

/** Has an empty method set and no predicates, so that every value fits. */
export function isEmptyInterface(type: Type): boolean {
  const under = underlying(type);
  return under.kind === 'interface' && under.methods.length === 0 && under.predicates.length === 0;
}
