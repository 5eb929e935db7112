import type { Value } from '../value/value.ts';
import { candidatesFor } from './candidates.ts';
import { claimOf, groupsOf, partsOf, treesIn, treesOf, type Claim } from './claim.ts';
import { claimHolds, leavesOf, withLengths, type Known } from './evaluate.ts';
import { kindsIn } from './kinds.ts';
import type { TermTree } from './term-tree.ts';

/** So many claims are evaluated at most before a group of them counts as doubtful. */
const mostEvaluations = 30_000;

/**
 * Whether values are found at which all that is supposed holds at once. What is said of unknowns that have nothing
 * to do with each other always can; where nothing is found it may still be possible.
 */
export function haveWitness(supposed: Iterable<readonly [string, Value]>): boolean {
  const claims = [...supposed].flatMap(([term, value]) => claimOf(term, value) ?? []);
  return groupsOf(claims).every((group) => hasWitness(group));
}

function hasWitness(group: readonly Claim[]): boolean {
  if (group.length === 1 && isPlain(group[0]!)) return true;
  if (isEntangled(group)) return false;
  const kinds = kindsIn(group);
  const claims = group.map((claim) => ({
    ...claim,
    left: withLengths(claim.left, kinds),
    right: withLengths(claim.right, kinds),
  }));
  const leaves = [...new Set(claims.flatMap((claim) => leavesOf(claim, kinds)))];
  const candidates = candidatesFor(group, leaves);
  const last = claims.map((claim) =>
    Math.max(...leavesOf(claim, kinds).map((leaf) => leaves.indexOf(leaf))),
  );
  const due = leaves.map((_, at) => claims.filter((__, number) => last[number] === at));
  const env = new Map<string, Known>();
  let left = mostEvaluations;
  const search = (at: number): boolean => {
    const leaf = leaves[at];
    if (leaf === undefined) return true;
    for (const value of candidates.of(leaf, kinds)) {
      env.set(leaf, value);
      left -= 1 + due[at]!.length;
      if (left < 0) return false;
      if (due[at]!.every((claim) => claimHolds(claim, env, kinds)) && search(at + 1)) return true;
    }
    env.delete(leaf);
    return false;
  };
  return search(0);
}

/** One comparison of an unknown with a constant or another one: somebody can make it come true. */
const isPlain = ({ left, right }: Claim): boolean =>
  [left, right].every(({ kind }) => kind === 'atom' || kind === 'literal');

/** Something is computed of an unknown, nobody here knows how, and another claim speaks of that unknown as well. */
function isEntangled(group: readonly Claim[]): boolean {
  const opaque = group.flatMap(treesOf).filter((tree) => tree.kind === 'opaque');
  return opaque.some((one) => {
    const own = atomsIn(one);
    const seen = (tree: TermTree): boolean =>
      tree.kind === 'atom'
        ? own.has(tree.text)
        : !(tree.kind === 'opaque' && tree.text === one.text) && partsOf(tree).some(seen);
    return group.some(({ left, right }) => seen(left) || seen(right));
  });
}

const atomsIn = (tree: TermTree): ReadonlySet<string> =>
  new Set([...treesIn(tree)].flatMap((one) => (one.kind === 'atom' ? [one.text] : [])));
