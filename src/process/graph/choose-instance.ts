import { GraphDraft } from './draft.ts';
import type { ClassIndex, Graph, GraphPointIndex } from './graph.ts';
import { withSingles } from './to-graph.ts';

/**
 * The graph in which one instance of a family, any of them, is told apart from the rest: each `go` of
 * the family may also start the chosen one, which is started once at most.
 */
export function chooseInstance(graph: Graph, family: ClassIndex): Graph {
  const draft = new GraphDraft(graph);
  const original = graph.classes[family]!;
  const chosen = draft.classes.length;
  const own = new Set<GraphPointIndex>();
  graph.points.forEach((point, index) => {
    if (point.class === family) own.add(index);
  });
  const { points } = draft.copy(own, () => chosen);
  draft.classes.push({
    ...original,
    index: chosen,
    name: `one of ${original.name}`,
    start: points.get(original.start)!,
    end: points.get(original.end)!,
  });
  const spawns = graph.edges.flatMap((edge) =>
    edge.label.kind === 'spawn' && edge.label.class === family
      ? [draft.addEdge({ ...edge, label: { kind: 'spawn', class: chosen } })]
      : [],
  );
  const { classes, edges, loops } = draft;
  const singles = withSingles(classes, draft.points, edges, loops);
  return {
    ...graph,
    ...{ points: draft.points, edges, loops },
    classes: singles.map((one) => (one.index === chosen ? { ...one, single: true } : one)),
    chosen: { family, class: chosen, spawns, twins: points },
  };
}

/** The families that may be split: they start nobody of their own kind, and somebody starts them. */
export function splittableFamilies(graph: Graph): readonly ClassIndex[] {
  return graph.classes
    .filter(
      ({ index, single, environment }) => !single && !environment && !startsItself(graph, index),
    )
    .map(({ index }) => index);
}

function startsItself(graph: Graph, family: ClassIndex): boolean {
  return graph.edges.some(
    ({ label, from }) =>
      label.kind === 'spawn' && label.class === family && graph.points[from]!.class === family,
  );
}
