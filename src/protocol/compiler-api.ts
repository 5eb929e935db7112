import type { Language } from '../base/language.ts';
import type { DafnyView, FragmentView, ObligationView, WalkStep } from './fragment-view.ts';
import type { ExplanationView } from './explanation-view.ts';
import type { LoopMode } from '../base/loop-mode.ts';
import type { ReportedStrategy } from '../base/strategy.ts';
import type { ContractsView } from './contracts-view.ts';
import type { Comparison } from './comparison-view.ts';
import type { NameView, OutlineView } from './names-view.ts';
import type { DiagnosticView, FixView } from './place.ts';
import type { RunView, ValueView, ViewName } from './run-view.ts';
import type { VerdictView } from './verdict-view.ts';

/** A fault of ours is caught in the worker's shell alone, and crosses to the page as its message. */
export type Reply<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'fault'; readonly message: string };

export interface CompileRequest {
  /** Counted up by the page; later calls name what they mean by it. */
  readonly revision: number;
  readonly language: Language;
  readonly source: string;
}

export interface Compiled {
  readonly revision: number;
  readonly diagnostics: readonly DiagnosticView[];
  /** Empty where an error stands in the way. */
  readonly fragments: readonly FragmentView[];
  /** The text is one of its language; what keeps a proof from it is then a warning at most. */
  readonly isAccepted: boolean;
}

/** Names a fragment of a text that was compiled. */
export interface FragmentReference {
  readonly revision: number;
  readonly fragment: number;
  /** Which of its encodings is meant, where it has two; its own if nothing is said. */
  readonly loops?: LoopMode;
  /** What is supposed of its parameters, as `requires` would say it. */
  readonly supposed?: string;
}

/** A run to be played: that of a link, or one that the person makes by hand. */
export interface PlayRequest {
  readonly values: readonly ValueView[];
  /** Null: from the beginning. */
  readonly trace: string | null;
  /** How many steps of it; null: all. */
  readonly keep: number | null;
  /** Which of the moves that are possible then is made; null: none. */
  readonly then: number | null;
  /** Null: as the trace has it. */
  readonly view: Exclude<ViewName, 'program'> | null;
}

export type Played =
  | { readonly kind: 'played'; readonly run: RunView; readonly at: number }
  /** It cannot be played, and says why: the trace of another program, values that are none. */
  | { readonly kind: 'refused'; readonly message: string };

/** What all schedules at some values come to, and one of them to look at. */
export type FoundRun =
  | {
      readonly kind: 'found';
      readonly outcome: 'bad' | 'clean' | 'open';
      readonly sentence: string;
      readonly run: RunView;
    }
  | { readonly kind: 'refused'; readonly message: string };

export type CheckPhase =
  'without a precondition' | 'with the precondition' | 'preconditions' | 'runs' | 'search';

/** What a verdict says of runs: one worker makes it, the other reads it, and the page hands it on. */
export interface SealedClaims {
  readonly sealed: unknown;
}

export type CheckResult =
  /** `claims`: for the Go machine; null where there is nothing that it could run. */
  | {
      readonly kind: 'decided';
      readonly verdict: VerdictView;
      readonly claims: SealedClaims | null;
    }
  | { readonly kind: 'cancelled' }
  /** Another text has been compiled in the meantime. */
  | { readonly kind: 'outdated' };

export type SolverState =
  | { readonly kind: 'downloading'; readonly loaded: number; readonly total: number }
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'absent'; readonly message: string };

/** The worker as the page sees it. Callbacks are wrapped with comlink's `proxy`. */
export interface CompilerApi {
  /** Starts Z3 in the background and reports its progress. */
  prepareSolver(onState: (state: SolverState) => void): Promise<void>;
  compile(request: CompileRequest): Promise<Reply<Compiled>>;
  /** One check is under way at a time: a new one cancels the one before. */
  check(what: FragmentReference, onPhase: (phase: CheckPhase) => void): Promise<Reply<CheckResult>>;
  /**
   * Proves both encodings of a fragment, one after the other; null where that was cancelled, and empty
   * where there is only one. A check cancels it, as it cancels a check.
   */
  compare(
    what: FragmentReference,
    onPhase: (loops: LoopMode, phase: CheckPhase) => void,
  ): Promise<Reply<Comparison | null>>;
  /** Of annotated Go, function by function; null where it was cancelled, as a check cancels it. */
  contracts(source: string): Promise<Reply<ContractsView | null>>;
  /** Lines of contract with which this function verifies; null where none were found. */
  contractFix(source: string, name: string): Promise<Reply<FixView | null>>;
  cancel(): Promise<void>;
  /** Of the Go text that was compiled last; null where that is another one by now. */
  outline(revision: number): Promise<Reply<OutlineView | null>>;
  /** Null where no name stands at the offset, as well. */
  nameAt(revision: number, offset: number): Promise<Reply<NameView | null>>;
  /** Why nobody can suppose what is supposed; null where one can. */
  whyNotSupposed(what: FragmentReference): Promise<Reply<string | null>>;
  /** A text in VirGo in its canonical form, with its comments; null where it cannot be read. */
  format(source: string): Promise<Reply<string | null>>;
  /** Without Z3, as all that follows. */
  play(what: FragmentReference, request: PlayRequest): Promise<Reply<Played | null>>;
  findRun(what: FragmentReference, values: readonly ValueView[]): Promise<Reply<FoundRun | null>>;
  /** The fragment in its other encoding; null where it has none. */
  variant(what: FragmentReference): Promise<Reply<FragmentView | null>>;
  /** The encoding, statement by statement. */
  walk(what: FragmentReference): Promise<Reply<readonly WalkStep[] | null>>;
  /**
   * CoreDafny; null, as below, where the text has changed. Beyond the paper's language the method is printed from
   * the proof, for which Z3 is asked.
   */
  dafny(what: FragmentReference, strategy: ReportedStrategy): Promise<Reply<DafnyView | null>>;
  obligations(what: FragmentReference): Promise<Reply<readonly ObligationView[] | null>>;
  /** All of them as one script. */
  allObligations(what: FragmentReference): Promise<Reply<string | null>>;
  /**
   * Asks Z3 why an obligation holds, or for a state in which it does not, near these values; null where that was
   * cancelled, as by a check, or the paper has no such obligation.
   */
  explain(
    what: FragmentReference,
    obligation: number,
    near: readonly ValueView[],
  ): Promise<Reply<ExplanationView | null>>;
  /** An obligation as a script for any solver. */
  obligationText(what: FragmentReference, obligation: number): Promise<Reply<string | null>>;
}
