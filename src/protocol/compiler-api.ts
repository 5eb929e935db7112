import type { FragmentView, ObligationView, StrategyNumber } from './fragment-view.ts';
import type { DiagnosticView } from './place.ts';
import type { VerdictView } from './verdict-view.ts';

/** What the page can be written in. */
export const languages = ['virgo'] as const;
export type Language = (typeof languages)[number];

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
}

/** Names a fragment of a text that was compiled. */
export interface FragmentReference {
  readonly revision: number;
  readonly fragment: number;
}

export type CheckPhase =
  'without a precondition' | 'with the precondition' | 'preconditions' | 'runs' | 'search';

export type CheckResult =
  | { readonly kind: 'decided'; readonly verdict: VerdictView }
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
  /** Starts Z3 in the background and tells how far it is. */
  prepareSolver(onState: (state: SolverState) => void): Promise<void>;
  compile(request: CompileRequest): Promise<Reply<Compiled>>;
  /** One check is under way at a time: a new one cancels the one before. */
  check(what: FragmentReference, onPhase: (phase: CheckPhase) => void): Promise<Reply<CheckResult>>;
  cancel(): Promise<void>;
  /** CoreDafny; null, as below, where the text has changed. */
  dafny(what: FragmentReference, strategy: StrategyNumber): Promise<Reply<string | null>>;
  obligations(what: FragmentReference): Promise<Reply<readonly ObligationView[] | null>>;
  /** An obligation as a script for any solver. */
  obligationText(what: FragmentReference, obligation: number): Promise<Reply<string | null>>;
}
