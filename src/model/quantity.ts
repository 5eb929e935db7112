import type { Span } from '../base/span.ts';
import {
  sortOf as sortOfExpression,
  type Expression,
  type IterationUse,
  type SourceUse,
} from '../expression/expression.ts';
import type { Sort } from '../expression/sort.ts';
import { visitLeaves } from '../expression/walk.ts';
import type { About } from './comparison.ts';

/**
 * Where a value comes from that the text does not tell.
 * `carried` is what a variable holds that an earlier iteration of the loop has written: it is not free
 * to be anything, we just do not know it. `attempt` is whether a select with a timeout or a default
 * took another case: that hangs on what the others do, not on data.
 */
export type Origin =
  | 'parameter'
  | 'length'
  | 'stored'
  | 'computed'
  | 'received'
  | 'carried'
  | 'choice'
  /** How many processors there are: one number, whoever asks. */
  | 'processors'
  | 'attempt'
  /** How often a loop iterates. */
  | 'iterations'
  /** In how many iterations of a loop something holds. */
  | 'iterations-with'
  /** How many iterations a loop makes before the one that leaves it. */
  | 'iterations-before'
  /** Whether an iteration leaves the loop. */
  | 'leaves';

/** Between which numbers a value lies, both included; null where there is no such bound. */
export interface ValueRange {
  readonly least: bigint | null;
  readonly most: bigint | null;
}

/** Something of the caller's that was read, and is taken to stay as it is: a variable, or what a map holds. */
export interface Resting {
  readonly name: string;
  readonly what: 'value' | 'map';
}

/**
 * A value that is not known, but is one value: per run if `loops` is empty, else per iteration of the
 * innermost of these loops.
 */
export interface Source {
  readonly id: number;
  /** As the person would call it: len(files), cfg.Workers, err != nil. */
  readonly name: string;
  readonly sort: Sort;
  readonly origin: Origin;
  readonly span: Span;
  readonly nonNegative: boolean;
  /** Where more is known than its sign. */
  readonly range?: ValueRange;
  readonly about?: About;
  readonly resting?: readonly Resting[];
  readonly loops: readonly number[];
  /** It could be written behind the fragment's back; we take it that it is not. */
  readonly assumedStill: boolean;
}

/** An integer or a truth value over what a fragment does not tell. */
export type Quantity = Expression<QuantityLeaf>;

/** An iteration is the number that a counted loop stands at. */
export type QuantityLeaf = SourceUse<Source> | IterationUse;

export const fromSource = (source: Source): SourceUse<Source> => ({ kind: 'source', source });

export function sortOf(quantity: Quantity): Sort {
  return sortOfExpression(quantity, (leaf) => (leaf.kind === 'source' ? leaf.source.sort : 'int'));
}

/** The loops on whose iterations the value depends. */
export function loopsOf(quantity: Quantity): ReadonlySet<number> {
  const loops = new Set<number>();
  visitLeaves(quantity, (leaf) => {
    if (leaf.kind === 'iteration') loops.add(leaf.loop);
    else for (const loop of leaf.source.loops) loops.add(loop);
  });
  return loops;
}

/** Where the values in it come from. */
export function originsOf(quantity: Quantity): ReadonlySet<Origin> {
  const origins = new Set<Origin>();
  visitLeaves(quantity, (leaf) => {
    if (leaf.kind === 'source') origins.add(leaf.source.origin);
  });
  return origins;
}

export type ConditionalQuantity = Extract<Quantity, { kind: 'conditional' }>;

export const isConditional = (quantity: Quantity): quantity is ConditionalQuantity =>
  quantity.kind === 'conditional';
