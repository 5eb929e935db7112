import type { Move } from '../../run/move.ts';
import { leftWhileOthersGoOn } from './left.ts';
import type { GoSystem } from '../system.ts';
import { believable } from './believable.ts';
import { faultOfStop, faultsOf, faultsOfRace, type EntryKind } from './judge.ts';
import { takeWork } from './explore.ts';
import type { Fault } from './fault.ts';
import { Operations } from './operations.ts';
import type { Policy } from './policy.ts';

/** One run from the beginning to its end. */
export interface Schedule {
  readonly moves: readonly Move[];
  readonly faults: readonly Fault[];
  readonly operations: Operations;
  /** It came to its end within its steps. */
  readonly ended: boolean;
  /** Sites that raced. */
  readonly sites: readonly number[];
  /** How much work it was: steps, times the goroutines that were looked at, and what they computed. */
  readonly cost: number;
}

/** A single schedule is broken off when it has cost this much. */
const mostCost = 200_000;
/** Or when its goroutines have computed this much. */
const mostWork = 2_000_000;

/** Runs one schedule, in place: no state is left behind. */
export function runSchedule(
  system: GoSystem,
  policy: Policy,
  steps: number,
  kind: EntryKind,
): Schedule {
  const moves: Move[] = [];
  const faults: Fault[] = [];
  const operations = new Operations();
  const sites: number[] = [];
  let state = system.initial;
  let last: Move | null = null;
  let ended = system.begun.stop !== null;
  let cost = 0;
  let work = 0;
  for (let at = 0; at < steps && !ended && cost < mostCost && work < mostWork; at++) {
    cost += 1 + state.goroutines.length + state.timers.length;
    const options = system.moves(state);
    const here = faultsOf(system, state, options, kind);
    if (here.length > 0) faults.push(...believable(system, state, here));
    ended = options.length === 0;
    if (ended) break;
    const move = policy.choose(state, options, last);
    last = move;
    const mover = move.mover.kind === 'goroutine' ? state.find(move.mover.id) : null;
    if (mover !== null) operations.add(mover, move);
    moves.push(move);
    const before = state;
    const step = system.advance(state, move, at > 0);
    work += takeWork(system.machine);
    for (const race of step.races) {
      faults.push(...believable(system, step.state, faultsOfRace(race, step.state)));
      sites.push(race.conflict.first.site, race.conflict.second.site);
    }
    if (step.stop !== null) {
      const fault = faultOfStop(step.stop, before, kind);
      if (fault !== null) faults.push(...believable(system, before, [fault]));
      ended = true;
      break;
    }
    if (faults.length > 0 && step.races.length > 0) break;
    state = step.state;
  }
  if (!ended) faults.push(...believable(system, state, leftWhileOthersGoOn(system, state, kind)));
  return { moves, faults, operations, ended, sites, cost: cost + work };
}
