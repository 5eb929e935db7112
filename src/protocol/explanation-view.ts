import type { PlaceView } from './place.ts';
import type { ValueView } from './run-view.ts';

/** Why an obligation holds, or a state in which it does not. */
export type ExplanationView =
  /** By the step itself and these facts, of which none can be left out; `all`: how many there are to choose from. */
  | { readonly kind: 'holds'; readonly because: readonly FactView[]; readonly all: number }
  | {
      readonly kind: 'fails';
      /** Of the parameters. */
      readonly values: readonly ValueView[];
      readonly state: readonly StandingView[];
      /** What does not hold in it; null where the state itself must not be. */
      readonly broken: ValuedTermView | null;
      /** What the invariant and the precondition say of it, those first that are about the same statement. */
      readonly facts: readonly (FactView & ValuedTermView)[];
    }
  | { readonly kind: 'open'; readonly reason: string };

export interface FactView {
  readonly words: string;
  readonly term: string;
  /** What it is: `I_go, Fig. 13`, `precondition`. */
  readonly origin: string;
  /** The statement that it speaks of. */
  readonly node: number | null;
}

/** A term, and the same with what its sides come to. */
interface ValuedTermView {
  readonly term: string;
  readonly valued: string;
}

/** A goroutine or a resource in a state: `main` "stands at c?". */
interface StandingView {
  readonly who: string;
  readonly what: string;
  /** The variables of the encoding that say so: `P0 = 3`. */
  readonly variables: string;
  readonly place: PlaceView | null;
}
