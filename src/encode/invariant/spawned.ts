import * as t from '../../logic/term.ts';
import type { Context } from '../context/context.ts';
import { hasRun } from '../context/position.ts';
import { spawns } from '../summary/occurrences.ts';
import { once, progress } from '../summary/progress.ts';
import { isCounted } from '../../process/machine.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * I_go (Fig. 13; Fig. 7 has the sign wrong, PAPER-NOTES 9): a goroutine exists exactly if its `go`
 * has been executed; of one that is spawned in a loop there are as many instances as executions.
 * Depends on reachability. Produces one conjunct per `go`.
 */
export function spawned(context: Context): readonly Conjunct[] {
  return spawns(context.machine).map((occurrence) => {
    const { process, point, instruction, place } = occurrence;
    const { name } = context.machine.processes[instruction.process]!;
    return {
      family: 'spawned',
      subject: name,
      nodes: [place.node],
      words: isCounted(context.machine, instruction.process)
        ? `as many instances of ${name} exist as its go statement was run`
        : `${name} has started exactly if its go statement has run`,
      term: isCounted(context.machine, instruction.process)
        ? t.equal(
            t.add(...context.instances(instruction.process)),
            progress(context, [occurrence], once()),
          )
        : t.iff(
            hasRun(context, process, point),
            t.compare(context.counter(instruction.process), '!=', t.integer(-1)),
          ),
    };
  });
}
