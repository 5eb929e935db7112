import * as t from '../../logic/term.ts';
import { offered, taken, type Context } from '../context/context.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * The bounds in I_async and I_sync (Fig. 12), guarded as PAPER-NOTES 14 says.
 * Depends on nothing else. Produces one conjunct per channel.
 */
export function bufferBounds(context: Context): readonly Conjunct[] {
  return context.machine.channels.map(({ name, node }, index) => {
    const c = context.channel(index);
    return {
      family: 'buffer-bounds',
      subject: name,
      nodes: [node],
      words: `the buffer of ${name} holds no more than its capacity and no less than nothing`,
      term: t.ifThenElse(
        context.buffered(index),
        t.and(t.compare(t.zero, '<=', c), t.compare(c, '<=', context.capacity(index))),
        t.and(t.compare(taken, '<=', c), t.compare(c, '<=', offered)),
      ),
    };
  });
}
