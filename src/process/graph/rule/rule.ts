import type { Span } from '../../../base/span.ts';
import type { ExtendedBlock, ExtendedStatement } from '../../../virgo/extended/ast.ts';
import type { GraphBuilder, LoopDraft, Origin } from '../builder.ts';
import type { ClassIndex, GraphPointIndex } from '../graph.ts';
import type { EdgeLabel } from '../label.ts';
import type { GraphResources } from '../resources.ts';

/** For each kind of statement its edges; null for a declaration that takes no step. */
export type Rules<Kind extends ExtendedStatement['kind']> = {
  readonly [K in Kind]: Rule<OfKind<ExtendedStatement, K>> | null;
};

/** The statements of a kind, also where one type has several kinds. */
type OfKind<Of extends ExtendedStatement, Kind> = Of extends unknown
  ? Kind extends Of['kind']
    ? Of
    : never
  : never;

export interface Rule<Of extends ExtendedStatement> {
  /** Whether this one has edges; absent if all of the kind do. */
  hasEdges?(statement: Of): boolean;
  cut(cutter: Cutter, statement: Of, way: Way): void;
}

/** From where to where a statement leads, and where control goes from inside of it. */
export interface Way {
  readonly from: GraphPointIndex;
  readonly to: GraphPointIndex;
  readonly around: Surroundings;
}

/** Where control goes from inside of a block. */
export interface Surroundings {
  readonly class: ClassIndex;
  readonly end: GraphPointIndex;
  /** Of the innermost loop. */
  readonly loop: { readonly head: GraphPointIndex; readonly exit: GraphPointIndex } | null;
  /** Where the labelled blocks around end. */
  readonly blocks: ReadonlyMap<string, GraphPointIndex>;
  /** The loops around, across goroutines, whose variable indexes arrays. */
  readonly indices: ReadonlyMap<string, number>;
}

/** A program while it is cut into points and edges. */
export interface Cutter {
  readonly builder: GraphBuilder;
  readonly resources: GraphResources;
  block(block: ExtendedBlock, way: Way): void;
  /** Where a branch starts; one without statements is where it ends. */
  branch(block: ExtendedBlock, to: GraphPointIndex, around: Surroundings): GraphPointIndex;
  /** The class of a goroutine with a body of its own. */
  process(
    name: string,
    body: ExtendedBlock,
    span: Span,
    indices: Surroundings['indices'],
  ): ClassIndex;
  /** The class of a process with a name, which is cut once. */
  namedClass(name: string): ClassIndex;
  /** A class without a body. */
  newClass(name: string, span: Span, environment: boolean): ClassIndex;
  openLoop(kind: LoopDraft['kind'], statement: Origin, way: Way): OpenLoop;
}

export interface OpenLoop {
  readonly loop: LoopDraft;
  readonly index: number;
  readonly head: GraphPointIndex;
}

/** All of a statement is one edge. */
export function oneEdge(
  { builder }: Cutter,
  origin: Origin,
  { from, to }: Way,
  label: EdgeLabel,
): void {
  builder.edge(from, to, label, origin);
}
