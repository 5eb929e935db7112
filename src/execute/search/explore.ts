import { exploreStates, type Explored, type Visitor } from '../../run/search/explore.ts';
import type { Race, Step } from '../rule/step.ts';
import type { State } from '../state/state.ts';
import type { Machine } from '../machine.ts';
import type { GoSystem } from '../system.ts';
import { KnownSteps } from './known-steps.ts';
import { Reducer } from './reduce.ts';

export interface ExploreOptions {
  readonly states: number;
  readonly reduce: boolean;
  /** Asked now and then. */
  readonly isCancelled: () => boolean;
}

/** A race in a step is told of before anything else of it. */
interface GoVisitor extends Omit<Visitor<State, Step>, 'step'> {
  readonly race: (race: Race, node: number, move: number, after: State) => boolean;
}

/** So many objects are looked at in no time. */
const smallHeap = 256;

/** Visits all states of a program of Go, without those that are not needed for any property. */
export function explore(system: GoSystem, options: ExploreOptions, visitor: GoVisitor): Explored {
  const reducer = options.reduce ? new Reducer(system.program.globals) : null;
  const { keys } = system;
  const known = new KnownSteps(system);
  return exploreStates<State, Step>(
    {
      initial: system.initial,
      moves: (state) => system.moves(state),
      recall: (state, move) => known.recall(state, move),
      advance: (state, move) => known.advance(state, move),
      hash: (state) => {
        keys.compute(state);
        return keys.hash;
      },
      keep: (state) => {
        keys.share(state);
      },
      reduce: (state, moves) => reducer?.reduce(state, moves) ?? null,
      // All goroutines are compared with each other, so are timers; a key goes through all objects, and memory
      // is not shared where it is written.
      cost: ({ goroutines, timers, heap }) =>
        goroutines.length ** 2 +
        timers.length ** 2 +
        Math.max(0, heap.used - smallHeap) / 4 +
        takeWork(system.machine),
    },
    options,
    {
      state: visitor.state,
      stop: visitor.stop,
      step: (step, node, move) => {
        let isEnough = false;
        for (const race of step.races)
          if (visitor.race(race, node, move, step.state)) isEnough = true;
        return isEnough;
      },
    },
  );
}

/** So many instructions take as long as to compare two goroutines. */
const instructionsPerCost = 10;

/** What the steps since the last time have cost besides what states cost. */
export function takeWork(machine: Machine): number {
  const { copied, executed } = machine;
  machine.copied = 0;
  machine.executed = 0;
  return copied + executed / instructionsPerCost;
}
