import type { Term } from '../../logic/term.ts';
import type { NodeId } from '../../virgo/ast.ts';

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
  /** The statements that it speaks of, that of its subject first; none where the program itself is meant. */
  readonly nodes: readonly NodeId[];
  /** Completes the sentence "after this step, ...". */
  readonly words: string;
  readonly term: Term;
  /** Of a sum: what one of the statements contributes to it; null if nothing. */
  readonly share?: (node: NodeId) => Term | null;
}
