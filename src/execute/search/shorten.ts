import type { Move } from '../../run/move.ts';
import { playsTo, shorten, type Shortening } from '../../run/shorten.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';
import type { Fault } from './fault.ts';
import { faultOfStop, faultsOf, faultsOfRace, type EntryKind } from './judge.ts';
import { leftWhileOthersGoOn } from './left.ts';

/** A shorter run to the same fault; the run itself where the fault shows in all that comes after it alone. */
export function shortenRun(
  system: GoSystem,
  moves: readonly Move[],
  fault: Fault,
  kind: EntryKind,
): readonly Move[] {
  const isIt = (one: Fault | null): boolean =>
    one !== null && one.property === fault.property && one.ending === fault.ending;
  const plain: Shortening<State> = {
    initial: system.initial,
    moves: (state) => system.moves(state),
    isFound: (state, possible) => faultsOf(system, state, possible, kind).some(isIt),
    step: (state, move) => {
      const step = system.advance(state, move, false);
      const races = step.races.flatMap((race) => faultsOfRace(race, step.state));
      const stop = step.stop === null ? null : faultOfStop(step.stop, state, kind);
      return { state: step.stop === null ? step.state : null, found: [...races, stop].some(isIt) };
    },
    maxTries: 400,
    maxMoves: 60_000,
  };
  const early: Shortening<State> = {
    ...plain,
    isFound: (state) => leftWhileOthersGoOn(system, state).some(isIt),
    maxMoves: 5_000,
  };
  const fitting = [plain, early].find((shortening) => playsTo(moves, shortening));
  return fitting === undefined ? moves : shorten(moves, fitting);
}
