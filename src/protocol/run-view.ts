import type { ProcessView } from './fragment-view.ts';
import type { PlaceView } from './place.ts';

/** How an exchange on an unbuffered channel is seen: as one step, as in Go, or in the encoding's three. */
export type ViewName = 'go' | 'encoding';

/** A run, ready to be stepped through: every frame says all that is to be seen. */
export interface RunView {
  readonly values: readonly ValueView[];
  readonly view: ViewName;
  /** The scheduler's choices as text, for a link. */
  readonly trace: string;
  /** As they are at these values: a goroutine in a loop has one for each turn. */
  readonly processes: readonly ProcessView[];
  readonly channels: readonly ChannelView[];
  readonly waitgroups: readonly { readonly name: string }[];
  /** The state before the first step, then the one after each step. */
  readonly frames: readonly FrameView[];
  readonly ending: EndingView;
}

export interface ValueView {
  readonly name: string;
  readonly value: string;
}

export interface ChannelView {
  readonly name: string;
  /** 0: unbuffered. */
  readonly capacity: number;
}

export interface EndingView {
  readonly kind: 'ok' | 'stuck' | 'crash' | 'too-large' | 'unfinished';
  readonly sentence: string;
}

export interface FrameView {
  /** The step that led here; null at the start. */
  readonly step: StepView | null;
  readonly processes: readonly ProcessFrame[];
  readonly channels: readonly ChannelFrame[];
  readonly waitgroups: readonly WaitGroupFrame[];
  /** What the scheduler may choose from here. */
  readonly moves: readonly MoveView[];
}

export interface MoveView {
  readonly process: number;
  readonly partner: number | null;
  /** What it would do, as a sentence. */
  readonly sentence: string;
}

export interface StepView {
  readonly process: number;
  /** The receiver of an exchange. */
  readonly partner: number | null;
  /** The machine's own word for the instruction: `send`, `loop-head`. */
  readonly kind: string;
  /** In VirGo's words: `c!`. */
  readonly operation: string;
  /** On which channel, where it is an operation on one. */
  readonly channel: number | null;
  readonly places: readonly PlaceView[];
  readonly sentence: string;
  /** What is different after it, besides where its processes stand. */
  readonly changes: readonly ChangeView[];
}

export interface ChangeView {
  /** A channel, a waitgroup, or the variable of a loop. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export type ProcessStatus =
  | 'not started'
  | 'ready'
  /** It waits for another process, and may go on when that one has moved. */
  | 'waiting'
  /** It waits, and nobody can move any more. */
  | 'stuck'
  | 'ended'
  | 'crashed';

export interface ProcessFrame {
  readonly status: ProcessStatus;
  readonly point: number;
  /** Where it stands: null before its start and after its end. */
  readonly place: PlaceView | null;
  /** What it stands at, at this turn: `go goroutine #2`; null before its start and after its end. */
  readonly operation: string | null;
  readonly loop: LoopFrame | null;
  /** What it does when it moves: "send on c"; null where it cannot move. */
  readonly next: string | null;
  /** Why it cannot move, to stand after its name. */
  readonly reason: string | null;
  readonly moved: boolean;
}

export interface LoopFrame {
  /** The point at which its turns begin. */
  readonly head: number;
  readonly variable: string;
  readonly value: string;
  /** The turn under way, from 1. */
  readonly turn: number;
  readonly turns: number;
}

export interface ChannelFrame {
  /** Whether its declaration has run. */
  readonly made: boolean;
  readonly held: number;
  /** How many values have been sent and received so far. */
  readonly sent: number;
  readonly received: number;
  /** The exchange under way, which only the encoding's view has: a value is offered, or was taken. */
  readonly offer: 'offered' | 'taken' | null;
  /** The processes that stand at a send on it and at a receive from it. */
  readonly senders: readonly number[];
  readonly receivers: readonly number[];
  readonly changed: boolean;
}

export interface WaitGroupFrame {
  readonly counter: number;
  /** All that was added so far, and all that was taken off. */
  readonly added: number;
  readonly done: number;
  /** The processes that stand at a wait for it. */
  readonly waiting: readonly number[];
  readonly changed: boolean;
}
