import type { Move } from '../../run/move.ts';
import type { Graph } from '../../process/graph/graph.ts';
import type { Valuation } from '../../expression/evaluate.ts';
import { RunBound } from './run-bound.ts';
import { possibleSteps } from './run-moves.ts';
import type { RunState } from './run-state.ts';
import { afterStep } from './run-step.ts';
import type { GraphRun } from './search.ts';

/**
 * A run that the search found, as moves of single goroutines. The search says which edges are taken, not
 * by whom: where several stand in front of one, those are tried until the run goes through to its end.
 */
export function toMoves(
  graph: Graph,
  valuation: Valuation,
  { steps }: GraphRun,
  ending: 'stuck' | 'crash',
): readonly Move[] {
  const bound = new RunBound(graph, valuation);
  const hopeless = new Set<string>();
  const from = (state: RunState, at: number): readonly Move[] | null => {
    if (at === steps.length) {
      return ending === 'stuck' && possibleSteps(bound, state).length === 0 ? [] : null;
    }
    const key = `${at} ${state.goroutines.map(({ instance }) => instance).join()}`;
    if (hopeless.has(key)) return null;
    const edges = steps[at]!.join();
    for (const step of possibleSteps(bound, state)) {
      if (step.edges.map(({ index }) => index).join() !== edges) continue;
      if (step.effect.kind === 'crash') return [step.move];
      const rest = from(afterStep(bound, state, step), at + 1);
      if (rest !== null) return [step.move, ...rest];
    }
    hopeless.add(key);
    return null;
  };
  const moves = from(bound.initial(), 0);
  if (moves === null) throw new Error('a run of another graph');
  return moves;
}
