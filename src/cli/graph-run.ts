import type { LineMap } from '../base/span.ts';
import { classWords, labelWords } from '../process/graph/words.ts';
import type { Graph } from '../process/graph/graph.ts';
import type { BadRun } from '../verdict/counting/decide-graph.ts';
import type { RunReport } from './run-report.ts';

/** A run of a graph, step by step, and who waits at its end. */
export function toGraphRun(lines: LineMap, graph: Graph, run: BadRun): RunReport {
  const steps = run.steps.flatMap((edges) =>
    edges.map((index) => {
      const edge = graph.edges[index]!;
      const process = classWords(graph, edge.from);
      const action = labelWords(graph, edge);
      const sentence = `${process}: ${action}.`;
      return { process, point: edge.from, action, sentence, span: lines.range(edge.span) };
    }),
  );
  const blocked = waiting(graph, run).map((point) => {
    const process = classWords(graph, point);
    const edges = graph.edges.filter(({ from }) => from === point);
    const operation = edges.map((edge) => labelWords(graph, edge)).join(' or ');
    const sentence = `${process} waits for ever: ${operation || 'nothing can wake it'}.`;
    return { process, operation, sentence, span: lines.range(graph.points[point]!.span) };
  });
  return { ending: run.ending, steps, blocked: run.ending === 'stuck' ? blocked : [] };
}

/** The points at which somebody stands when the run is over. */
function waiting({ points, edges, classes }: Graph, { steps }: BadRun): readonly number[] {
  const tokens = points.map(() => 0);
  tokens[classes[0]!.start]! += 1;
  for (const index of steps.flat()) {
    const { from, to, label } = edges[index]!;
    tokens[from]! -= 1;
    tokens[to]! += 1;
    if (label.kind === 'spawn') tokens[classes[label.class]!.start]! += 1;
  }
  const ends = new Set(classes.map(({ end }) => end));
  return tokens.flatMap((count, point) => (count > 0 && !ends.has(point) ? [point] : []));
}
