import type { Quantity } from '../quantity.ts';
import type { Block } from '../statements.ts';
import type { Path } from './context.ts';
import type { Held } from './store.ts';
import type { Value } from './value.ts';

/** What one run of a loop's body came to, from the values that it began with. */
export interface Trial {
  readonly out: Block;
  /** What was written when an iteration ended; null if none does. */
  readonly end: ReadonlyMap<string, Held> | null;
  readonly breaks: readonly Path[];
  /** How many facts held at the head. */
  readonly depth: number;
  /** Something led to a primitive that is another one in each iteration. */
  readonly varies: boolean;
}

/** What decides at the start of each iteration whether there is one. */
export type Guard =
  | {
      readonly kind: 'counted';
      readonly from: Quantity;
      readonly to: Quantity;
      readonly endlessUnlessOrdered: boolean;
      /** By cell: its value in an iteration, in terms of the iteration's number. */
      readonly inductions: ReadonlyMap<string, Value>;
      /** What holds in every iteration that there is. */
      readonly fact: readonly Quantity[];
    }
  /** Somebody outside says how many there are: a scanner that has more. */
  | { readonly kind: 'outside'; readonly fact: readonly Quantity[] };
