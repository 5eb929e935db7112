import * as t from '../../logic/term.ts';
import type { Context } from '../context/context.ts';
import { hasRun } from '../context/position.ts';
import { declarations } from '../summary/occurrences.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * Not in the paper (PAPER-NOTES 13): behind a channel's declaration its capacity is not negative.
 * Strategy 2 needs it for 'terminated implies balanced'.
 * Depends on reachability. Produces one conjunct per channel.
 */
export function capacity(context: Context): readonly Conjunct[] {
  return declarations(context.machine).map(({ process, point, instruction, place }) => {
    const { name } = context.machine.channels[instruction.channel]!;
    return {
      family: 'capacity',
      subject: name,
      nodes: [place.node],
      words: `${name} was created with a capacity of at least 0`,
      term: t.implies(
        hasRun(context, process, point),
        t.compare(t.zero, '<=', context.capacity(instruction.channel)),
      ),
    };
  });
}
