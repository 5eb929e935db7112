import type { ReportedStrategy } from '../base/strategy.ts';
import type { Printed } from '../dafny/print.ts';
import { printTerm } from '../logic/print-term.ts';
import type { Graph } from '../process/graph/graph.ts';
import type { RunOptions, Solver } from '../smt/solver.ts';
import { toCountingDafny } from '../verdict/counting/dafny-hints.ts';
import { findPrecondition } from '../verdict/counting/find-precondition.ts';
import type { CountingProof } from '../verdict/counting/proof.ts';
import { proveGraph } from '../verdict/counting/prove-graph.ts';
import { withRandomSamples } from '../verdict/counting/random-samples.ts';

/** The method, or why there is none. */
export type PrintedProof =
  | { readonly method: Printed; readonly reason: null }
  | { readonly method: null; readonly reason: string };

/** The proof that counts edges, under a strategy, as a method that Dafny checks. */
export async function countingMethodOf(
  graph: Graph,
  solver: Solver,
  strategy: ReportedStrategy,
  options: RunOptions = {},
): Promise<PrintedProof> {
  if (strategy === 2 || strategy === 3)
    return missing(`Strategy ${strategy} goes with the language of the paper alone.`);
  const proof = await proofOf(graph, solver, strategy, options);
  if (typeof proof === 'string') return missing(proof);
  const method = await toCountingDafny(proof);
  return method === null
    ? missing('The proof is about arrays of channels or one goroutine of many, and is not printed.')
    : { method, reason: null };
}

function missing(reason: string): PrintedProof {
  return { method: null, reason };
}

async function proofOf(
  graph: Graph,
  solver: Solver,
  strategy: 1 | 4,
  options: RunOptions,
): Promise<CountingProof | string> {
  const given = { ...withRandomSamples, ...options };
  if (strategy === 1) {
    const proof = await proveGraph(graph, solver, given);
    return proof.grade === null ? 'It is not proved without a precondition.' : proof;
  }
  const found = await findPrecondition(graph, solver, given);
  if (found === null) return 'Strategy 4 finds nothing to be proved under.';
  const { proof, term } = found;
  return proof.grade === null ? `Strategy 4 does not prove it under ${printTerm(term)}.` : proof;
}
