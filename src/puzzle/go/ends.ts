import { explore } from '../../execute/search/explore.ts';
import type { EntryKind } from '../../execute/search/judge.ts';
import type { GoSystem } from '../../execute/system.ts';
import type { State } from '../../execute/state/state.ts';
import { toText } from '../../execute/value/text.ts';
import { mostStates } from './run.ts';

/** How runs end, in the words that puzzles use. */
type End = 'well' | 'leak' | 'deadlock' | 'panic' | 'exit';

/** What all runs of a program come to. */
export interface Ends {
  readonly closed: boolean;
  readonly outputs: ReadonlySet<string>;
  readonly endings: ReadonlySet<End>;
  /** Somebody may go on for ever, so that nobody can say who is left in the end. */
  readonly comesToRest: boolean;
  /** The functions of the goroutines that some run leaves behind. */
  readonly left: ReadonlySet<string>;
  /** The smallest number of goroutines that a run starts, of those that come to an end. */
  readonly fewest: number;
}

/** Looks at every run; where the outputs are wanted, the system must take printing as a step. */
export function endsOf(
  system: GoSystem,
  kind: EntryKind,
  { reduce, isCancelled }: { readonly reduce: boolean; readonly isCancelled: () => boolean },
): Ends {
  const outputs = new Set<string>();
  const found = new Set<End>();
  const left = new Set<string>();
  let fewest = Infinity;
  let isFinished = false;
  const end = (state: State, how: End): void => {
    outputs.add(toText(state.output).trim());
    found.add(how);
    fewest = Math.min(fewest, state.nextGoroutine - 2);
  };
  system.machine.showing = false;
  if (system.begun.stop !== null)
    end(system.initial, system.begun.stop.kind === 'exit' ? 'exit' : 'panic');
  const explored = explore(
    system,
    { states: mostStates, reduce, isCancelled },
    {
      state: (state, _, moves) => {
        // The process may end here, whatever others would still do.
        if (state.finished && kind === 'main') {
          isFinished = true;
          outputs.add(toText(state.output).trim());
        }
        const isOver = moves.length === 0 && system.begun.stop === null && !system.goesOn(state);
        // Of a main that has returned nothing is seen any more.
        if (!isOver && !(state.finished && kind === 'main')) return false;
        if (isOver && state.goroutines.length > 0) {
          for (const { name } of state.goroutines) left.add(name.replace(/ \d+$/, ''));
          end(state, state.finished ? 'leak' : 'deadlock');
        } else if (isOver) end(state, state.finished ? 'well' : 'deadlock');
        return false;
      },
      stop: (stop, before) => {
        if (before.finished && kind === 'main') found.add('well');
        else if (stop.kind === 'crash') end(before, 'panic');
        else if (stop.kind === 'exit') end(before, 'exit');
        return false;
      },
      race: () => false,
    },
  );
  system.machine.showing = true;
  const comesToRest = found.has('well') || found.has('leak');
  if (isFinished && !comesToRest) found.add('well');
  return {
    comesToRest: comesToRest || !isFinished,
    closed: explored.closed && system.machine.narrowed.size === 0 && !system.machine.overflow,
    outputs,
    endings: found,
    left,
    fewest: fewest === Infinity ? 0 : fewest,
  };
}
