import type { Happening } from '../run/event.ts';
import type { ChannelResource } from '../run/family/channel.ts';
import type { ContextResource } from '../run/family/context.ts';
import type { LockResource } from '../run/family/lock.ts';
import type { TimerResource } from '../run/family/timer.ts';
import type { WaitGroupResource } from '../run/family/waitgroup.ts';
import type { GoroutineId, NamedGoroutine, ResourceId } from '../run/names.ts';
import type { Goroutine, LoopIteration, Variable } from '../run/observation.ts';
import type { PlaceView } from './place.ts';

/**
 * Whose run it is: VirGo's, with an exchange on an unbuffered channel as one step, as in Go, or in the
 * encoding's three; or that of the Go program itself.
 */
export type ViewName = 'go' | 'encoding' | 'program';

/** A run, ready to be stepped through: every frame says all that is to be seen. */
export interface RunView {
  readonly values: readonly ValueView[];
  readonly view: ViewName;
  /** The scheduler's moves as text, for a link. */
  readonly trace: string;
  /** All that are in some frame, in the order of their ids. */
  readonly goroutines: readonly NamedGoroutine[];
  /** What they run, by number. */
  readonly listings: readonly ListingView[];
  /** The state before the first step, then the one after each step. */
  readonly frames: readonly FrameView[];
  readonly ending: EndingView;
}

export interface ValueView {
  readonly name: string;
  readonly value: string;
}

export interface ListingView {
  readonly name: string;
  readonly lines: readonly LineView[];
}

export interface LineView {
  readonly place: PlaceView;
  /** In the words of its language: `c!`. */
  readonly operation: string;
  /** How many loops it stands in. */
  readonly depth: number;
  readonly isLoopHead: boolean;
  /** The line at which a card shows who stands here: mostly this one. */
  readonly shownAt: number;
}

export interface EndingView {
  /** `broken`: it ends well or goes on, and shows what must not happen all the same, as a data race. */
  readonly kind: 'ok' | 'stuck' | 'crash' | 'too-large' | 'exit' | 'unfinished' | 'broken';
  readonly sentence: string;
}

export interface FrameView {
  /** The step that led here; null at the start. */
  readonly step: StepView | null;
  readonly goroutines: readonly GoroutineView[];
  readonly resources: readonly ResourceView[];
  /** What the scheduler may choose from here. */
  readonly moves: readonly MoveView[];
  /** Who waits for whom, where that is known and somebody waits for ever. */
  readonly waitFor?: WaitForView;
  /** How many moves lead here, where that is not the number of the frame. */
  readonly taken?: number;
  /** How many steps inside of the library are left out in front of this one. */
  readonly folded?: number;
}

export interface WaitForView {
  /** One who waits, one who may yet do what it waits for, and at which resources. */
  readonly edges: readonly {
    readonly from: GoroutineId;
    readonly to: GoroutineId;
    readonly resources: readonly ResourceId[];
  }[];
  /** Goroutines that wait for each other in a circle. */
  readonly cycles: readonly (readonly GoroutineId[])[];
  /** Those that can never move again. */
  readonly doomed: readonly GoroutineId[];
}

export interface MoveView {
  /** Null where a timer moves. */
  readonly goroutine: GoroutineId | null;
  readonly partner: GoroutineId | null;
  /** What it would do, as a sentence. */
  readonly sentence: string;
}

export interface StepView {
  /** Null where a timer moved. */
  readonly goroutine: GoroutineId | null;
  /** The receiver of an exchange. */
  readonly partner: GoroutineId | null;
  /** What it did; null where it ended the whole run. */
  readonly what: Happening | null;
  /** In the words of its language: `c!`. */
  readonly operation: string;
  readonly places: readonly PlaceView[];
  readonly sentence: string;
  /** What is different after it, besides where its goroutines stand. */
  readonly changes: readonly ChangeView[];
}

interface ChangeView {
  /** A resource, or the variable of a loop. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export type GoroutineStatus =
  | Exclude<Goroutine['status'], 'waiting'>
  /** It waits for another goroutine, and may go on when that one has moved. */
  | 'waiting'
  /** It waits, and nobody can move any more. */
  | 'stuck'
  | 'crashed';

export interface GoroutineView extends NamedGoroutine {
  readonly status: GoroutineStatus;
  /** What it runs, or will run, or has run. */
  readonly listing: number;
  /** The calls under way, the innermost first; empty before its start and after its end. */
  readonly stack: readonly CallView[];
  /** What it does when it moves: "send on c"; null where it cannot move. */
  readonly next: string | null;
  /** Why it cannot move, to stand after its name. */
  readonly reason: string | null;
  readonly moved: boolean;
}

export interface CallView {
  readonly listing: number;
  readonly line: number;
  readonly place: PlaceView;
  /** What it stands at, at this iteration: `go goroutine #2`. */
  readonly operation: string;
  readonly variables: readonly Variable[];
  readonly loop: LoopIteration | null;
}

/** By family: what a state holds, what happened to it so far, and whether the step on show changed it. */
export type ResourceView =
  ChannelView | WaitGroupView | LockView | TimerView | ContextView | WordsView;

interface Changing {
  readonly changed: boolean;
}

export interface ChannelView extends ChannelResource, Changing {
  /** How many values have been sent and received so far. */
  readonly sent: number;
  readonly received: number;
}

export interface WaitGroupView extends WaitGroupResource, Changing {
  /** All that was added so far, and all that was taken off. */
  readonly added: number;
  readonly done: number;
}

export interface LockView extends LockResource, Changing {}

export interface TimerView extends TimerResource, Changing {}

export interface ContextView extends ContextResource, Changing {}

/** A family whose state is said in words. */
export interface WordsView extends Changing {
  readonly kind: 'cond' | 'variable' | 'output';
  readonly id: ResourceId;
  readonly name: string;
  /** What it is: `condition`. */
  readonly title: string;
  /** `nobody waits`, the text that was printed. */
  readonly state: string;
  /** The goroutines that stand at it. */
  readonly waiting: readonly GoroutineId[];
}
