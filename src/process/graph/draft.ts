import type { Edge, Graph, GraphLoop, GraphPoint, GraphPointIndex } from './graph.ts';
import type { EdgeLabel } from './label.ts';
import type { ClassDraft } from './builder.ts';

/** A graph that is being changed, and copies of its parts. */
export class GraphDraft {
  readonly points: GraphPoint[];
  readonly edges: Edge[];
  readonly loops: GraphLoop[];
  readonly classes: ClassDraft[];

  constructor(graph: Pick<Graph, 'points' | 'edges' | 'loops' | 'classes'>) {
    this.points = [...graph.points];
    this.edges = [...graph.edges];
    this.loops = [...graph.loops];
    this.classes = [...graph.classes];
  }

  addPoint(point: GraphPoint, like: GraphPointIndex): GraphPointIndex {
    this.points.push(point);
    const index = this.points.length - 1;
    this.joinLoopsOf(index, like);
    return index;
  }

  /** The point lies in every loop that the other one lies in. */
  joinLoopsOf(index: GraphPointIndex, like: GraphPointIndex): void {
    this.loops.forEach((loop, at) => {
      if (!loop.points.has(like)) return;
      const once = loop.once.has(like) ? new Set([...loop.once, index]) : loop.once;
      this.loops[at] = { ...loop, points: new Set([...loop.points, index]), once };
    });
  }

  addEdge(edge: Omit<Edge, 'index'>): number {
    const index = this.edges.length;
    this.edges.push({ ...edge, index });
    return index;
  }

  relabel(index: number, label: EdgeLabel): void {
    this.edges[index] = { ...this.edges[index]!, label };
  }

  /**
   * Copies points with their edges and the loops that lie among them. What leads out of them leads to
   * the same places. Gives the copies of points and loops.
   */
  copy(
    points: ReadonlySet<GraphPointIndex>,
    classOf: (of: number) => number,
  ): { readonly points: Map<number, number>; readonly loops: Map<number, number> } {
    const copies = new Map<number, number>();
    const inner = this.loops.flatMap((loop, index) => (points.has(loop.head) ? [index] : []));
    const isInner = new Set(inner);
    for (const point of points) {
      const from = this.points[point]!;
      this.points.push({ ...from, class: classOf(from.class) });
      const copy = this.points.length - 1;
      copies.set(point, copy);
      // Of the loops around both; those inside are copied themselves.
      this.loops.forEach((loop, at) => {
        if (isInner.has(at) || !loop.points.has(point)) return;
        const once = loop.once.has(point) ? new Set([...loop.once, copy]) : loop.once;
        this.loops[at] = { ...loop, points: new Set([...loop.points, copy]), once };
      });
    }
    const loops = new Map(inner.map((loop, at) => [loop, this.loops.length + at] as const));
    const edgeCopies = this.#copyEdges(points, copies, loops);
    for (const index of inner) this.#copyLoop(index, copies, edgeCopies);
    return { points: copies, loops };
  }

  #copyEdges(
    points: ReadonlySet<GraphPointIndex>,
    copies: ReadonlyMap<number, number>,
    loops: ReadonlyMap<number, number>,
  ): ReadonlyMap<number, number> {
    const made = new Map<number, number>();
    for (const edge of [...this.edges]) {
      if (!points.has(edge.from)) continue;
      const label = withLoops(edge.label, loops);
      const [from, to] = [copies.get(edge.from)!, copies.get(edge.to) ?? edge.to];
      made.set(edge.index, this.addEdge({ ...edge, from, to, label }));
    }
    return made;
  }

  #copyLoop(
    index: number,
    points: ReadonlyMap<number, number>,
    edges: ReadonlyMap<number, number>,
  ): void {
    const loop = this.loops[index]!;
    const among = (set: ReadonlySet<number>) =>
      new Set([...set].flatMap((point) => points.get(point) ?? []));
    const enter = edges.get(loop.enter);
    if (enter === undefined) throw new Error('a loop is copied without the edge into it');
    this.loops.push({
      ...loop,
      class: this.points[points.get(loop.head)!]!.class,
      head: points.get(loop.head)!,
      enter,
      iteration: loop.iteration === null ? null : edges.get(loop.iteration)!,
      exit: loop.exit === null ? null : edges.get(loop.exit)!,
      points: among(loop.points),
      once: among(loop.once),
    });
  }
}

/** The label, about the copies of loops. */
function withLoops(label: EdgeLabel, loops: ReadonlyMap<number, number>): EdgeLabel {
  if ('loop' in label) return { ...label, loop: loops.get(label.loop) ?? label.loop };
  if ('element' in label && label.element !== null) {
    return { ...label, element: loops.get(label.element) ?? label.element };
  }
  return label;
}
