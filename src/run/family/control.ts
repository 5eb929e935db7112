import type { NamedGoroutine } from '../names.ts';

/** What a goroutine does by itself, and the goroutines that it starts. */
export type ControlEvent =
  | { readonly kind: 'spawn'; readonly started: NamedGoroutine }
  | { readonly kind: 'return' }
  | {
      readonly kind: 'branch';
      readonly condition: string;
      /** A name is true, a comparison holds. */
      readonly isName: boolean;
      readonly holds: boolean;
    }
  /** Behind the true branch. */
  | { readonly kind: 'jump' }
  | ({
      readonly kind: 'loop-head';
      /** Whether an iteration begins, or the loop is left. */
      readonly inside: boolean;
    } & LoopPosition)
  | ({ readonly kind: 'loop-next' } & LoopPosition)
  /** A value that is not known is settled for the rest of the run: "suppose that err != nil". */
  | { readonly kind: 'suppose'; readonly condition: string }
  /** Steps that no other goroutine can notice. */
  | { readonly kind: 'local' };

export interface LoopPosition {
  readonly variable: string;
  /** Afterwards; numbers of any size are kept as text. */
  readonly value: string;
  /** How many iterations are over when the step is made. */
  readonly done: number;
  readonly iterations: number;
}
