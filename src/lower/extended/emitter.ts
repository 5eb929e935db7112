import type { Span } from '../../base/span.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Block } from '../../model/statements.ts';
import type { NodeId } from '../../virgo/ast.ts';
import type { ExtendedBlock, ExtendedStatement } from '../../virgo/extended/ast.ts';
import type { Names } from '../names.ts';
import type { ElementOf } from './elements.ts';

/** What the walk over a fragment shares. */
export interface Emitter {
  /** The walk itself: what is emitted inside of a statement. */
  readonly block: (emitter: Emitter, block: Block, around: Around) => ExtendedBlock;
  readonly names: Names;
  readonly diagnostics: Diagnostic[];
  /** `isFull`: there are too many nodes, which has been reported. */
  readonly counter: { next: number; isFull: boolean };
  /** What is declared before everything else. */
  readonly declared: ExtendedStatement[];
  /** Declarations stand at the top: where they stand in Go they would not be seen by all who use them. */
  readonly hoists: boolean;
  /** The name of each primitive, once it is made. */
  readonly current: Map<number, string>;
  /** Channels that a loop makes one of in each iteration. */
  readonly elements: ReadonlyMap<number, ElementOf>;
  /** The variables of the loops whose iterations number such channels. */
  readonly variables: ReadonlyMap<number, string>;
  readonly labels: Map<number, string>;
  /** By what the text calls them: timers, and contexts of callers. */
  readonly timers: Map<string, string>;
}

/** Where a statement stands. */
export interface Around {
  /** All loops around, across goroutines, have an end. */
  readonly isBounded: boolean;
  /** Inside of a Do, which nothing may leave. */
  readonly inDo: boolean;
}

export function node(emitter: Emitter, span: Span): { readonly id: NodeId; readonly span: Span } {
  return { id: emitter.counter.next++ as NodeId, span };
}

export function nameOf(
  emitter: Emitter,
  primitive: { readonly id: number; readonly name: string },
) {
  const name = emitter.current.get(primitive.id);
  if (name === undefined) throw new Error(`${primitive.name} is used before it is made`);
  return name;
}
