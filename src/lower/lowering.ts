import type { LoopMode } from '../base/loop-mode.ts';
import type { Span } from '../base/span.ts';
import { isError, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { GoCode } from '../diagnostics/go-catalogue.ts';
import { reportGo, type GoArguments } from '../diagnostics/report-go.ts';
import type { Block, Count, Operation } from '../model/statements.ts';
import type { Tally } from '../model/fragment.ts';
import type { Given } from '../model/given.ts';
import type { Origin, Quantity, Source } from '../model/quantity.ts';
import type { Sort } from '../expression/sort.ts';
import type { Places } from './places.ts';

/** 0 <= iterations <= to - from, or none if the loop has none. */
export interface IterationsPart {
  readonly iterations: Source;
  readonly from: Quantity;
  readonly to: Quantity;
}

/** What the transformations share. A failed attempt keeps its diagnostics to itself. */
export interface Lowering {
  readonly mode: LoopMode;
  readonly places: Places;
  readonly tallies: readonly Tally[];
  /** Numbers of iterations that were introduced, with the loop that they are a part of. */
  readonly parts: IterationsPart[];
  readonly diagnostics: Diagnostic[];
  /** What is taken for granted of loops. */
  readonly ends: Given[];
  readonly counter: { next: number };
  /** Operations that loops without bounds try until they succeed. */
  readonly polls: Operation[];
  /** The loops around, outermost first. */
  readonly loops: readonly number[];
  /** How often a loop may still be taken apart into cases: each time it stands there twice. */
  readonly splits: number;
  /** What is taken out of a loop may be a loop again. */
  readonly shapeLoop: (lowering: Lowering, loop: Count) => Block;
}

export function reject<Code extends GoCode>(
  lowering: Pick<Lowering, 'diagnostics'>,
  code: Code,
  span: Span,
  given: GoArguments<Code>,
): void {
  reportGo(lowering.diagnostics, code, span, given);
}

interface Attempt {
  readonly block: Block;
  readonly diagnostics: readonly Diagnostic[];
  readonly failed: boolean;
}

export function attempt(lowering: Lowering, run: (inner: Lowering) => Block): Attempt {
  const diagnostics: Diagnostic[] = [];
  const block = run({ ...lowering, diagnostics });
  return { block, diagnostics, failed: diagnostics.some(isError) };
}

export function accept(lowering: Lowering, tried: Attempt): Block {
  for (const diagnostic of tried.diagnostics)
    if (
      !lowering.diagnostics.some(
        (other) => other.code === diagnostic.code && other.span.start === diagnostic.span.start,
      )
    )
      lowering.diagnostics.push(diagnostic);
  return tried.block;
}

/** A value that stands for a choice that the program leaves open. */
export function freeValue(
  lowering: Lowering,
  name: string,
  sort: Sort,
  origin: Origin,
  span: Span,
): Quantity {
  const id = lowering.counter.next++;
  const { loops } = lowering;
  return {
    kind: 'source',
    source: { id, name, sort, origin, span, loops, nonNegative: false, assumedStill: false },
  };
}

/** Copies of the values that differ from iteration to iteration, for one iteration taken by itself. */
export function forOneIteration(
  lowering: Lowering,
  loop: number,
  iteration: Quantity | null,
): (leaf: Quantity) => Quantity {
  const copies = new Map<number, Quantity>();
  return (leaf) => {
    if (leaf.kind === 'iteration')
      return leaf.loop === loop && iteration !== null ? iteration : leaf;
    if (leaf.kind !== 'source' || !leaf.source.loops.includes(loop)) return leaf;
    const known = copies.get(leaf.source.id);
    if (known !== undefined) return known;
    const source: Source = {
      ...leaf.source,
      id: lowering.counter.next++,
      loops: leaf.source.loops.filter((other) => other !== loop),
    };
    const copy: Quantity = { kind: 'source', source };
    copies.set(leaf.source.id, copy);
    return copy;
  };
}
