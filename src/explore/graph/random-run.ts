import type { Graph } from '../../process/graph/graph.ts';
import type { Valuation } from '../../expression/evaluate.ts';
import { GraphSystem } from './moves.ts';

/** How often each edge was taken, after some steps of a run that has not crashed. */
type EdgeCounts = readonly number[];

/**
 * The counters along one run that chance decides, from the start to where it ends, or so many steps.
 * `below` gives a number from 0 to n - 1.
 */
export function randomRun(
  graph: Graph,
  valuation: Valuation,
  steps: number,
  below: (n: number) => number,
): readonly EdgeCounts[] {
  const system = new GraphSystem(graph, valuation);
  // The chosen instance is started once at most.
  const chosen = graph.chosen?.spawns ?? [];
  let state = system.initial();
  const counts = new Array<number>(graph.edges.length).fill(0);
  const seen: EdgeCounts[] = [[...counts]];
  for (let step = 0; step < steps; step++) {
    const isOver = chosen.some((edge) => counts[edge]! > 0);
    const moves = system
      .moves(state)
      .filter(
        ({ outcome, edges }) =>
          outcome.kind === 'state' && !(isOver && edges.some((edge) => chosen.includes(edge))),
      );
    if (moves.length === 0) break;
    const { edges, outcome } = moves[below(moves.length)]!;
    if (outcome.kind !== 'state') break;
    state = outcome.state;
    for (const edge of edges) counts[edge]! += 1;
    seen.push([...counts]);
  }
  return seen;
}
