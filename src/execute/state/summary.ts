import type { Term } from '../term/term.ts';

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
