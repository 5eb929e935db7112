import { printTerm } from '../logic/print-term.ts';
import type { BeyondFragment } from '../pipeline/beyond.ts';
import { describeGraph } from '../process/graph/describe-graph.ts';
import { printGraphPromela } from '../promela/graph/print.ts';
import type { Solver } from '../smt/solver.ts';
import { unreachable } from '../base/unreachable.ts';
import { toCountingDafny } from '../verdict/counting/dafny-hints.ts';
import { findPrecondition } from '../verdict/counting/find-precondition.ts';
import { proveGraph } from '../verdict/counting/prove-graph.ts';
import { withRandomSamples } from '../verdict/counting/random-samples.ts';
import { printExtended } from '../virgo/extended/print.ts';
import type { StageOptions } from './emit-options.ts';
import { readValues } from './explore-command.ts';
import type { Terminal } from './terminal.ts';

/** What a stage makes of a fragment beyond the paper's language; why not, where it makes nothing of it. */
export async function printBeyond(
  terminal: Terminal,
  { name, checked, graph }: BeyondFragment,
  solver: Solver,
  { stage, strategy, set }: StageOptions,
): Promise<boolean> {
  switch (stage) {
    case 'virgo':
      terminal.out(`// ${name}, beyond the paper\n${printExtended(checked.program).text}`);
      return true;
    case 'processes':
      terminal.out(describeGraph(graph));
      return true;
    case 'promela': {
      const values = set === undefined ? null : readValues(set, graph.parameters);
      terminal.out(printGraphPromela(graph, values));
      return true;
    }
    case 'dafny': {
      const method = await methodOf(graph, solver, strategy);
      if (method.text === null) terminal.error(`${name}: ${method.reason}\n`);
      else terminal.out(method.text);
      return method.text !== null;
    }
    case 'obligations':
      terminal.error(`${name}: its obligations are about counted edges: see virgo count.\n`);
      return false;
    default:
      return unreachable(stage);
  }
}

type Method =
  | { readonly text: string; readonly reason: null }
  | { readonly text: null; readonly reason: string };

const noMethod =
  'the proof is about arrays of channels or one goroutine of many, and is not printed.';

async function methodOf(
  graph: BeyondFragment['graph'],
  solver: Solver,
  strategy: StageOptions['strategy'],
): Promise<Method> {
  if (strategy === 2 || strategy === 3)
    return {
      text: null,
      reason: `strategy ${strategy} goes with the language of the paper alone.`,
    };
  const found = strategy === 4 ? await findPrecondition(graph, solver, withRandomSamples) : null;
  const proof = strategy === 4 ? found?.proof : await proveGraph(graph, solver, withRandomSamples);
  if (proof === undefined || proof.grade === null) {
    const what = found === null ? 'nothing' : printTerm(found.term);
    const reason =
      strategy === 4
        ? `strategy 4 finds ${what} to be proved under.`
        : 'it is not proved without a precondition.';
    return { text: null, reason };
  }
  const text = await toCountingDafny(proof);
  return text === null ? { text, reason: noMethod } : { text, reason: null };
}
