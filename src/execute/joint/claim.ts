import { literal } from '../term/make.ts';
import { truth, wholeNumber, type Sort } from '../term/sort.ts';
import { keyOf } from '../term/spell.ts';
import type { Relation, Term } from '../term/term.ts';
import { computedOf, isAtom } from './roles.ts';

/** What is supposed of unknowns: that a relation holds, or does not. */
export interface Claim {
  readonly left: Term;
  readonly relation: Relation;
  readonly right: Term;
  readonly sort: Sort;
  readonly holds: boolean;
}

/** null where it says nothing that another supposition could speak against: somebody is ready. */
export function claimOf(term: Term, value: unknown): Claim | null {
  if (typeof value === 'number' || typeof value === 'bigint')
    return { left: term, relation: '==', right: literal(value), sort: wholeNumber, holds: true };
  if (typeof value !== 'boolean') return null;
  if (term.kind === 'not') return claimOf(term.of, !value);
  if (term.kind === 'comparison') {
    const { left, relation, right, sort } = term;
    return { left, relation, right, sort, holds: value };
  }
  if (notes.has(term.kind)) return null;
  return { left: term, relation: '==', right: literal(value), sort: truth, holds: true };
}

/** Notes about values; all others are values of the program. */
const notes: ReadonlySet<Term['kind']> = new Set<Term['kind']>([
  'is',
  'there',
  'open',
  'ready',
  'closed',
  'taken',
  'granted',
  'phrase',
]);

/** What a claim speaks of, as far as it is known how that comes about. */
export const termsOf = ({ left, right }: Claim): readonly Term[] =>
  [left, right].flatMap((side) => [...termsWithin(side)]);

/** The terms that a term is computed of; what is in an atom does not count. */
export function* termsWithin(term: Term): Generator<Term> {
  yield term;
  for (const part of computedOf(term)) yield* termsWithin(part);
}

/** Claims that speak of an unknown together, directly or over others. */
export function groupsOf(claims: readonly Claim[]): readonly (readonly Claim[])[] {
  const groups: { atoms: Set<string>; claims: Claim[] }[] = [];
  for (const claim of claims) {
    const atoms = new Set(termsOf(claim).filter(isAtom).map(keyOf));
    const joined = { atoms, claims: [claim] };
    for (const group of groups.splice(0)) {
      if (![...group.atoms].some((atom) => atoms.has(atom))) groups.push(group);
      else {
        group.atoms.forEach((atom) => atoms.add(atom));
        joined.claims.unshift(...group.claims);
      }
    }
    groups.push(joined);
  }
  return groups.map((group) => group.claims);
}
