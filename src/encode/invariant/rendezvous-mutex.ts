import * as t from '../../logic/term.ts';
import { ready, type Context } from '../context/context.ts';
import { countAt } from '../context/position.ts';
import { sends } from '../summary/occurrences.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * I_noRendezvous and I_maxOneRendezvous (Fig. 12; PAPER-NOTES 15) in one equation: the senders that
 * wait at their rendezvous point are as many as there are open exchanges, which is one while the
 * channel is not ready and none otherwise. Pairs of senders need not be told apart, so it stays
 * linear in their number, and it says more than the figure: an open exchange has its sender.
 * Depends on nothing else. Produces one conjunct per channel that is sent to.
 */
export function rendezvousMutex(context: Context): readonly Conjunct[] {
  return context.machine.channels.flatMap(({ name, node }, index) => {
    const senders = sends(context.machine, index);
    if (senders.length === 0) return [];
    const waiting = t.add(
      ...senders.map(({ process, instruction }) =>
        countAt(context, process, instruction.rendezvous),
      ),
    );
    const closed = t.or(context.buffered(index), t.equal(context.channel(index), ready));
    return [
      {
        family: 'rendezvous-mutex' as const,
        subject: name,
        nodes: [node, ...senders.map(({ place }) => place.node)],
        words: `at most one sender waits for its message on ${name} to be taken`,
        term: t.equal(waiting, t.ifThenElse(closed, t.zero, t.one)),
      },
    ];
  });
}
