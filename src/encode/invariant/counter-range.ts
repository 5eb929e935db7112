import * as t from '../../logic/term.ts';
import type { Context } from '../context/context.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * I_proc (Fig. 7): a counter stays within its process.
 * Depends on nothing else. Produces one conjunct per process.
 */
export function counterRange(context: Context): readonly Conjunct[] {
  return context.machine.processes.map(({ index, name }) => ({
    family: 'counter-range',
    subject: name,
    words: `${name} is at one of its program points`,
    term: t.and(
      t.compare(t.integer(index === 0 ? 0 : -1), '<=', context.counter(index)),
      t.compare(context.counter(index), '<=', context.termination(index)),
    ),
  }));
}
