import type { Edge, Graph } from './graph.ts';
import { labelWords } from './words.ts';

/** The processes as text: an edge a line, from its point to the next. */
export function describeGraph(graph: Graph): string {
  return graph.classes
    .map(({ name, index, start, end }) => {
      const own = graph.edges.filter(({ from }) => graph.points[from]!.class === index);
      const lines = own.map((edge) => `  ${describeEdge(graph, edge)}`);
      return [`${name}, from ${start} to ${end}`, ...lines, ''].join('\n');
    })
    .join('\n');
}

function describeEdge(graph: Graph, edge: Edge): string {
  return `${edge.from} -> ${edge.to}: ${labelWords(graph, edge)}`;
}
