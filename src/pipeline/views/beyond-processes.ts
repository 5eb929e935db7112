import type { LineMap } from '../../base/span.ts';
import type { Edge, Graph, ProcessClass } from '../../process/graph/graph.ts';
import { labelWords } from '../../process/graph/words.ts';
import type { ProcessView } from '../../protocol/fragment-view.ts';
import { toPlaceView } from './place.ts';

/** The process classes as the page lists them: an edge a row, in the order of the points. */
export function toGraphProcesses(graph: Graph, lines: LineMap): readonly ProcessView[] {
  return graph.classes.map((one) => ({
    index: one.index,
    name: one.name,
    startedAt: graph.edges.flatMap(({ label, from }) =>
      label.kind === 'spawn' && label.class === one.index
        ? [{ process: graph.points[from]!.class, point: from }]
        : [],
    ),
    isFamily: !one.single,
    points: edgesOf(graph, one).map((edge) => toRow(graph, edge, lines)),
    termination: one.end,
    span: one.span,
  }));
}

function edgesOf(graph: Graph, { index }: ProcessClass): readonly Edge[] {
  return graph.edges
    .filter(({ from }) => graph.points[from]!.class === index)
    .toSorted(
      (a, b) =>
        graph.points[a.from]!.span.start - graph.points[b.from]!.span.start ||
        a.from - b.from ||
        a.index - b.index,
    );
}

function toRow(graph: Graph, edge: Edge, lines: LineMap): ProcessView['points'][number] {
  return {
    point: edge.from,
    node: edge.node,
    place: toPlaceView(lines, edge.span),
    rule: { encoding: 'counting', kind: edge.label.kind },
    operation: labelWords(graph, edge),
    targets: String(edge.to),
    depth: graph.loops.filter(({ points }) => points.has(edge.from)).length,
  };
}
