import { Named, underlyingOf } from './named.ts';
import { sameName } from './objects.ts';
import { anyType, comparableType, emptyInterface } from './universe.ts';
import type { FunctionObject, InterfaceType, Type, TypeSet, TypeTerm } from './type.ts';

/** Where the computed set is kept, so that large interfaces are computed once. */
interface CachedInterface extends InterfaceType {
  cachedSet?: TypeSet;
}

/** Only instances that embed ever larger instances are deeper. */
const deepest = 50;

const allTypes: TypeSet = { methods: [], terms: null, isComparable: false };

/** Type identity, which itself compares type sets. */
type Same = (a: Type, b: Type) => boolean;

export function computeTypeSet(type: InterfaceType, same: Same): TypeSet {
  if (type === anyType || type === emptyInterface) return allTypes;
  return compute(type, { same, open: [] }).set;
}

interface Computing {
  readonly same: Same;
  readonly open: readonly InterfaceType[];
}

interface Computed {
  readonly set: TypeSet;
  /** Some type that it embeds is not read yet, or is unknown. */
  readonly isPartial: boolean;
}

function compute(type: InterfaceType, how: Computing): Computed {
  const { cachedSet } = type as CachedInterface;
  if (cachedSet !== undefined) return { set: cachedSet, isPartial: false };
  if (how.open.length > deepest || how.open.includes(type))
    return { set: allTypes, isPartial: true };
  const inner = { ...how, open: [...how.open, type] };
  const methods = new Map<string, FunctionObject[]>();
  for (const method of type.methods) addMethod(methods, method);
  let terms: readonly TypeTerm[] | null = null;
  let isComparable = type === comparableType.underlying;
  let isPartial = false;
  for (const embedded of type.embedded) {
    const own = setOfElement(embedded, inner);
    isPartial ||= own.isPartial;
    own.set.methods.forEach((method) => addMethod(methods, method));
    isComparable ||= own.set.isComparable;
    terms = intersect(terms, own.set.terms, how.same);
  }
  const sorted = [...methods.values()].flat().sort(byName);
  const set: TypeSet = { methods: sorted, terms, isComparable };
  if (!isPartial) (type as CachedInterface).cachedSet = set;
  return { set, isPartial };
}

function byName(a: FunctionObject, b: FunctionObject): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

function addMethod(methods: Map<string, FunctionObject[]>, method: FunctionObject): void {
  const known = methods.get(method.name) ?? [];
  if (known.some((other) => sameName(other, method.name, method.package))) return;
  methods.set(method.name, [...known, method]);
}

function setOfElement(type: Type, how: Computing): Computed {
  const isOpen = type instanceof Named && !type.isComplete;
  const under = underlyingOf(type);
  if (under.kind === 'unknown' || isOpen) return { set: allTypes, isPartial: true };
  if (under.kind === 'interface' && type.kind !== 'type-parameter') return compute(under, how);
  if (under.kind !== 'union')
    return { set: { ...allTypes, terms: [{ tilde: false, type }] }, isPartial: false };
  let terms: readonly TypeTerm[] | null = [];
  let isPartial = false;
  for (const term of under.terms) {
    const own = termsOf(term, how);
    isPartial ||= own.isPartial;
    terms = unite(terms, own.set.terms, how.same);
  }
  return { set: { ...allTypes, terms }, isPartial };
}

function termsOf(term: TypeTerm, how: Computing): Computed {
  const under = underlyingOf(term.type);
  if (under.kind === 'unknown') return { set: allTypes, isPartial: true };
  if (under.kind === 'interface' && term.type.kind !== 'type-parameter') return compute(under, how);
  return { set: { ...allTypes, terms: [term] }, isPartial: false };
}

function unite(
  a: readonly TypeTerm[] | null,
  b: readonly TypeTerm[] | null,
  same: Same,
): readonly TypeTerm[] | null {
  if (a === null || b === null) return null;
  return [...a, ...b.filter((term) => !a.some((other) => covers(other, term, same)))];
}

function intersect(
  a: readonly TypeTerm[] | null,
  b: readonly TypeTerm[] | null,
  same: Same,
): readonly TypeTerm[] | null {
  if (a === null) return b;
  if (b === null) return a;
  const common: TypeTerm[] = [];
  for (const x of a)
    for (const y of b) {
      if (covers(x, y, same)) common.push(y);
      else if (covers(y, x, same)) common.push(x);
    }
  return common;
}

/** Whether every type of b is one of a. */
export function covers(a: TypeTerm, b: TypeTerm, same: Same): boolean {
  if (b.tilde && !a.tilde) return false;
  return same(a.type, a.tilde ? underlyingOf(b.type) : b.type);
}
