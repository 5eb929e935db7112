import { keyOfCompared, type Compared, type Comparison } from './comparison.ts';

/** A comparison, and whether it holds. */
export interface Judged {
  readonly comparison: Comparison;
  readonly holds: boolean;
}

/** More things that could each be NaN are not gone through one by one. */
const mostPerhapsNaN = 6;

/** Whether there are values of Go of which all of this is true. Where that is not found out, there may be. */
export function isConsistent(judged: readonly Judged[]): boolean {
  const things = new Set(
    judged.flatMap(({ comparison: { order, left, right } }) =>
      order === 'float'
        ? [left, right].filter(({ kind }) => kind === 'thing').map(keyOfCompared)
        : [],
    ),
  );
  if (things.size > mostPerhapsNaN) return true;
  return subsetsOf([...things]).some((notNumbers) => isOrdered(judged, new Set(notNumbers)));
}

function subsetsOf(list: readonly string[]): readonly (readonly string[])[] {
  return list.reduce<readonly (readonly string[])[]>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[]],
  );
}

/** Which things are at most as great as which, and of which pairs it is known that they differ. */
interface Ordering {
  readonly atMost: Map<string, Set<string>>;
  readonly below: (readonly [string, string])[];
  readonly different: (readonly [string, string])[];
}

/** Any order without a circle through something smaller is one that values can have. */
function isOrdered(judged: readonly Judged[], notNumbers: ReadonlySet<string>): boolean {
  const ordering: Ordering = { atMost: new Map(), below: [], different: [] };
  const constants = new Map<string, Compared>();
  for (const { comparison, holds } of judged) {
    const { relation, left, right } = comparison;
    const [a, b] = [keyOfCompared(left), keyOfCompared(right)];
    if (notNumbers.has(a) || notNumbers.has(b)) {
      if (holds) return false;
      continue;
    }
    for (const one of [left, right])
      if (one.kind !== 'thing') constants.set(keyOfCompared(one), one);
      else if (comparison.order === 'text') noteAtMost(ordering, '""', one.key);
      else if (one.isNil === 'never') ordering.different.push([one.key, 'nil']);
    if (comparison.order === 'text') constants.set('""', { kind: 'text', bytes: '' });
    note(ordering, relation, a, b, holds);
  }
  noteConstants(ordering, [...constants]);
  const reaches = reachability(ordering.atMost);
  return (
    ordering.below.every(([a, b]) => !reaches(b, a)) &&
    ordering.different.every(([a, b]) => !(reaches(a, b) && reaches(b, a)))
  );
}

function note(
  ordering: Ordering,
  relation: Comparison['relation'],
  a: string,
  b: string,
  holds: boolean,
): void {
  if (relation === '==') {
    if (!holds) {
      ordering.different.push([a, b]);
      return;
    }
    noteAtMost(ordering, a, b);
    noteAtMost(ordering, b, a);
  } else if (holds) noteOrder(ordering, a, b, relation === '<');
  else noteOrder(ordering, b, a, relation === '<=');
}

function noteOrder(ordering: Ordering, a: string, b: string, isStrict: boolean): void {
  noteAtMost(ordering, a, b);
  if (isStrict) ordering.below.push([a, b]);
}

function noteAtMost({ atMost }: Ordering, a: string, b: string): void {
  const known = atMost.get(a) ?? new Set();
  known.add(b);
  atMost.set(a, known);
}

/** Constants are in the order that Go has them in; what has no order is different. */
function noteConstants(
  ordering: Ordering,
  constants: readonly (readonly [string, Compared])[],
): void {
  for (const [at, [a, first]] of constants.entries())
    for (const [b, second] of constants.slice(at + 1)) {
      const order = orderOf(first, second);
      if (order === null) ordering.different.push([a, b]);
      else noteOrder(ordering, ...(order < 0 ? ([a, b] as const) : ([b, a] as const)), true);
    }
}

/** Texts are compared byte by byte: of each a letter of its own. */
function orderOf(first: Compared, second: Compared): number | null {
  if (first.kind === 'text' && second.kind === 'text') return first.bytes < second.bytes ? -1 : 1;
  if (first.kind === 'number' && second.kind === 'number')
    return first.value < second.value ? -1 : 1;
  return null;
}

function reachability(edges: ReadonlyMap<string, ReadonlySet<string>>) {
  const from = (start: string): ReadonlySet<string> => {
    const seen = new Set([start]);
    for (const one of seen) for (const next of edges.get(one) ?? []) seen.add(next);
    return seen;
  };
  const known = new Map<string, ReadonlySet<string>>();
  return (a: string, b: string): boolean => {
    const reached = known.get(a) ?? from(a);
    known.set(a, reached);
    return reached.has(b);
  };
}
