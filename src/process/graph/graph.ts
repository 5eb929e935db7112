import type { Span } from '../../base/span.ts';
import type { Parameter } from '../../expression/sort.ts';
import type { Expression, NodeId } from '../../virgo/ast.ts';
import type { EdgeLabel } from './label.ts';

/**
 * The machine for any control flow: one graph per process class, whose instances move along its edges.
 * All expressions are over parameters and choices, so each has one value per run.
 */
export interface Graph {
  readonly parameters: readonly Parameter[];
  /** Chosen once per run, by nobody in particular. */
  readonly choices: readonly Parameter[];
  readonly contracts: readonly { readonly condition: Expression; readonly span: Span }[];
  readonly channels: readonly GraphChannel[];
  readonly waitgroups: readonly Named[];
  readonly locks: readonly GraphLock[];
  readonly onces: readonly Named[];
  /** Where arrays are seen by one of their elements: which one, and the edges that begin its iteration. */
  readonly focus: Focus | null;
  /** The class that has been told apart from the other instances of a family. */
  readonly chosen: Chosen | null;
  /** Class 0 is the main one, which has one instance from the start. */
  readonly classes: readonly ProcessClass[];
  readonly points: readonly GraphPoint[];
  readonly edges: readonly Edge[];
  readonly loops: readonly GraphLoop[];
}

/** Indices into the graph's own lists. */
export type GraphPointIndex = number;
export type EdgeIndex = number;
export type ClassIndex = number;

/** One element of the arrays of a size: any of them. */
export interface Focus {
  /** A parameter that no program can name. */
  readonly parameter: string;
  readonly size: Expression;
  readonly loops: readonly {
    readonly loop: number;
    /** Where an iteration finds out whether it is the one of the element. */
    readonly choice: GraphPointIndex;
    readonly edge: EdgeIndex;
  }[];
}

/** One instance of a family: any of them. */
interface Chosen {
  readonly family: ClassIndex;
  readonly class: ClassIndex;
  readonly spawns: readonly EdgeIndex[];
  /** The points of the chosen one, by those of the family. */
  readonly twins: ReadonlyMap<GraphPointIndex, GraphPointIndex>;
}

interface Named {
  readonly name: string;
  readonly span: Span;
}

/** A context is a channel that nobody sends to. */
export interface GraphChannel extends Named {
  readonly kind: 'channel' | 'context';
  /** Null of a context: 0. */
  readonly capacity: Expression | null;
  /** How many elements an array has; null of a single channel. */
  readonly size: Expression | null;
  /**
   * Where an array is seen by one of its elements: that element, whose contents are exact, or all the
   * others together, of which only the sum is known.
   */
  readonly part: 'whole' | 'element' | 'rest';
}

export interface GraphLock extends Named {
  readonly kind: 'mutex' | 'rwmutex';
}

export interface ProcessClass {
  readonly index: ClassIndex;
  /** For people: 'main', 'goroutine 1', the name of a process, 'deadline of x'. */
  readonly name: string;
  readonly start: GraphPointIndex;
  readonly end: GraphPointIndex;
  /** At most one instance in every run. */
  readonly single: boolean;
  /** The environment's: it has no statements in the text. */
  readonly environment: boolean;
  readonly span: Span;
}

export interface GraphPoint {
  readonly class: ClassIndex;
  /** The statement that is to be done here. */
  readonly span: Span;
}

export interface Edge {
  readonly index: EdgeIndex;
  readonly from: GraphPointIndex;
  readonly to: GraphPointIndex;
  readonly label: EdgeLabel;
  readonly node: NodeId | null;
  readonly span: Span;
}

export interface GraphLoop {
  readonly kind: 'for' | 'range' | 'endless';
  readonly class: ClassIndex;
  readonly variable: string | null;
  /** Of a bounded loop. */
  readonly bounds: { readonly from: Expression; readonly to: Expression } | null;
  readonly head: GraphPointIndex;
  readonly enter: EdgeIndex;
  /** Of a bounded loop: into the body, and behind the loop. */
  readonly iteration: EdgeIndex | null;
  readonly exit: EdgeIndex | null;
  /** With the head. */
  readonly points: ReadonlySet<GraphPointIndex>;
  /** Those that a visit of the loop comes to in one iteration at most. */
  readonly once: ReadonlySet<GraphPointIndex>;
  readonly span: Span;
}

/** The loops whose iterations may each come to this point. */
export function repeatingLoops(
  loops: readonly GraphLoop[],
  point: GraphPointIndex,
): readonly GraphLoop[] {
  return loops.filter(({ points, once }) => points.has(point) && !once.has(point));
}

/** Taken at most once in every run. */
export function isTakenOnce(graph: Graph, edge: Edge): boolean {
  const { single } = graph.classes[graph.points[edge.from]!.class]!;
  return single && repeatingLoops(graph.loops, edge.from).length === 0;
}
