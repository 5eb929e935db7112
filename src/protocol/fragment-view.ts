import type { LoopMode } from '../base/loop-mode.ts';
import type { StrategyNumber } from '../base/strategy.ts';
import type { Span } from '../base/span.ts';
import type { DiagnosticView, PlaceView } from './place.ts';

/**
 * What the page shows of a fragment before anything is proved. As all that crosses to the page these
 * are values that can be cloned; numbers of any size cross as text.
 */
export interface FragmentView {
  readonly name: string;
  /** Where it begins in the text. */
  readonly place: PlaceView;
  readonly parameters: readonly ParameterView[];
  /** What the parameters are in the Go text; none for a program in VirGo. */
  readonly meanings: readonly MeaningView[];
  /** What was abstracted on the way from Go. */
  readonly notes: readonly DiagnosticView[];
  /** What became of goroutines in loops; null where there are none. */
  readonly loops: LoopMode | null;
  /** Whether the paper's language has all of it; what goes beyond is proved by counting edges alone. */
  readonly profile: 'paper' | 'extended';
  readonly virgo: VirgoView;
  readonly processes: readonly ProcessView[];
}

export interface ParameterView {
  readonly name: string;
  readonly sort: 'int' | 'bool';
}

export interface MeaningView extends ParameterView {
  /** Completes the sentence "x is ...". */
  readonly words: string;
  readonly place: PlaceView;
}

/** The canonical text, and where each statement stands in it and in the source. */
export interface VirgoView {
  readonly text: string;
  readonly links: readonly LinkView[];
}

export interface LinkView {
  readonly node: number;
  readonly source: PlaceView;
  readonly target: PlaceView;
}

export interface ProcessView {
  readonly index: number;
  readonly name: string;
  /** The `go` that starts it; null for main. */
  readonly spawnedAt: { readonly process: number; readonly point: number } | null;
  readonly points: readonly PointView[];
  /** The point behind the last one, at which the process has ended. */
  readonly termination: number;
  readonly span: Span;
}

/** The machine's own words for its instructions. */
type InstructionKind =
  | 'make-channel'
  | 'send'
  | 'acknowledged'
  | 'receive'
  | 'add'
  | 'wait'
  | 'spawn'
  | 'return'
  | 'branch'
  | 'jump'
  | 'loop-head'
  | 'loop-next';

/** What a rule of the encoding is about: a waitgroup is made, but takes no program point. */
export type RuleKind = InstructionKind | 'make-waitgroup';

interface PointView {
  readonly node: number;
  readonly place: PlaceView;
  readonly kind: InstructionKind;
  /** In VirGo's words: `c!`. */
  readonly operation: string;
  /** Where it goes from here: `2`, `3 else 5`. */
  readonly targets: string;
  /** How many loops it stands in. */
  readonly depth: number;
}

/** One rule of the encoding at work: on which statement, and what came of it. */
export interface WalkStep {
  readonly node: number;
  readonly place: PlaceView;
  readonly kind: RuleKind;
  readonly operation: string;
  readonly process: string;
  /** Its own point, and those that the rule adds; none for a waitgroup. */
  readonly points: readonly number[];
  /** The condition under which the point is ever reached (Fig. 11). */
  readonly condition: string | null;
  /** What the points do, in CoreDafny. */
  readonly code: string | null;
  /** The conjuncts of the invariant that speak of it. */
  readonly invariant: readonly ConjunctView[];
}

export interface ConjunctView {
  /** The paper's name for its invariant, and where it stands there; null where it is not the paper's. */
  readonly invariant: { readonly name: string; readonly figure: string | null };
  readonly words: string;
  readonly term: string;
  /** Where it is a sum: what this statement contributes. */
  readonly share: string | null;
}

/** CoreDafny, and where what comes of each statement stands in it. */
export interface DafnyView {
  readonly text: string;
  /** An outer piece comes after those inside it. */
  readonly pieces: readonly PieceView[];
}

export interface PieceView {
  readonly place: PlaceView;
  /** The statements that it comes of or speaks of, the nearest first. */
  readonly nodes: readonly number[];
  /** What a fact of the proof says; null of a statement. */
  readonly words: string | null;
}

export interface ObligationView {
  readonly name: string;
  readonly kind: 'establishment' | 'preservation' | 'crash' | 'exit' | 'necessity';
  readonly words: string;
  readonly place: PlaceView | null;
  /** The statement that it is about. */
  readonly node: number | null;
  readonly strategies: readonly StrategyNumber[];
}
