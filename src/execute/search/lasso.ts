import type { EndComponent } from './end-components.ts';
import type { Edge, FairGraph, Group } from './fair-graph.ts';
import { firingPlaces, placesAfter } from './set-timers.ts';

/** A run that comes into a component and goes around in it for ever. */
interface Lasso {
  /** The numbers of its moves among those of each state. */
  readonly moves: readonly number[];
  /** From here on they repeat. */
  readonly start: number;
}

/**
 * A way into the component, and around in it past a step of everybody who moves there, until all timers have
 * fired, or been stopped, that are set where it begins.
 */
export function lasso(graph: FairGraph, { nodes, groups }: EndComponent): Lasso {
  const first = nodes[0]!;
  const path = graph.pathTo(first);
  const left = new Set(groups.flatMap(({ edges }) => edges.flatMap(({ movers }) => movers)));
  const steps = stepsFrom(groups);
  const cycle: number[] = [];
  let at = first;
  let timers = firingPlaces(graph.states[first]!);
  const go = (way: readonly Edge[]): void => {
    for (const edge of way) {
      cycle.push(edge.number);
      for (const mover of edge.movers) left.delete(mover);
      timers = placesAfter(timers, edge);
      at = edge.to;
    }
  };
  while (left.size > 0)
    go(shortest(steps, at, ({ movers }) => movers.some((one) => left.has(one))));
  while (timers.length > 0) go(untilEnded(steps, at, timers[0]!));
  if (at !== first) go(shortest(steps, at, ({ to }) => to === first));
  return { moves: [...path, ...cycle], start: path.length };
}

type Steps = ReadonlyMap<number, readonly Edge[]>;

function stepsFrom(groups: readonly Group[]): Steps {
  const steps = new Map<number, Edge[]>();
  for (const { from, edges } of groups) {
    const known = steps.get(from) ?? [];
    steps.set(from, known);
    known.push(...edges);
  }
  return steps;
}

/** The shortest way from a node whose last step is one that is looked for. */
const shortest = (steps: Steps, from: number, isThere: (edge: Edge) => boolean): readonly Edge[] =>
  shortestOf<number>(from, String, (node) =>
    steps.get(node)!.map((edge) => ({ edge, to: isThere(edge) ? null : edge.to })),
  );

/** The shortest way from a node whose last step ends the timer that is at this place before. */
function untilEnded(steps: Steps, from: number, place: number): readonly Edge[] {
  type Watched = readonly [node: number, place: number];
  return shortestOf<Watched>([from, place], String, ([node, before]) =>
    steps.get(node)!.map((edge) => {
      const after = edge.keeps.get(before);
      return { edge, to: after === undefined ? null : ([edge.to, after] as const) };
    }),
  );
}

/** The shortest way to a step that leads to null, which is where it ends. */
function shortestOf<Node>(
  from: Node,
  nameOf: (node: Node) => string,
  next: (node: Node) => readonly { readonly edge: Edge; readonly to: Node | null }[],
): readonly Edge[] {
  const known = new Set([nameOf(from)]);
  const work: { readonly node: Node; readonly way: readonly Edge[] }[] = [{ node: from, way: [] }];
  // What is added while it is gone through is gone through, too.
  for (const { node, way } of work)
    for (const { edge, to } of next(node)) {
      const longer = [...way, edge];
      if (to === null) return longer;
      if (known.has(nameOf(to))) continue;
      known.add(nameOf(to));
      work.push({ node: to, way: longer });
    }
  throw new Error('A component is not connected');
}
