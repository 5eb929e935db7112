import * as t from '../../logic/term.ts';
import { isCounted, type ProcessIndex } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';
import { isEmptyRange } from '../context/position.ts';

/**
 * P(π) ≠ -1 ⟹ P(π) = T(π) (Fig. 7); the main process has always started. Of a counted process no
 * instance is at another point.
 */
export function hasEnded(context: Context, process: ProcessIndex): t.Term {
  if (isCounted(context.machine, process)) {
    return isEmptyRange(context, process, 0, context.machine.processes[process]!.termination);
  }
  const ended = t.equal(context.counter(process), context.termination(process));
  if (process === 0) return ended;
  return t.implies(t.compare(context.counter(process), '!=', t.integer(-1)), ended);
}

/** terminated(V) */
export function terminated(context: Context): t.Term {
  return t.and(...context.machine.processes.map(({ index }) => hasEnded(context, index)));
}
