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
  /** No caller decides it: the headline holds for each of its values, and the paper takes it as a parameter. */
  readonly isChoice: boolean;
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
  /** The `go` statements that start it; none of main, and none of what the passing of time starts. */
  readonly startedAt: readonly { readonly process: number; readonly point: number }[];
  /** Any number of instances may run it. */
  readonly isFamily: boolean;
  readonly points: readonly PointView[];
  /** The point at which the process has ended. */
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

/** A rule of the paper, or what an edge does. */
type RuleReference =
  | { readonly encoding: 'paper'; readonly kind: RuleKind }
  | { readonly encoding: 'counting'; readonly kind: EdgeKind };

/** A way on from a point: beyond the paper's language there may be several. */
interface PointView {
  readonly point: number;
  /** Null where no statement stands behind it: time passes. */
  readonly node: number | null;
  readonly place: PlaceView;
  readonly rule: RuleReference;
  /** In VirGo's words: `c!`. */
  readonly operation: string;
  /** Where it goes from here: `2`, `3 else 5`. */
  readonly targets: string;
  /** How many loops it stands in. */
  readonly depth: number;
}

/** What the encoding makes of one statement, by the rules of the paper or by counting edges. */
export type WalkStep = RuleStep | EdgesStep;

interface StatementStep {
  readonly node: number | null;
  readonly place: PlaceView;
  readonly operation: string;
  readonly process: string;
}

/** One rule of the paper's encoding at work, and what came of it. */
export interface RuleStep extends StatementStep {
  readonly encoding: 'paper';
  readonly kind: RuleKind;
  /** Its own point, and those that the rule adds; none for a waitgroup. */
  readonly points: readonly number[];
  /** The condition under which the point is ever reached (Fig. 11). */
  readonly condition: string | null;
  /** What the points do, in CoreDafny. */
  readonly code: string | null;
  /** The conjuncts of the invariant that speak of it. */
  readonly invariant: readonly ConjunctView[];
}

/** The edges that a statement became, and all that is known of their counters. */
export interface EdgesStep extends StatementStep {
  readonly encoding: 'counting';
  readonly edges: readonly EdgeView[];
  /** The steps along these edges, in CoreDafny. */
  readonly code: string;
  /** What the edges change, each as the sum of counters that it is. */
  readonly sums: readonly SumView[];
  readonly facts: readonly CountedFactView[];
}

export interface EdgeView {
  /** `x7_send` counts how often it was taken. */
  readonly counter: string;
  readonly kind: EdgeKind;
  readonly words: string;
  readonly from: number;
  readonly to: number;
  /** When somebody in front of it can take it; null: always. */
  readonly enabled: string | null;
  /** What it crashes of, and when. */
  readonly crashes: readonly { readonly words: string; readonly when: string }[];
}

/** How many stand at a point, what a channel holds, what a counter is. */
interface SumView {
  readonly words: string;
  readonly term: string;
}

interface CountedFactView {
  /** Its family: `B2`. */
  readonly rule: string;
  /** What the family is about. */
  readonly about: string;
  readonly words: string;
  readonly term: string;
}

/** What an edge does. */
export type EdgeKind =
  | 'make'
  | 'send'
  | 'receive'
  | 'receive-closed'
  | 'close'
  | 'cancel-first'
  | 'cancel-again'
  | 'add'
  | 'wait'
  | 'count-zero'
  | 'count-more'
  | 'lock'
  | 'drain'
  | 'unlock'
  | 'read-lock'
  | 'read-unlock'
  | 'once-first'
  | 'once-done'
  | 'once-later'
  | 'tau'
  | 'elapse'
  | 'default'
  | 'branch'
  | 'spawn'
  | 'enter'
  | 'iteration'
  | 'exit';

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
  /** Why there is no text; null where there is one. */
  readonly missing: string | null;
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
