import { identical } from './identical.ts';
import { underlyingOf } from './named.ts';
import { computeTypeSet, covers } from './type-set-core.ts';
import type { InterfaceType, Type, TypeSet, TypeTerm } from './type.ts';

/** The methods and types of an interface. */
export function typeSetOf(type: InterfaceType): TypeSet {
  return computeTypeSet(type, identical);
}

/** Of a type parameter's constraint, or of an interface; null for any other type. */
export function setOfType(type: Type): TypeSet | null {
  const under = underlyingOf(type);
  return under.kind === 'interface' ? typeSetOf(under) : null;
}

/** Whether a type is one of the terms. */
export function includesType(terms: readonly TypeTerm[], type: Type): boolean {
  return terms.some((term) => covers(term, { tilde: false, type }, identical));
}

/** Whether every type of one list of terms is in the other. */
export function includesTerms(all: readonly TypeTerm[], some: readonly TypeTerm[]): boolean {
  return some.every((term) => all.some((other) => covers(other, term, identical)));
}

/** An interface that may only stand in a constraint. */
export function isConstraintOnly(type: InterfaceType): boolean {
  const set = typeSetOf(type);
  return set.isComparable || set.terms !== null;
}
