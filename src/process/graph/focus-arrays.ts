import type { Expression } from '../../virgo/ast.ts';
import { printExpressionText } from '../../virgo/print.ts';
import { GraphDraft } from './draft.ts';
import type { Focus, Graph, GraphChannel, GraphPointIndex } from './graph.ts';
import type { ChannelLabel, EdgeLabel } from './label.ts';
import { withSingles } from './to-graph.ts';

/**
 * The graph in which arrays are seen by one of their elements, any of them: each iteration of a loop
 * over the elements is the one of this element, or one of the rest. What the element holds is exact; of
 * the others only their sum is known. Null where the arrays differ in size, or one operation may be
 * about two elements.
 */
export function focusArrays(graph: Graph): Graph | null {
  const sizes = graph.channels.flatMap(({ size }) => (size === null ? [] : [size]));
  const [size] = sizes;
  if (size === undefined) return null;
  const text = printExpressionText(size);
  if (sizes.some((other) => printExpressionText(other) !== text)) return null;
  if (hasMixedPoint(graph)) return null;
  return new ArrayFocus(graph, size).result();
}

/** Nobody waits for two elements at once. */
function hasMixedPoint({ points, edges }: Graph): boolean {
  return points.some((_, point) => {
    const elements = new Set(
      edges.flatMap(({ from, label }) =>
        from === point && 'element' in label && label.element !== null ? [label.element] : [],
      ),
    );
    return elements.size > 1;
  });
}

class ArrayFocus {
  readonly #graph: Graph;
  readonly #draft: GraphDraft;
  readonly #size: Expression;
  readonly #channels: GraphChannel[];
  /** By array: the channel of the others. */
  readonly #rest = new Map<number, number>();
  readonly #loops: { loop: number; choice: GraphPointIndex; edge: number }[] = [];

  constructor(graph: Graph, size: Expression) {
    this.#graph = graph;
    this.#draft = new GraphDraft(graph);
    this.#size = size;
    this.#channels = graph.channels.map((channel) =>
      channel.size === null ? channel : { ...channel, part: 'element' },
    );
    graph.channels.forEach((channel, index) => {
      if (channel.size === null) return;
      this.#rest.set(index, this.#channels.length);
      this.#channels.push({ ...channel, part: 'rest' });
    });
  }

  result(): Graph | null {
    for (let loop = this.#nextLoop(); loop !== null; loop = this.#nextLoop()) {
      // Each loop makes two bodies: too many within each other would make too many points.
      if (this.#draft.points.length > 600) return null;
      this.#split(loop);
    }
    const { points, edges, loops } = this.#draft;
    const classes = withSingles(this.#draft.classes, points, edges, loops);
    const focus: Focus = { parameter: 'd!', size: this.#size, loops: this.#loops };
    return {
      ...this.#graph,
      ...{ points, edges, loops, classes, focus },
      channels: this.#channels,
    };
  }

  /** A loop whose variable indexes something. */
  #nextLoop(): number | null {
    for (const { label } of this.#draft.edges) {
      if ('element' in label && label.element !== null) return label.element;
    }
    return null;
  }

  #split(index: number): void {
    const draft = this.#draft;
    const { head, iteration } = draft.loops[index]!;
    const body = new Set([...draft.loops[index]!.points].filter((point) => point !== head));
    const others = this.#usersOf(index, body);
    const copied = draft.copy(body, (of) => of);
    // The copy belongs to the element: a visit of the loop comes to it once.
    const loop = draft.loops[index]!;
    draft.loops[index] = { ...loop, once: new Set([...loop.once, ...copied.points.values()]) };
    const start = draft.edges[iteration!]!.to;
    const choice = draft.addPoint({ ...draft.points[start]!, class: loop.class }, head);
    draft.edges[iteration!] = { ...draft.edges[iteration!]!, to: choice };
    const { node, span } = draft.edges[iteration!]!;
    const tau: EdgeLabel = { kind: 'tau' };
    const into = copied.points.get(start)!;
    const edge = draft.addEdge({ from: choice, to: into, label: tau, node, span });
    draft.addEdge({ from: choice, to: start, label: tau, node, span });
    this.#loops.push({ loop: index, choice, edge });
    this.#resolve(index, new Set(copied.points.values()), 'element');
    this.#resolve(index, body, 'rest');
    this.#copyUsers(index, others, copied.points);
  }

  /** The classes that are spawned in the body, or by those, and use the element. */
  #usersOf(index: number, body: ReadonlySet<number>): ReadonlySet<number> {
    const { edges, points } = this.#draft;
    const reached = new Set<number>();
    const todo = edges.filter(({ from }) => body.has(from));
    for (let edge = todo.pop(); edge !== undefined; edge = todo.pop()) {
      if (edge.label.kind !== 'spawn' || reached.has(edge.label.class)) continue;
      const child = edge.label.class;
      reached.add(child);
      todo.push(...edges.filter(({ from }) => points[from]!.class === child));
    }
    // Whoever spawns a user has to be told apart as well.
    const uses = new Set(
      [...reached].filter((of) =>
        edges.some(
          ({ from, label }) =>
            points[from]!.class === of && 'element' in label && label.element === index,
        ),
      ),
    );
    for (let size = -1; size !== uses.size;) {
      size = uses.size;
      for (const { from, label } of edges) {
        const parent = points[from]!.class;
        if (label.kind === 'spawn' && uses.has(label.class) && reached.has(parent))
          uses.add(parent);
      }
    }
    return uses;
  }

  /** One copy of each class for the element; the class itself is for the rest. */
  #copyUsers(index: number, users: ReadonlySet<number>, copies: ReadonlyMap<number, number>): void {
    const draft = this.#draft;
    const copyOf = new Map([...users].map((of, at) => [of, draft.classes.length + at] as const));
    const ofElement = new Set(copies.values());
    for (const [of, copy] of copyOf) {
      const own = new Set(draft.points.flatMap((point, at) => (point.class === of ? [at] : [])));
      const { points } = draft.copy(own, () => copy);
      const original = draft.classes[of]!;
      const [start, end] = [points.get(original.start)!, points.get(original.end)!];
      draft.classes.push({ ...original, index: copy, start, end });
      for (const point of points.values()) ofElement.add(point);
      this.#resolve(index, new Set(points.values()), 'element');
      this.#resolve(index, own, 'rest');
    }
    for (const { index: edge, from, label } of [...draft.edges]) {
      if (label.kind !== 'spawn' || !ofElement.has(from)) continue;
      const copy = copyOf.get(label.class);
      if (copy !== undefined) draft.relabel(edge, { ...label, class: copy });
    }
  }

  /** Operations at these points are about the element, or about the rest. */
  #resolve(index: number, points: ReadonlySet<number>, part: 'element' | 'rest'): void {
    for (const { index: edge, from, label } of [...this.#draft.edges]) {
      if (!points.has(from) || !('element' in label) || label.element !== index) continue;
      this.#draft.relabel(edge, this.#about(label, part));
    }
  }

  #about(label: ChannelLabel, part: 'element' | 'rest'): EdgeLabel {
    const channel = part === 'element' ? label.channel : this.#rest.get(label.channel)!;
    return { ...label, channel, element: null };
  }
}
