import * as t from '../../logic/term.ts';
import type { Context } from '../context/context.ts';
import { additions } from '../summary/occurrences.ts';
import { progress } from '../summary/progress.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * I_wg (Fig. 13): a waitgroup's counter is not negative, and is the sum of what was added.
 * Depends on counters, loop variables and reachability. Produces one conjunct per waitgroup.
 */
export function waitgroup(context: Context): readonly Conjunct[] {
  return context.machine.waitgroups.map(({ name }, index) => {
    const w = context.waitgroup(index);
    const added = progress(context, additions(context.machine, index), {
      whole: ({ instruction }) => context.term(instruction.amount),
      parts: ({ point, instruction }) => [{ past: point, worth: context.term(instruction.amount) }],
    });
    return {
      family: 'waitgroup',
      subject: name,
      words: `the counter of ${name} is the sum of what was added, and not negative`,
      term: t.and(t.compare(t.zero, '<=', w), t.equal(w, added)),
    };
  });
}
