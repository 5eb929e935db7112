import type { Graph } from '../../process/graph/graph.ts';
import { labelWords } from '../../process/graph/words.ts';
import type { Listing } from '../../run/system.ts';

/** One listing per process class, a line per point, in the order of the text. */
export function graphListings(graph: Graph): readonly Listing[] {
  return graph.classes.map(({ name, index }) => {
    const points = linesOf(graph, index);
    return {
      name,
      lines: points.map((point, line) => ({
        span: graph.points[point]!.span,
        operation: operationAt(graph, point),
        depth: graph.loops.filter((loop) => loop.points.has(point)).length,
        isLoopHead: graph.loops.some(({ head }) => head === point),
        shownAt: line,
      })),
    };
  });
}

/** The points of a class at which something is done. */
export function linesOf({ points, classes }: Graph, ofClass: number): readonly number[] {
  const own = points.flatMap((point, index) =>
    point.class === ofClass && index !== classes[ofClass]!.end ? [index] : [],
  );
  return own.sort((a, b) => points[a]!.span.start - points[b]!.span.start || a - b);
}

/** What is done at a point; a select in all its cases. */
export function operationAt(graph: Graph, point: number): string {
  const outgoing = graph.edges.filter(({ from }) => from === point);
  const words = outgoing
    .filter(({ label }) => label.kind !== 'receive-closed' || outgoing.length === 1)
    .map((edge) => labelWords(graph, edge));
  return [...new Set(words)].join(' or ');
}
