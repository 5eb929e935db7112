import type { Span } from '../../base/span.ts';
import type { NodeId } from '../../virgo/ast.ts';
import type {
  Edge,
  EdgeIndex,
  GraphLoop,
  GraphPoint,
  GraphPointIndex,
  ProcessClass,
} from './graph.ts';
import type { EdgeLabel } from './label.ts';

/** Where a statement comes from. */
export interface Origin {
  readonly id: NodeId | null;
  readonly span: Span;
}

export type LoopDraft = Omit<GraphLoop, 'points'> & { readonly points: Set<GraphPointIndex> };
export type ClassDraft = Omit<ProcessClass, 'single'>;

/** The lists of a graph while it is made. */
export class GraphBuilder {
  readonly points: GraphPoint[] = [];
  readonly edges: Edge[] = [];
  readonly loops: LoopDraft[] = [];
  readonly classes: ClassDraft[] = [];
  /** The loops that the next point belongs to. */
  #open: readonly LoopDraft[] = [];

  point(of: number, span: Span): GraphPointIndex {
    this.points.push({ class: of, span });
    const index = this.points.length - 1;
    for (const loop of this.#open) loop.points.add(index);
    return index;
  }

  edge(
    from: GraphPointIndex,
    to: GraphPointIndex,
    label: EdgeLabel,
    { id, span }: Origin,
  ): EdgeIndex {
    const index = this.edges.length;
    this.edges.push({ index, from, to, label, node: id, span });
    return index;
  }

  /** The points that are made meanwhile lie in the loop. */
  insideLoop(loop: LoopDraft, make: () => void): void {
    const before = this.#open;
    this.#open = [...before, loop];
    make();
    this.#open = before;
  }

  /** Those of a goroutine lie in none of its parent's loops. */
  outsideLoops(make: () => void): void {
    const before = this.#open;
    this.#open = [];
    make();
    this.#open = before;
  }
}
