import type { Span } from '../../base/span.ts';
import type { FunctionInfo, PredicateInfo } from './model.ts';

export interface Field {
  readonly name: string;
  readonly type: Type;
  readonly isEmbedded: boolean;
}

export interface StructType {
  readonly kind: 'struct';
  /** The same for the same struct: part of the names of resources. */
  readonly id: string;
  readonly fields: readonly Field[];
}

export interface InterfaceType {
  readonly kind: 'interface';
  readonly id: string;
  readonly methods: readonly FunctionInfo[];
  readonly predicates: readonly PredicateInfo[];
}

/** A declared type; what it stands for is filled in when all names are known. */
export interface NamedType {
  readonly kind: 'named';
  readonly name: string;
  readonly span: Span;
  underlying: Type | null;
  readonly methods: Map<string, FunctionInfo>;
  readonly predicates: Map<string, PredicateInfo>;
}

export type Type =
  | { readonly kind: 'integer'; readonly name: string }
  /** An integer constant that takes the type it is used at. */
  | { readonly kind: 'untyped' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'string' }
  | { readonly kind: 'permission' }
  | { readonly kind: 'nil' }
  | { readonly kind: 'pointer'; readonly element: Type }
  | { readonly kind: 'slice'; readonly element: Type }
  | { readonly kind: 'array'; readonly length: number; readonly element: Type }
  | StructType
  | InterfaceType
  | NamedType
  | {
      readonly kind: 'channel';
      readonly direction: 'both' | 'send' | 'receive';
      readonly element: Type;
    }
  | { readonly kind: 'map'; readonly key: Type; readonly value: Type }
  | {
      readonly kind: 'function';
      readonly parameters: readonly Type[];
      readonly results: readonly Type[];
    }
  | { readonly kind: 'sequence' | 'set' | 'multiset'; readonly element: Type }
  | { readonly kind: 'predicate'; readonly parameters: readonly Type[] }
  | { readonly kind: 'tuple'; readonly elements: readonly Type[] }
  /** What typeOf gives. */
  | { readonly kind: 'type' };

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
      return `map[${typeKey(type.key)}]${typeKey(type.value)}`;
    case 'function':
      return `func(${type.parameters.map(typeKey).join(',')})(${type.results.map(typeKey).join(',')})`;
    case 'sequence':
    case 'set':
    case 'multiset':
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
