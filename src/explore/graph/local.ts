import type { Graph, GraphPointIndex } from '../../process/graph/graph.ts';

/**
 * The points whose steps nobody else can notice or prevent, and of which only finitely many follow
 * each other: such a step may be done before all others without losing an end, a crash or an endless
 * run. A step in an endless loop or in a process that spawns itself may go on for ever, so it waits
 * as any other.
 */
export function localPoints(graph: Graph): readonly boolean[] {
  const recursive = recursiveClasses(graph);
  return graph.points.map((point, index: GraphPointIndex) => {
    if (recursive.has(point.class)) return false;
    const isEndless = graph.loops.some(
      ({ kind, points }) => kind === 'endless' && points.has(index),
    );
    if (isEndless) return false;
    const edges = graph.edges.filter(({ from }) => from === index);
    return edges.length > 0 && edges.every(({ label }) => localKinds.has(label.kind));
  });
}

const localKinds: ReadonlySet<string> = new Set([
  'tau',
  'branch',
  'spawn',
  'enter',
  'iteration',
  'exit',
  'make',
]);

/** The classes that may spawn themselves, directly or through others. */
function recursiveClasses(graph: Graph): ReadonlySet<number> {
  const spawns = graph.classes.map(
    ({ index }) =>
      new Set(
        graph.edges.flatMap(({ label, from }) =>
          label.kind === 'spawn' && graph.points[from]!.class === index ? [label.class] : [],
        ),
      ),
  );
  for (let changed = true; changed;) {
    changed = false;
    for (const set of spawns) {
      for (const child of [...set]) {
        for (const grandchild of spawns[child]!) {
          if (set.has(grandchild)) continue;
          set.add(grandchild);
          changed = true;
        }
      }
    }
  }
  return new Set(spawns.flatMap((set, index) => (set.has(index) ? [index] : [])));
}
