import * as t from '../../logic/term.ts';
import type { Add } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';
import { additions, waits, type Occurrence } from '../summary/occurrences.ts';
import { progress, type Share } from '../summary/progress.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * I_wg (Fig. 13): a waitgroup's counter is not negative, and is the sum of what was added.
 * Depends on counters, loop variables and reachability. Produces one conjunct per waitgroup.
 */
export function waitgroup(context: Context): readonly Conjunct[] {
  return context.machine.waitgroups.map(({ name, node }, index) => {
    const w = context.waitgroup(index);
    const adds = additions(context.machine, index);
    const amount: Share<Occurrence<Add>> = {
      whole: ({ instruction }) => context.term(instruction.amount),
      parts: ({ point, instruction }) => [{ past: point, worth: context.term(instruction.amount) }],
    };
    const added = progress(context, adds, amount);
    return {
      family: 'waitgroup',
      subject: name,
      nodes: [node, ...[...adds, ...waits(context.machine, index)].map(({ place }) => place.node)],
      words: `the counter of ${name} is the sum of what was added, and not negative`,
      term: t.and(t.compare(t.zero, '<=', w), t.equal(w, added)),
      share: (own) => {
        const those = adds.filter(({ place }) => place.node === own);
        return those.length === 0 ? null : progress(context, those, amount);
      },
    };
  });
}
