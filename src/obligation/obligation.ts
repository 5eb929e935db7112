import type { Family } from '../encode/invariant/conjunct.ts';
import type { StrategyNumber } from '../base/strategy.ts';
import type { Span } from '../base/span.ts';
import type { Term } from '../logic/term.ts';
import type { PointIndex, ProcessIndex } from '../process/machine.ts';
import type { NodeId } from '../virgo/ast.ts';

/**
 * One proof obligation of the Hoare triple {P} enc(V) {Q}: from the invariant (where it may be used)
 * and the assumptions the goal must follow, for all values of all variables.
 */
export interface Obligation {
  /**
   * Stable for a given program, and readable: `preservation/1.3/monitor c`. The conjuncts of a channel that
   * may be buffered or not share one.
   */
  readonly name: string;
  readonly kind: 'establishment' | 'preservation' | 'crash' | 'exit' | 'necessity';
  /** What it says, as a sentence for a person. */
  readonly words: string;
  readonly family: Family | null;
  readonly place: Place | null;
  /** The statement that it is about: that of the step, or else of what it speaks of. */
  readonly node: NodeId | null;
  readonly usesInvariant: boolean;
  /** Obligations of one step share this array, so that a prover can work on them together. */
  readonly assumptions: readonly Term[];
  readonly goal: Term;
  /** The obligation whose proof proves this one too, since this one only assumes more. */
  readonly impliedBy: Obligation | null;
  /** Whose proofs need it. What does not depend on the strategy is proved once. */
  readonly strategies: readonly StrategyNumber[];
}

export interface Place {
  readonly process: ProcessIndex;
  readonly point: PointIndex;
  readonly node: NodeId;
  readonly span: Span;
}
