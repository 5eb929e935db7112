import type { TermValue } from '../logic/evaluate-term.ts';
import type { Term } from '../logic/term.ts';
import type { ReportedStrategy } from '../base/strategy.ts';
import type { Obligation } from '../obligation/obligation.ts';
import type { Finding } from '../smt/discharge.ts';

export type Outcome =
  /** All obligations are proved. */
  | 'verified'
  /** A run that was replayed contradicts what the strategy claims. */
  | 'refuted'
  /** An obligation failed, and no run that contradicts the claim is known. */
  | 'not-proved'
  /** An obligation was not decided. */
  | 'unknown';

export interface Precondition {
  /** The shortest equivalent that we found and proved equivalent. */
  readonly simple: Term;
  /** As the paper writes it. */
  readonly paper: Term;
  /** The simple form in standard SMT-LIB over the parameters' own names; see `standingAlone`. */
  readonly smt: string;
}

export interface StrategyVerdict {
  readonly strategy: ReportedStrategy;
  readonly outcome: Outcome;
  readonly precondition: Precondition;
  /** Null where the solver did not decide it. 'Free of deadlocks whenever false' is no success. */
  readonly satisfiable: boolean | null;
  /** Whether the precondition is proved to be the weakest. */
  readonly weakest: boolean;
  /** Where it is not proved: between these bounds all values were tried, and it is the weakest there. */
  readonly weakestWithin: { readonly low: number; readonly high: number } | null;
  readonly milliseconds: number;
  /** What was not proved: the obligations that failed or were not decided. */
  readonly failed: readonly Obligation[];
  /** Why it is not verified, as a sentence; null where it is. */
  readonly reason: string | null;
}

export type Assignment = ReadonlyMap<string, TermValue>;

export interface Verdict {
  readonly strategies: readonly StrategyVerdict[];
  /** The first strategy that verifies with a precondition that can be satisfied. */
  readonly first: ReportedStrategy | null;
  readonly obligations: readonly { readonly obligation: Obligation; readonly finding: Finding }[];
}
