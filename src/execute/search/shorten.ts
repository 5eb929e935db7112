import type { Move } from '../../run/move.ts';
import { playsTo, shorten, type Shortening } from '../../run/shorten.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';
import { isBelievable } from './believable.ts';
import type { Fault } from './fault.ts';
import { faultOfStop, faultsOf, faultsOfRace, type EntryKind } from './judge.ts';
import { leftWhileOthersGoOn } from './left.ts';

/** The fault in the words of the run that shows it at its end, with the numbers that goroutines have there. */
export function retold(
  system: GoSystem,
  moves: readonly Move[],
  fault: Fault,
  kind: EntryKind,
): Fault {
  const { showing } = system.machine;
  system.machine.showing = true;
  try {
    const isIt = ({ property, ending }: Fault): boolean =>
      property === fault.property && ending === fault.ending;
    return faultsAtEnd(system, moves, kind).find(isIt) ?? fault;
  } finally {
    system.machine.showing = showing;
  }
}

function faultsAtEnd(system: GoSystem, moves: readonly Move[], kind: EntryKind): readonly Fault[] {
  let { initial: state } = system;
  let races: readonly Fault[] = [];
  for (const move of moves) {
    const step = system.advance(state, move, false);
    races = step.races.flatMap((race) => faultsOfRace(race, step.state));
    if (step.stop !== null) {
      const stopped = faultOfStop(step.stop, state, kind);
      return stopped === null ? races : [...races, stopped];
    }
    ({ state } = step);
  }
  return [
    ...races,
    ...faultsOf(system, state, system.moves(state), kind),
    ...leftWhileOthersGoOn(system, state, kind),
  ];
}

/** A shorter run to the same fault; the run itself where the fault shows in all that comes after it alone. */
export function shortenRun(
  system: GoSystem,
  moves: readonly Move[],
  fault: Fault,
  kind: EntryKind,
  isCancelled: () => boolean,
): readonly Move[] {
  const isIt = (one: Fault | null): boolean =>
    one !== null && one.property === fault.property && one.ending === fault.ending;
  const plain: Shortening<State> = {
    initial: system.initial,
    moves: (state) => system.moves(state),
    isFound: (state, possible) =>
      faultsOf(system, state, possible, kind).some(isIt) && isBelievable(state),
    step: (state, move) => {
      const step = system.advance(state, move, false);
      const races = step.races.flatMap((race) => faultsOfRace(race, step.state));
      const stop = step.stop === null ? null : faultOfStop(step.stop, state, kind);
      const found = [...races, stop].some(isIt) && isBelievable(step.state);
      return { state: step.stop === null ? step.state : null, found };
    },
    maxTries: 400,
    maxMoves: 60_000,
    isCancelled,
  };
  const early: Shortening<State> = {
    ...plain,
    isFound: (state) => leftWhileOthersGoOn(system, state, kind).some(isIt) && isBelievable(state),
    maxMoves: 5_000,
  };
  const fitting = [plain, early].find((shortening) => playsTo(moves, shortening));
  return fitting === undefined ? moves : shorten(moves, fitting);
}
