import type { GoSystem } from '../../execute/system.ts';
import type { State } from '../../execute/state/state.ts';
import type { Schedule } from '../../protocol/puzzle.ts';
import type { Move } from '../../run/move.ts';

const mostSteps = 400;

/** The run in which the first of the preferred goroutines moves that can. */
export function playSchedule(system: GoSystem, { prefer, steps }: Schedule): readonly Move[] {
  const moves: Move[] = [];
  let state = system.initial;
  while (moves.length < (steps ?? mostSteps)) {
    const possible = system.moves(state);
    const move = preferred(state, possible, prefer) ?? possible[0];
    if (move === undefined) break;
    moves.push(move);
    const step = system.advance(state, move, false);
    if (step.stop !== null) break;
    state = step.state;
  }
  return moves;
}

/** `main`, `main.func1`, `worker 3` with its number, or `clock`. */
function preferred(
  state: State,
  possible: readonly Move[],
  prefer: readonly string[],
): Move | undefined {
  for (const wanted of prefer) {
    const found = possible.find((move) => namesOf(state, move).includes(wanted));
    if (found !== undefined) return found;
  }
  return undefined;
}

function namesOf(state: State, { mover, partner }: Move): readonly string[] {
  if (mover.kind === 'timer') return ['clock'];
  return [mover.id, ...(partner === null ? [] : [partner.id])].flatMap((id) => {
    const goroutine = state.find(id);
    if (goroutine === null) return [];
    const runs = goroutine.frames[0]?.procedure.function.name ?? goroutine.name;
    return [goroutine.name, runs, `${runs} ${String(id)}`];
  });
}
