import type { Term } from '../../logic/term.ts';

/** The invariants by the module that makes them. */
export type Family =
  | 'counter-range'
  | 'spawned'
  | 'branch'
  | 'returned'
  | 'loop'
  | 'defined'
  | 'capacity'
  | 'buffer-bounds'
  | 'monitor'
  | 'rendezvous-mutex'
  | 'waitgroup'
  | 'point-fact';

/** One conjunct of inv(V). */
export interface Conjunct {
  readonly family: Family;
  /** The name of the process, channel, loop or waitgroup that it speaks of. */
  readonly subject: string;
  /** Completes the sentence "after this step, ...". */
  readonly words: string;
  readonly term: Term;
}
