import * as t from '../../logic/term.ts';
import type { Context } from '../context/context.ts';
import { isEmptyRange } from '../context/position.ts';
import { returns } from '../summary/occurrences.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * I_ret (Fig. 13): where a return is reached, nothing behind it is visited.
 * Depends on reachability. Produces one conjunct per `return`.
 */
export function returned(context: Context): readonly Conjunct[] {
  return returns(context.machine).map(({ process, point, place }) => {
    const { name, termination } = context.machine.processes[process]!;
    return {
      family: 'returned',
      subject: name,
      nodes: [place.node],
      words: `${name} does not go on behind its return`,
      term: t.implies(
        context.reachable(process, point),
        isEmptyRange(context, process, point + 1, termination),
      ),
    };
  });
}
