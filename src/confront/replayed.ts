import type { Program } from '../execute/compile/program.ts';
import type { CheckOptions, Found } from '../execute/search/check.ts';
import type { State, Supposed } from '../execute/state/state.ts';
import { isServed } from '../execute/rule/enabled.ts';
import { GoSystem } from '../execute/system.ts';

interface Replayed {
  /** The last state before the run ended. */
  readonly last: State;
  readonly supposed: readonly Supposed[];
  /** Others use in it what they were handed. */
  readonly usesHanded: boolean;
  /** What each step did, in the order of the moves. */
  readonly actions: readonly string[];
}

/** Goes through a run again, to see what it supposes and where it leaves everybody. */
export function replay(program: Program, options: CheckOptions, found: Found): Replayed {
  const { entry, values, limits, output } = options;
  const { timing, visibleSites } = found;
  const system = new GoSystem(program, { entry, values, timing, limits, output, visibleSites });
  const supposed: Supposed[] = [];
  const actions: string[] = [];
  let usesHanded = false;
  let last = system.initial;
  for (const move of found.moves) {
    const pending = move.mover.kind === 'goroutine' ? last.find(move.mover.id)?.pending : null;
    if (pending?.kind === 'choose' && pending.remember)
      supposed.push({ term: pending.term, value: pending.options[move.pick!]! });
    actions.push(move.action);
    usesHanded ||= isServed(move, pending ?? null);
    const outcome = system.step(last, move);
    if (outcome.kind === 'ended') break;
    last = outcome.state;
  }
  return { last, supposed, usesHanded, actions };
}
