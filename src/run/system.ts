import type { Span } from '../base/span.ts';
import type { Event } from './event.ts';
import type { Move } from './move.ts';
import type { GoroutineId, NamedGoroutine } from './names.ts';
import type { Observation } from './observation.ts';

/**
 * A program that can be run one step at a time. States are values: a step makes a new one and leaves the
 * old one as it was. All that searches, replays, shortens and narrates runs speaks this alone.
 */
export interface System<State> {
  readonly initial: State;
  /** What the goroutines run, for a page to show; observed frames refer to it by index. */
  readonly listings: readonly Listing[];

  /** Everything that the scheduler may choose in this state, always in the same order. */
  moves(state: State): readonly Move[];
  /** Makes one of the moves of this state; another move is a fault of the caller. */
  step(state: State, move: Move): Outcome<State>;
  /**
   * Equal for two states only where everything that can come of one can come of the other, up to the
   * names of goroutines and resources: what a search has seen, it does not look at again.
   */
  key(state: State): string;
  /**
   * The goroutines that have started and not ended. In two states with the same key they correspond to
   * each other in this order.
   */
  alive(state: State): readonly GoroutineId[];
  /**
   * Asked where nobody can move and some goroutine is alive: whether the real program goes on all the
   * same, in a way that this system leaves out, so that nobody may be called stuck.
   */
  goesOn(state: State): boolean;
  observe(state: State): Observation;
}

export type Outcome<State> =
  | { readonly kind: 'moved'; readonly state: State; readonly event: Event }
  /** The whole run ends with this step. */
  | { readonly kind: 'ended'; readonly stop: Stop };

/** How a step ends the whole run. */
export type Stop =
  | Crash
  /** A number outside of what a state can hold: nothing is known beyond. */
  | { readonly kind: 'too-large'; readonly goroutine: NamedGoroutine; readonly value: string }
  /** The program ends itself, whatever the other goroutines are doing: `os.Exit`. */
  | { readonly kind: 'exit'; readonly goroutine: NamedGoroutine; readonly code: number };

/** A panic that nobody recovers, or a fatal error. */
export interface Crash {
  readonly kind: 'crash';
  readonly goroutine: NamedGoroutine;
  /** What it did, in the words of its language: `w.Add(-1)`. */
  readonly operation: string;
  readonly cause: CrashCause;
}

export type CrashCause =
  | { readonly kind: 'division-by-zero' }
  | { readonly kind: 'negative-capacity'; readonly capacity: string }
  | { readonly kind: 'negative-counter'; readonly counter: number }
  | { readonly kind: 'send-on-closed' }
  | { readonly kind: 'close-of-closed' }
  | { readonly kind: 'close-of-nil' }
  | { readonly kind: 'unlock-of-unlocked' }
  /** Any other, with Go's own message: `index out of range [3] with length 2`. */
  | { readonly kind: 'panic'; readonly message: string; readonly misuse: Misuse | null };

/** What was used as it must not be; a program may panic with the same words without that. */
export type Misuse = 'channel' | 'waitgroup' | 'lock';

/** A text that goroutines run: a process of VirGo, or a function. */
export interface Listing {
  readonly name: string;
  readonly lines: readonly ListingLine[];
}

interface ListingLine {
  readonly span: Span;
  /** In the words of the language. */
  readonly operation: string;
  /** How many loops it stands in. */
  readonly depth: number;
  /** A loop begins its iterations here. */
  readonly isLoopHead: boolean;
  /**
   * Where a card shows a goroutine that stands here: another line, where this one exists for the machine
   * alone; else the line itself.
   */
  readonly shownAt: number;
}
