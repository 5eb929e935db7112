import type { Move } from '../../run/move.ts';
import { exploreStates, type Explored, type Visitor } from '../../run/search/explore.ts';
import type { Race, Step } from '../rule/step.ts';
import type { State } from '../state/state.ts';
import type { Machine } from '../machine.ts';
import type { GoSystem } from '../system.ts';
import { Reducer } from './reduce.ts';

interface ExploreOptions {
  readonly states: number;
  readonly reduce: boolean;
  /** Asked now and then. */
  readonly isCancelled: () => boolean;
}

/** A race in a step is told of before anything else of it. */
interface GoVisitor extends Omit<Visitor<State, Step>, 'step'> {
  readonly race: (race: Race, node: number, move: number, after: State) => boolean;
}

/** Visits all states of a program of Go, without those that are not needed for any property. */
export function explore(system: GoSystem, options: ExploreOptions, visitor: GoVisitor): Explored {
  const reducer = options.reduce ? new Reducer(system.program.globals) : null;
  const { keys } = system;
  return exploreStates<State, Step>(
    {
      initial: system.initial,
      moves: (state) => system.moves(state),
      advance: (state, move: Move) => system.advance(state, move, false),
      hash: (state) => {
        keys.compute(state);
        return keys.hash;
      },
      reduce: (state, moves) => reducer?.reduce(state, moves) ?? null,
      // All goroutines are compared with each other, and memory is not shared where it is written.
      cost: ({ goroutines }) => goroutines.length ** 2 + takeCopied(system.machine),
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

function takeCopied(machine: Machine): number {
  const { copied } = machine;
  machine.copied = 0;
  return copied;
}
