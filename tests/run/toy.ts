import type { Move } from '../../src/run/move.ts';
import type { Observation } from '../../src/run/observation.ts';
import type { System } from '../../src/run/system.ts';

/** By goroutine: the name of the place where it stands; `end` when it has ended. */
export type ToyState = readonly string[];

export interface Toy {
  readonly starts: ToyState;
  readonly steps: readonly ToyStep[];
  /** Whether states are one that differ only in who stands where. */
  readonly symmetric?: boolean;
}

interface ToyStep {
  readonly goroutine: number;
  readonly from: string;
  readonly to: string;
  /** Possible only while another goroutine stands at a place. */
  readonly when?: readonly [number, string];
}

/** A system of goroutines that go from place to place, in circles if need be. */
export function toyOf({ starts, steps, symmetric = false }: Toy): System<ToyState> {
  const possible = (state: ToyState): readonly ToyStep[] =>
    steps.filter(
      ({ goroutine, from, when }) =>
        state[goroutine] === from && (when === undefined || state[when[0]] === when[1]),
    );
  const alive = (state: ToyState): readonly number[] => {
    const ids = state.flatMap((place, id) => (place === 'end' ? [] : [id]));
    return symmetric ? ids.toSorted((a, b) => state[a]!.localeCompare(state[b]!)) : ids;
  };
  return {
    initial: starts,
    listings: [],
    moves: (state) => possible(state).map(({ goroutine }) => moveOf(goroutine)),
    step(state, move) {
      const step = possible(state).find(({ goroutine }) => goroutine === move.mover.id)!;
      const next = state.with(step.goroutine, step.to);
      const named = { id: step.goroutine, name: `goroutine ${step.goroutine}` };
      const ended = step.to === 'end' ? [named] : [];
      return {
        kind: 'moved',
        state: next,
        event: { goroutine: named, partner: null, what: { kind: 'local' }, ended },
      };
    },
    key: (state) => (symmetric ? state.toSorted() : state).join(),
    alive,
    goesOn: () => false,
    observe: (state): Observation => ({
      goroutines: state.map((place, id) => ({
        id,
        name: `goroutine ${id}`,
        status: place === 'end' ? 'ended' : 'ready',
        listing: 0,
        stack: [],
        intent: null,
        waits: null,
      })),
      resources: [],
    }),
  };
}

function moveOf(goroutine: number): Move {
  return {
    mover: { kind: 'goroutine', id: goroutine },
    action: 'local',
    pick: null,
    partner: null,
  };
}
