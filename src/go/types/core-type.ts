import { basics } from './basic.ts';
import { identical } from './identical.ts';
import { underlyingOf } from './named.ts';
import { is, termsOf } from './predicates.ts';
import type { ChannelType, Type } from './type.ts';

/** The one structure that all types of a type parameter's set share; null where they share none. */
export function coreType(type: Type): Type | null {
  if (type.kind !== 'type-parameter') return underlyingOf(type);
  return sharedStructure(termsOf(type)?.map((term) => term.type) ?? null);
}

/** Of an interface used as a constraint. */
export function coreTypeOfConstraint(constraint: Type): Type | null {
  return sharedStructure(termsOf(constraint)?.map((term) => term.type) ?? null);
}

function sharedStructure(types: readonly Type[] | null): Type | null {
  let shared: Type | null = null;
  for (const type of types ?? []) {
    const under = type.kind === 'type-parameter' ? coreType(type) : underlyingOf(type);
    if (under === null) return null;
    shared = shared === null ? under : common(shared, under);
    if (shared === null) return null;
  }
  return shared;
}

function common(a: Type, b: Type): Type | null {
  if (identical(a, b)) return a;
  if (a.kind !== 'channel' || b.kind !== 'channel' || !identical(a.element, b.element)) return null;
  return commonChannel(a, b);
}

/** Channels of one element type share the direction that is restricted. */
function commonChannel(a: ChannelType, b: ChannelType): Type | null {
  if (a.direction === 'both') return b;
  return b.direction === 'both' ? a : null;
}

/** The same, where strings count as []byte if they are mixed with it: for append, copy and slices. */
export function coreTypeOrString(type: Type): Type | null {
  if (type.kind !== 'type-parameter') return underlyingOf(type);
  const types = termsOf(type)?.map((term) => term.type) ?? [];
  const strings = types.filter((one) => is(one, 'string'));
  if (strings.length === 0) return coreType(type);
  const others = types.filter((one) => !is(one, 'string')).map((one) => underlyingOf(one));
  const bytes: Type = { kind: 'slice', element: basics.byte };
  if (!others.every((one) => identical(one, bytes))) return null;
  return basics.string;
}
