import type { Term } from '../term/term.ts';

/** A goroutine with all of its frames. */
export interface GoroutineSummary extends Omit<Summary, 'isWhole'> {
  /** What it is without what it refers to, to sort by. */
  readonly order: number;
  /** An object decides, too, where within its instruction it is. */
  readonly isStaged: boolean;
}

/** A frame or an object without the numbers of the objects that it refers to, and these in their order. */
export interface Summary {
  readonly first: number;
  readonly second: number;
  readonly references: readonly number[];
  /** The terms of unknowns, whose marks are numbered anew. */
  readonly terms: readonly Term[] | null;
  /** Nothing that it is made of is left out, such as who holds a lock. */
  readonly isWhole: boolean;
}
