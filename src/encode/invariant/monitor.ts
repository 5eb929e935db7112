import * as t from '../../logic/term.ts';
import type { Receive, Send } from '../../process/machine.ts';
import type { NodeId } from '../../virgo/ast.ts';
import type { Context } from '../context/context.ts';
import { receives, sends, type Occurrence } from '../summary/occurrences.ts';
import { once, progress, type Share } from '../summary/progress.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * The sums of I_async and I_sync (Fig. 12): a buffer holds sends minus receives; of an unbuffered
 * channel a send is worth one at its offer and one at its acknowledgement, a receive two.
 * Depends on counters, loop variables and reachability. Produces up to two conjuncts per channel.
 */
export function monitor(context: Context): readonly Conjunct[] {
  return context.machine.channels.flatMap(({ name, node }, index) => {
    const sending = sends(context.machine, index);
    const receiving = receives(context.machine, index);
    const nodes = [node, ...[...sending, ...receiving].map(({ place }) => place.node)];
    const about = { family: 'monitor', subject: name, nodes } as const;
    const c = context.channel(index);
    const buffered = context.buffered(index);
    const sent = ({ send }: Worth, those = sending) => progress(context, those, send);
    const received = ({ receive }: Worth, those = receiving) => progress(context, those, receive);
    const difference = (worth: Worth) => t.subtract(sent(worth), received(worth));
    const share = (worth: Worth) => (own: NodeId) => {
      const isOwn = ({ place }: Occurrence) => place.node === own;
      if (sending.some(isOwn)) return sent(worth, sending.filter(isOwn));
      return receiving.some(isOwn) ? t.negate(received(worth, receiving.filter(isOwn))) : null;
    };
    const conjuncts: Conjunct[] = [];
    if (buffered !== t.no) {
      conjuncts.push({
        ...about,
        words: `the buffer of ${name} still holds sends minus receives`,
        term: t.implies(buffered, t.equal(c, difference(messages))),
        share: share(messages),
      });
    }
    if (buffered !== t.yes) {
      conjuncts.push({
        ...about,
        words: `the exchanges over ${name} still match sends with receives`,
        term: t.implies(t.not(buffered), t.equal(c, difference(halfExchanges))),
        share: share(halfExchanges),
      });
    }
    return conjuncts;
  });
}

interface Worth {
  readonly send: Share<Occurrence<Send>>;
  readonly receive: Share<Occurrence<Receive>>;
}

/** E(!) - E(?) */
const messages: Worth = { send: once(), receive: once() };

/** E1 - E2, every operation counting twice (PAPER-NOTES 12). */
const two = t.integer(2);
const halfExchanges: Worth = {
  send: {
    whole: () => two,
    parts: ({ point, instruction }) => [
      { past: point, worth: t.one },
      { past: instruction.rendezvous, worth: t.one },
    ],
  },
  receive: { whole: () => two, parts: ({ point }) => [{ past: point, worth: two }] },
};
