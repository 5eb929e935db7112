import * as t from '../../logic/term.ts';
import type { PointIndex, ProcessIndex } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';
import { branches } from '../summary/occurrences.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * I_if (Fig. 13, with n2 the start of the else branch, PAPER-NOTES 3): no process is inside the
 * branch that its guard rules out.
 * Depends on nothing else. Produces one conjunct per `if`.
 */
export function branch(context: Context): readonly Conjunct[] {
  return branches(context.machine).map(({ process, point, instruction }) => {
    const { condition, otherwise, exit } = instruction;
    const { name } = context.machine.processes[process]!;
    return {
      family: 'branch',
      subject: name,
      words: `${name} is not in the branch that its if rules out`,
      term: t.ifThenElse(
        context.term(condition),
        t.not(isIn(context, process, otherwise, exit)),
        t.not(isIn(context, process, point + 1, otherwise)),
      ),
    };
  });
}

/** from <= P(π) < to; an empty range holds nobody. */
function isIn(context: Context, process: ProcessIndex, from: PointIndex, to: PointIndex): t.Term {
  if (from >= to) return t.no;
  return t.and(
    t.compare(t.integer(from), '<=', context.counter(process)),
    t.compare(context.counter(process), '<', t.integer(to)),
  );
}
