import type { Edge } from '../../process/graph/graph.ts';
import { counterName, type CountingModel } from './model.ts';

/**
 * What people read for the counters and the factors of products, in the printed method and beside it:
 * `x7_send`, `f0`.
 */
export function readableNames(model: CountingModel): ReadonlyMap<string, string> {
  const counters = model.graph.edges.map(
    (edge) => [counterName(edge.index), readableCounter(edge)] as const,
  );
  const factors = model.factors.map(({ name }, index) => [name, `f${index}`] as const);
  return new Map([...counters, ...factors]);
}

export function readableCounter({ index, label }: Edge): string {
  return `x${index}_${label.kind.replaceAll('-', '_')}`;
}
