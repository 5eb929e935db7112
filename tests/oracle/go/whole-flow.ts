import type { BeyondFragment } from '../../../src/pipeline/beyond.ts';
import { compile } from '../../../src/pipeline/compile.ts';
import type { GoReader } from '../../../src/go/plain/go-reader.ts';
import { variablesOf } from '../../../src/logic/term-children.ts';
import type { Solver } from '../../../src/smt/solver.ts';
import { decideGraph } from '../../../src/verdict/counting/decide-graph.ts';
import type { StrategyVerdict } from '../../../src/verdict/verdict.ts';
import { evaluateSmt } from '../../differential/smt-text.ts';
import type { Call } from './arguments.ts';
import type { Tally } from './run-subject.ts';

/** What counting edges proves of each function of a text, by its name. */
export async function countFunctions(
  source: string,
  reader: GoReader,
  solver: Solver,
): Promise<ReadonlyMap<string, readonly StrategyVerdict[]>> {
  const { fragments, beyond } = compile(source, { kind: 'go', reader });
  const whole = [...fragments.map((one) => one.beyond), ...beyond];
  const found = new Map<string, readonly StrategyVerdict[]>();
  for (const fragment of whole)
    if (fragment !== null && fragment.given.length === 0)
      found.set(fragment.name, await provedOf(fragment, solver));
  return found;
}

export async function provedOf(
  fragment: BeyondFragment,
  solver: Solver,
): Promise<readonly StrategyVerdict[]> {
  const { graph, isAbstraction, mayEndAtOnce } = fragment;
  const { strategies } = await decideGraph(graph, solver, { isAbstraction, mayEndAtOnce });
  return strategies.filter(({ outcome }) => outcome === 'verified');
}

export const isBad = ({ leaked, panicked, endless }: Tally): boolean =>
  leaked + panicked + endless > 0;

/**
 * Where the condition holds no run may end badly; where a weakest one does not, none may end well. What no caller
 * decides, as how often a loop iterates, may be anything: the condition says something where it holds for all of that.
 */
export function againstProof(
  { precondition, weakest }: StrategyVerdict,
  { sets, text }: Call,
  tally: Tally,
): string | null {
  const undecided = [...variablesOf(precondition.simple).keys()].filter((name) => !sets.has(name));
  const holds = evaluateSmt(precondition.smt, sets, new Set(undecided));
  if (holds === true && isBad(tally))
    return `${text} ends badly, which counting edges excludes: ${precondition.smt}`;
  if (holds === false && weakest && tally.clean > 0)
    return `${text} ends well, which counting edges excludes: ${precondition.smt}`;
  return null;
}
