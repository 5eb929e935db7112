import * as t from '../../logic/term.ts';
import type { Context } from '../context/context.ts';
import { isEmptyRange } from '../context/position.ts';
import { branches } from '../summary/occurrences.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * I_if (Fig. 13, with n2 the start of the else branch, PAPER-NOTES 3): no process is inside the
 * branch that its guard rules out.
 * Depends on nothing else. Produces one conjunct per `if`.
 */
export function branch(context: Context): readonly Conjunct[] {
  return branches(context.machine).map(({ process, point, instruction, place }) => {
    const { condition, otherwise, exit } = instruction;
    const { name } = context.machine.processes[process]!;
    return {
      family: 'branch',
      subject: name,
      nodes: [place.node],
      words: `${name} is not in the branch that its if rules out`,
      term: t.ifThenElse(
        context.term(condition),
        isEmptyRange(context, process, otherwise, exit),
        isEmptyRange(context, process, point + 1, otherwise),
      ),
    };
  });
}
