import * as t from '../../logic/term.ts';
import type { ChannelIndex } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';
import { operations, sends } from '../summary/occurrences.ts';
import { once, progress } from '../summary/progress.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * The sums of I_async and I_sync (Fig. 12): a buffer holds sends minus receives; of an unbuffered
 * channel a send is worth one at its offer and one at its acknowledgement, a receive two.
 * Depends on counters, loop variables and reachability. Produces up to two conjuncts per channel.
 */
export function monitor(context: Context): readonly Conjunct[] {
  return context.machine.channels.flatMap(({ name }, index) => {
    const buffered = context.buffered(index);
    const conjuncts: Conjunct[] = [];
    if (buffered !== t.no) {
      conjuncts.push({
        family: 'monitor',
        subject: name,
        words: `the buffer of ${name} still holds sends minus receives`,
        term: t.implies(buffered, t.equal(context.channel(index), messages(context, index))),
      });
    }
    if (buffered !== t.yes) {
      conjuncts.push({
        family: 'monitor',
        subject: name,
        words: `the exchanges over ${name} still match sends with receives`,
        term: t.implies(
          t.not(buffered),
          t.equal(context.channel(index), halfExchanges(context, index)),
        ),
      });
    }
    return conjuncts;
  });
}

/** E(!) - E(?) */
function messages(context: Context, channel: ChannelIndex): t.Term {
  return t.subtract(
    progress(context, operations(context.machine, channel, '!'), once()),
    progress(context, operations(context.machine, channel, '?'), once()),
  );
}

/** E1 - E2, every operation counting twice (PAPER-NOTES 12). */
function halfExchanges(context: Context, channel: ChannelIndex): t.Term {
  const two = t.integer(2);
  return t.subtract(
    progress(context, sends(context.machine, channel), {
      whole: () => two,
      parts: ({ point, instruction }) => [
        { past: point, worth: t.one },
        { past: instruction.rendezvous, worth: t.one },
      ],
    }),
    progress(context, operations(context.machine, channel, '?'), {
      whole: () => two,
      parts: ({ point }) => [{ past: point, worth: two }],
    }),
  );
}
