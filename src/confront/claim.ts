import type { Span } from '../base/span.ts';
import { isGiven } from '../expression/assumption.ts';
import type { Sort } from '../expression/sort.ts';
import type { AssumedTerm } from '../encode/encoding.ts';
import type { Term } from '../logic/term.ts';
import type { Given } from '../model/given.ts';
import type { ParameterMeaning } from '../lower/to-virgo.ts';
import type { Decision } from '../verdict/decide.ts';
import type { Assignment } from '../verdict/verdict.ts';

/** A verdict on a function of a Go text, as far as runs can contradict it; no matter which front end made it. */
export interface VerdictOnGo {
  /** Of the function that a run begins with. */
  readonly nameSpan: Span;
  readonly parameters: readonly { readonly name: string; readonly sort: Sort }[];
  readonly meanings: readonly ParameterMeaning[];
  readonly assumptions: readonly AssumedTerm[];
  readonly notFollowed: readonly Given[];
  readonly decision: Pick<Decision, 'verdict' | 'counterexample'>;
}

/** What a verdict says of runs. */
export interface Claim {
  /** Where one of them holds, every run ends well. */
  readonly good: readonly Term[];
  /** Where such a term does not hold, some run ends badly; between the bounds, where it has any. */
  readonly exact: readonly Exact[];
  /** With these values some run ends badly. */
  readonly witness: Assignment | null;
  /** What it takes for granted that Go does not guarantee, in words. */
  readonly given: readonly string[];
  /** It grants that loops end, and nothing else. */
  readonly grantsLoops: boolean;
}

interface Exact {
  readonly condition: Term;
  readonly within: { readonly low: number; readonly high: number } | null;
}

/** A verdict as the Go machine is asked about it: plain data, so that it goes from one worker to the other. */
export interface ClaimsOnGo extends Omit<VerdictOnGo, 'notFollowed' | 'decision'> {
  readonly claim: Claim;
}

export function claimsOf(verdict: VerdictOnGo): ClaimsOnGo {
  const { nameSpan, parameters, meanings, assumptions } = verdict;
  return { nameSpan, parameters, meanings, assumptions, claim: claimOf(verdict) };
}

function claimOf({ assumptions, notFollowed, decision }: VerdictOnGo): Claim {
  const proved = decision.verdict.strategies.filter(({ outcome }) => outcome === 'verified');
  const promised = assumptions.filter(({ origin }) => isGiven[origin]);
  return {
    good: proved.map(({ precondition }) => precondition.simple),
    exact: proved.flatMap(({ precondition, weakest, weakestWithin }) =>
      weakest || weakestWithin !== null
        ? [{ condition: precondition.simple, within: weakest ? null : weakestWithin }]
        : [],
    ),
    witness: decision.counterexample?.valuation ?? null,
    given: [
      ...promised.map(({ words }) => words ?? 'what the contract states'),
      ...notFollowed.map(({ words }) => words),
    ],
    grantsLoops:
      promised.length === 0 &&
      notFollowed.length > 0 &&
      notFollowed.every(({ code }) => code === 'loop-ends'),
  };
}
