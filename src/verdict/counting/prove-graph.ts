import type { CountingFact } from '../../encode/counting/fact.ts';
import type { Graph } from '../../process/graph/graph.ts';
import type { RunOptions, Solver } from '../../smt/solver.ts';
import { gradeEnds, openObligations, prepareProof, type CountingProof } from './proof.ts';

/** Proves a program free of stuck and crashed states for all values, and that its runs end. */
export async function proveGraph(
  graph: Graph,
  solver: Solver,
  options: RunOptions = {},
): Promise<CountingProof> {
  const task = prepareProof(graph, solver, options);
  const facts: readonly CountingFact[] = task.base;
  const open = await openObligations(task, facts, task.obligations);
  const grade = open.length > 0 ? null : await gradeEnds(task, facts);
  return {
    grade,
    obligations: task.obligations.map((obligation) => ({
      obligation,
      proved: !open.includes(obligation),
    })),
    facts,
    refinement: 'base',
    queries: task.session.queries,
  };
}
