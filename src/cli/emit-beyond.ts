import type { BeyondFragment } from '../pipeline/beyond.ts';
import { countingMethodOf } from '../pipeline/counting-method.ts';
import { describeGraph } from '../process/graph/describe-graph.ts';
import { printGraphPromela } from '../promela/graph/print.ts';
import type { Solver } from '../smt/solver.ts';
import { unreachable } from '../base/unreachable.ts';
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
      const { method, reason } = await countingMethodOf(graph, solver, strategy);
      if (method === null) terminal.error(`${name}: ${reason}\n`);
      else terminal.out(method.text);
      return method !== null;
    }
    case 'obligations':
      terminal.error(`${name}: its obligations are about counted edges: see virgo count.\n`);
      return false;
    default:
      return unreachable(stage);
  }
}
