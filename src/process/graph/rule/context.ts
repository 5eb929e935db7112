import type { ContextDeclaration } from '../../../virgo/extended/ast.ts';
import type { Origin } from '../builder.ts';
import type { ClassIndex, GraphPointIndex } from '../graph.ts';
import { oneEdge, type Cutter, type Rules } from './rule.ts';

export const contextRules: Rules<'context' | 'cancel' | 'timer'> = {
  context: {
    hasEdges: ({ deadline }) => deadline,
    cut(cutter, statement, way) {
      oneEdge(cutter, statement, way, { kind: 'spawn', class: deadlineOf(cutter, statement) });
    },
  },
  cancel: {
    cut(cutter, statement, { from, to }) {
      cancelEdges(cutter, statement.context, from, to, statement);
    },
  },
  timer: null,
};

/** The environment cancels the context in the end, if nobody did before. */
function deadlineOf(cutter: Cutter, statement: ContextDeclaration): ClassIndex {
  const index = cutter.newClass(`deadline of ${statement.name}`, statement.span, true);
  const { start, end } = cutter.builder.classes[index]!;
  cancelEdges(cutter, statement.name, start, end, statement);
  return index;
}

function cancelEdges(
  { builder, resources }: Cutter,
  context: string,
  from: GraphPointIndex,
  to: GraphPointIndex,
  origin: Origin,
): void {
  const channel = resources.find('channels', context);
  builder.edge(from, to, { kind: 'cancel-first', channel }, origin);
  builder.edge(from, to, { kind: 'cancel-again', channel }, origin);
}
