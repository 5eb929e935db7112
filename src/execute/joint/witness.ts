import type { Supposed } from '../state/state.ts';
import { length } from '../term/make.ts';
import { wholeNumber } from '../term/sort.ts';
import { keyOf } from '../term/spell.ts';
import type { Term } from '../term/term.ts';
import { candidatesFor } from './candidates.ts';
import { claimOf, groupsOf, termsOf, termsWithin, type Claim } from './claim.ts';
import { claimHolds, leavesOf, withLengths, type Known } from './evaluate.ts';
import { computedOf, isAtom, isOpaque, roleOf } from './roles.ts';
import { sortsIn } from './sorts.ts';

/** So many claims are evaluated at most before a group of them counts as doubtful. */
const mostEvaluations = 30_000;

/**
 * Whether values are found at which all that is supposed holds at once. What is said of unknowns that have nothing
 * to do with each other always can; where nothing is found it may still be possible.
 */
export function haveWitness(supposed: Iterable<Supposed>): boolean {
  const claims = [...supposed].flatMap(({ term, value }) => claimOf(term, value) ?? []);
  return groupsOf(claims).every((group) => hasWitness(group));
}

function hasWitness(given: readonly Claim[]): boolean {
  if (given.length === 1 && isPlain(given[0]!)) return true;
  if (isEntangled(given)) return false;
  const group = [...given, ...capacitiesIn(given)];
  const sorts = sortsIn(group);
  const claims = group.map((claim) => ({
    ...claim,
    left: withLengths(claim.left, sorts),
    right: withLengths(claim.right, sorts),
  }));
  const found = new Map(
    claims.flatMap((claim) => leavesOf(claim, sorts)).map((leaf) => [keyOf(leaf), leaf]),
  );
  const leaves = [...found.values()];
  const keys = [...found.keys()];
  const candidates = candidatesFor(group, leaves, sorts);
  const last = claims.map((claim) =>
    Math.max(...leavesOf(claim, sorts).map((leaf) => keys.indexOf(keyOf(leaf)))),
  );
  const due = leaves.map((_, at) => claims.filter((__, number) => last[number] === at));
  const env = new Map<string, Known>();
  if (!claims.every((claim, at) => last[at]! >= 0 || claimHolds(claim, env, sorts))) return false;
  let left = mostEvaluations;
  const search = (at: number): boolean => {
    if (at === leaves.length) return true;
    for (const value of candidates[at]!) {
      env.set(keys[at]!, value);
      left -= 1 + due[at]!.length;
      if (left < 0) return false;
      if (due[at]!.every((claim) => claimHolds(claim, env, sorts)) && search(at + 1)) return true;
    }
    env.delete(keys[at]!);
    return false;
  };
  return search(0);
}

/** One comparison of an unknown with a constant or another one: somebody can make it come true. */
const isPlain = ({ left, right }: Claim): boolean =>
  [left, right].every((side) => ['atom', 'constant'].includes(roleOf(side)));

/** No list has more elements than it has room for. */
function capacitiesIn(claims: readonly Claim[]): readonly Claim[] {
  const measured = new Map(
    claims
      .flatMap(termsOf)
      .flatMap((term): readonly (readonly [string, Term])[] =>
        term.kind === 'length' && term.measure === 'cap' ? [[keyOf(term), term.of]] : [],
      ),
  );
  return [...measured.values()].map((of) => ({
    left: length(of, 'cap'),
    relation: '<',
    right: length(of),
    sort: wholeNumber,
    holds: false,
  }));
}

/** Something is computed of an unknown, nobody here knows how, and another claim speaks of that unknown as well. */
function isEntangled(group: readonly Claim[]): boolean {
  const opaque = group.flatMap(termsOf).filter(isOpaque);
  return opaque.some((one) => {
    const own = atomsIn(one);
    const key = keyOf(one);
    const seen = (term: Term): boolean =>
      isAtom(term)
        ? own.has(keyOf(term))
        : !(isOpaque(term) && keyOf(term) === key) && computedOf(term).some(seen);
    return group.some(({ left, right }) => seen(left) || seen(right));
  });
}

const atomsIn = (term: Term): ReadonlySet<string> =>
  new Set([...termsWithin(term)].filter(isAtom).map(keyOf));
