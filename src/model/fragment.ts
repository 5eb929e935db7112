import type { Span } from '../base/span.ts';
import type { Primitive } from './primitive.ts';
import type { Quantity, Source } from './quantity.ts';
import type { Block } from './statements.ts';

/**
 * A fragment: one function that creates channels, waitgroups or locks, with every call inlined that
 * carries them, and nothing left but what matters for communication. It keeps all of Go's
 * concurrency; what a later stage cannot express, that stage rejects.
 */
export interface Fragment {
  /** The function's name, with its receiver's type: Server.Run. */
  readonly name: string;
  readonly nameSpan: Span;
  readonly span: Span;
  readonly primitives: readonly Primitive[];
  readonly sources: readonly Source[];
  readonly tallies: readonly Tally[];
  /** Something may crash in it where the function recovers from that and goes on, which is not followed. */
  readonly mayRecover: boolean;
  readonly body: Block;
}

/** `iterations` is the number of iterations of a loop in which the condition held. */
export interface Tally {
  readonly loop: number;
  readonly condition: Quantity;
  readonly iterations: Source;
  /** The loop's own iterations. */
  readonly from: Quantity;
  readonly to: Quantity;
}
