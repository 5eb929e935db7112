import * as t from '../../logic/term.ts';
import { isCounted } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * I_proc (Fig. 7): a counter stays within its process; of a counted one no point holds fewer than no
 * instances.
 * Depends on nothing else. Produces one conjunct per process.
 */
export function counterRange(context: Context): readonly Conjunct[] {
  return context.machine.processes.map(({ index, name, node }) => ({
    family: 'counter-range',
    subject: name,
    nodes: node === null ? [] : [node],
    words: `${name} is at one of its program points`,
    term: isCounted(context.machine, index)
      ? t.and(...context.instances(index).map((number) => t.compare(t.zero, '<=', number)))
      : t.and(
          t.compare(t.integer(index === 0 ? 0 : -1), '<=', context.counter(index)),
          t.compare(context.counter(index), '<=', context.termination(index)),
        ),
  }));
}
