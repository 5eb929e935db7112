import type { Term } from '../../logic/term.ts';
import { variablesOf } from '../../logic/term-children.ts';
import type { Edge, Graph } from '../../process/graph/graph.ts';
import { counterName } from './model.ts';

/** The edges whose counters a term speaks of. */
export function edgesOfTerm({ edges }: Graph, term: Term): readonly Edge[] {
  const names = variablesOf(term);
  return edges.filter(({ index }) => names.has(counterName(index)));
}

/** The statements that they come of. */
export function nodesOfTerm(graph: Graph, term: Term): readonly number[] {
  const nodes = edgesOfTerm(graph, term).flatMap(({ node }) => (node === null ? [] : [node]));
  return [...new Set(nodes)];
}
