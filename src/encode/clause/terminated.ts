import * as t from '../../logic/term.ts';
import type { ProcessIndex } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';

/** P(π) ≠ -1 ⟹ P(π) = T(π) (Fig. 7); the main process has always started. */
export function hasEnded(context: Context, process: ProcessIndex): t.Term {
  const ended = t.equal(context.counter(process), context.termination(process));
  if (process === 0) return ended;
  return t.implies(t.compare(context.counter(process), '!=', t.integer(-1)), ended);
}

/** terminated(V) */
export function terminated(context: Context): t.Term {
  return t.and(...context.machine.processes.map(({ index }) => hasEnded(context, index)));
}
