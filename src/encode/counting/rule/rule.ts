import type { Term } from '../../../logic/term.ts';
import type { Edge } from '../../../process/graph/graph.ts';
import type { EdgeLabel } from '../../../process/graph/label.ts';
import type { CountingModel } from '../model.ts';

/** How an instance at the edge's source may come to crash. */
export interface CrashCondition {
  readonly words: string;
  /** Together with an instance at the source. */
  readonly when: Term;
}

/** What the encoding knows of a kind of edge. */
export interface Rule<Label extends EdgeLabel> {
  /** When an instance at the source can take it or crash at it; null if it never blocks. */
  readonly enabled: (model: CountingModel, edge: Edge, label: Label) => Term | null;
  /**
   * What holds when an instance takes it alone, besides standing at the source; null if nobody takes
   * it alone.
   */
  readonly guard: (model: CountingModel, edge: Edge, label: Label) => Term | null;
  readonly crashes: (model: CountingModel, edge: Edge, label: Label) => readonly CrashCondition[];
}

/** One rule for each kind of a family: a gap is an error of the types. */
export type Rules<Label extends EdgeLabel> = {
  readonly [Kind in Label['kind']]: Rule<Extract<Label, { readonly kind: Kind }>>;
};
