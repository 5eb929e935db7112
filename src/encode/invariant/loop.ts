import * as t from '../../logic/term.ts';
import type { Context } from '../context/context.ts';
import { isBetween } from '../context/position.ts';
import { loopHeads } from '../summary/occurrences.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * I_for (Fig. 13, with n' the point after the loop, PAPER-NOTES 2): the loop variable runs from its
 * lower to its upper bound; before the loop it stands at the first, behind it at the last.
 * Depends on reachability. Produces one conjunct per loop.
 */
export function loop(context: Context): readonly Conjunct[] {
  return loopHeads(context.machine).map(({ process, point, instruction }) => {
    const { exit, variable, node } = context.machine.loops[instruction.loop]!;
    const i = context.loopVariable(instruction.loop);
    const from = context.loopFrom(instruction.loop);
    const to = context.loopTo(instruction.loop);
    const counter = context.counter(process);
    const inside = isBetween(context, process, point, exit);
    const before = t.compare(counter, '<', t.integer(point));
    const behind = t.not(t.compare(counter, '<', t.integer(exit)));
    return {
      family: 'loop',
      subject: variable,
      nodes: [node],
      words: `${variable} counts the iterations of its loop`,
      term: t.ifThenElse(
        t.and(context.reachable(process, point), t.compare(from, '<=', to)),
        t.and(
          t.compare(from, '<=', i),
          t.compare(i, '<=', to),
          t.implies(before, t.equal(i, from)),
          t.implies(inside, t.compare(i, '<', to)),
          t.implies(behind, t.equal(i, to)),
        ),
        t.and(t.equal(i, from), t.not(inside)),
      ),
    };
  });
}
