import type { Graph } from '../../process/graph/graph.ts';

/** All edges that somebody who stands at a point may yet take, or may start others to take. */
export function futureEdges(graph: Graph, point: number): readonly number[] {
  const seen = new Set([point]);
  const todo = [point];
  const found: number[] = [];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    for (const { index, from, to, label } of graph.edges) {
      if (from !== at) continue;
      found.push(index);
      const next = label.kind === 'spawn' ? [to, graph.classes[label.class]!.start] : [to];
      for (const one of next) {
        if (seen.has(one)) continue;
        seen.add(one);
        todo.push(one);
      }
    }
  }
  return found;
}
