import * as t from '../../logic/term.ts';
import { hasRun, type Context } from '../context/context.ts';
import { spawns } from '../summary/occurrences.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * I_go (Fig. 13; Fig. 7 has the sign wrong, PAPER-NOTES 9): a goroutine exists exactly if its `go`
 * has been executed.
 * Depends on reachability. Produces one conjunct per `go`.
 */
export function spawned(context: Context): readonly Conjunct[] {
  return spawns(context.machine).map(({ process, point, instruction }) => {
    const { name } = context.machine.processes[instruction.process]!;
    return {
      family: 'spawned',
      subject: name,
      words: `${name} has started exactly if its go statement has run`,
      term: t.iff(
        hasRun(context, process, point),
        t.compare(context.counter(instruction.process), '!=', t.integer(-1)),
      ),
    };
  });
}
