import type { Graph, GraphPointIndex } from '../../process/graph/graph.ts';

/** Where an instance stands, with what it remembers: iterations of its loops, elements of arrays. */
interface Instance {
  readonly point: GraphPointIndex;
  /** How many iterations it has begun of each bounded loop around it. */
  readonly iterations: ReadonlyMap<number, number>;
  /** By loop: the element that it got from the loops around its `go`. */
  readonly elements: ReadonlyMap<number, number>;
}

/** Equal instances are one number: goroutines at the same place with the same memory are the same. */
export class Instances {
  readonly #graph: Graph;
  readonly #numbers = new Map<string, number>();
  readonly #instances: Instance[] = [];
  readonly #indexing: ReadonlySet<number>;

  constructor(graph: Graph) {
    this.#graph = graph;
    const used = graph.edges.flatMap(({ label }) =>
      'element' in label && label.element !== null ? [label.element] : [],
    );
    this.#indexing = new Set(used);
  }

  of(id: number): Instance {
    return this.#instances[id]!;
  }

  number(instance: Instance): number {
    const { point, iterations, elements } = instance;
    const key = `${point}|${[...iterations].join(';')}|${[...elements].join(';')}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const fresh = this.#instances.length;
    this.#instances.push(instance);
    this.#numbers.set(key, fresh);
    return fresh;
  }

  start(point: GraphPointIndex): number {
    return this.number({ point, iterations: new Map(), elements: new Map() });
  }

  /** The same instance at another point: it forgets the loops that it has left. */
  moved(
    id: number,
    to: GraphPointIndex,
    iteration: { loop: number; count: number } | null,
  ): number {
    const { iterations, elements } = this.of(id);
    const next = new Map<number, number>();
    for (const [loop, count] of iterations) {
      if (this.#graph.loops[loop]!.points.has(to)) next.set(loop, count);
    }
    if (iteration !== null && this.#graph.loops[iteration.loop]!.points.has(to)) {
      next.set(iteration.loop, iteration.count);
    }
    return this.number({ point: to, iterations: new Map([...next].sort(byLoop)), elements });
  }

  /** A new instance, which knows the elements that its parent is at. */
  spawned(parent: number, start: GraphPointIndex): number {
    const { iterations, elements } = this.of(parent);
    const given = new Map(elements);
    for (const [loop, count] of iterations)
      if (this.#indexing.has(loop)) given.set(loop, count - 1);
    return this.number({
      point: start,
      iterations: new Map(),
      elements: new Map([...given].sort(byLoop)),
    });
  }

  /** The element of an array that belongs to an instance's iteration of the loop. */
  elementOf(id: number, loop: number | null): number {
    if (loop === null) return 0;
    const { iterations, elements } = this.of(id);
    const own = iterations.get(loop);
    return own === undefined ? elements.get(loop)! : own - 1;
  }
}

function byLoop([a]: readonly [number, number], [b]: readonly [number, number]): number {
  return a - b;
}
