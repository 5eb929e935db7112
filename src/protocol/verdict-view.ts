import type { ObligationView } from './fragment-view.ts';
import type { ReportedStrategy } from '../base/strategy.ts';
import type { RunView } from './run-view.ts';

/** The answer of a check as it is shown to a person: the page and the command line both show this. */
export interface VerdictReport {
  readonly headline: HeadlineView;
  /** Which proofs it comes of: the paper's invariants, or counting how often each edge is taken. */
  readonly encoding: EncodingName;
  /** What was shown of the ends of runs, under the best condition that was found; null where nothing was. */
  readonly shown: ShownEnd | null;
  readonly strategies: readonly StrategyReport[];
}

/** A report, with what the page needs to draw it beside the program. */
export interface VerdictView extends VerdictReport {
  readonly strategies: readonly StrategyView[];
  readonly obligations: readonly OutcomeOfObligation[];
  readonly counterexample: RunView | null;
  readonly milliseconds: number;
}

type EncodingName = 'paper' | 'counting' | 'both';

/** That nobody can be left behind follows of the first two alone. */
export type ShownEnd =
  | 'every run ends'
  | 'every fair run ends'
  | 'every run ends whose loops end'
  | 'no global deadlock';

/** The answer in words, for somebody who knows none of the theory. */
export interface HeadlineView {
  /**
   * `free`: for all values. `flawed`: the same, and runs show a panic or a data race. `conditional`: for some. `never`: for none. `fails`: some values fail, and
   * nothing is known of the others. `partial`: no state in which everybody waits, but somebody may wait
   * for ever beside others that go on. `open`: nothing is known. `withdrawn`: runs contradict the proof.
   */
  readonly kind:
    'free' | 'flawed' | 'conditional' | 'never' | 'fails' | 'partial' | 'open' | 'withdrawn';
  readonly title: string;
  /** The condition on the parameters that the title ends with; null where it has none. */
  readonly condition: string | null;
  readonly sentence: string;
}

/** The paper's three, and the search for a precondition where those do not suffice. */
export interface StrategyReport {
  readonly strategy: ReportedStrategy;
  readonly outcome: 'verified' | 'refuted' | 'not-proved' | 'unknown';
  /** What it claims, and what came of the claim. */
  readonly claim: string;
  readonly words: string;
  readonly precondition: PreconditionView;
  readonly satisfiable: boolean | null;
  readonly weakest: boolean;
  /** Where that is not proved: it is the weakest among all values between these bounds. */
  readonly weakestWithin: { readonly low: number; readonly high: number } | null;
  readonly milliseconds: number;
  /** The obligations that failed or were not decided. */
  readonly failed: readonly ObligationView[];
  /** Why it is not verified, as a sentence; null where it is. */
  readonly reason: string | null;
}

/** `failed` has the first few; `failedCount` says how many there are. */
export interface StrategyView extends StrategyReport {
  readonly failedCount: number;
}

interface PreconditionView {
  /** As one would say it; null where the formula is easier to read. */
  readonly words: string | null;
  readonly simple: string;
  readonly paper: string;
  readonly smt: string;
}

/** Belongs to the obligation at `index` of the fragment. */
export interface OutcomeOfObligation {
  readonly index: number;
  readonly outcome: 'proved' | 'failed' | 'unknown';
  /** How it was proved, at which values it failed, or why it was not decided. */
  readonly words: string;
}
