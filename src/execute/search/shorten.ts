import { sameMove, type Move } from '../../run/move.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';
import { faultOfStop, faultsOf, faultsOfRace, type EntryKind } from './judge.ts';
import type { Fault } from './fault.ts';
import { moverOf } from './policy.ts';

const mostTries = 400;
/** Moves that are made again for it, altogether. */
const mostMoves = 60_000;

/** The same fault by fewer switches between goroutines, and then by fewer steps. */
export function shorten(
  system: GoSystem,
  moves: readonly Move[],
  fault: Fault,
  kind: EntryKind,
): readonly Move[] {
  let tries = 0;
  let made = 0;
  const attempt = (candidate: readonly Move[]): readonly Move[] | null => {
    if (tries++ > mostTries || made > mostMoves) return null;
    made += candidate.length;
    const played = replayTo(system, candidate, fault, kind);
    return played !== null && isBetter(played, best) ? played : null;
  };
  let best = moves;
  for (
    let size = Math.ceil(best.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < best.length;) {
      const found = attempt([...best.slice(0, at), ...best.slice(at + size)]);
      if (found === null) at += size;
      else best = found;
    }
  }
  for (let at = 1; at < best.length; at++) {
    const next = best.findIndex(
      (move, index) => index > at && moverOf(move) === moverOf(best[at - 1]!),
    );
    if (next < 0 || moverOf(best[at]!) === moverOf(best[at - 1]!)) continue;
    const moved = [
      ...best.slice(0, at),
      best[next]!,
      ...best.slice(at, next),
      ...best.slice(next + 1),
    ];
    best = attempt(moved) ?? best;
  }
  return best;
}

function isBetter(one: readonly Move[], other: readonly Move[]): boolean {
  return (
    one.length < other.length || (one.length === other.length && switches(one) < switches(other))
  );
}

function switches(moves: readonly Move[]): number {
  let count = 0;
  for (let at = 1; at < moves.length; at++)
    if (moverOf(moves[at]!) !== moverOf(moves[at - 1]!)) count++;
  return count;
}

/** Makes the moves as far as they can be made; null where the fault does not come of them. */
function replayTo(
  system: GoSystem,
  moves: readonly Move[],
  fault: Fault,
  kind: EntryKind,
): readonly Move[] | null {
  const made: Move[] = [];
  let state: State = system.initial;
  const isIt = (one: Fault | null): boolean =>
    one !== null && one.property === fault.property && one.ending === fault.ending;
  for (const move of moves) {
    const options = system.moves(state);
    if (faultsOf(system, state, options, kind).some(isIt)) return made;
    const same = options.find((option) => sameMove(option, move));
    if (same === undefined) continue;
    made.push(same);
    const step = system.advance(state, same, false);
    if (step.races.some((race) => faultsOfRace(race, step.state).some(isIt))) return made;
    if (step.stop !== null) return isIt(faultOfStop(step.stop, state, kind)) ? made : null;
    state = step.state;
  }
  return faultsOf(system, state, system.moves(state), kind).some(isIt) ? made : null;
}
