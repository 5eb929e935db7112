import type { Move } from './move.ts';
import type { Observation } from './observation.ts';
import type { Outcome, System } from './system.ts';

/** A system of which people see some listings alone: calls of the others are left out. */
export class PartlyShown<State> implements System<State> {
  readonly #system: System<State>;
  readonly #isShown: (listing: number) => boolean;
  readonly initial: State;
  readonly listings: System<State>['listings'];

  constructor(system: System<State>, isShown: (listing: number) => boolean) {
    this.#system = system;
    this.#isShown = isShown;
    this.initial = system.initial;
    this.listings = system.listings.map((one, at) => (isShown(at) ? one : { ...one, lines: [] }));
  }

  moves(state: State): readonly Move[] {
    return this.#system.moves(state);
  }

  step(state: State, move: Move): Outcome<State> {
    return this.#system.step(state, move);
  }

  key(state: State): string {
    return this.#system.key(state);
  }

  alive(state: State): ReturnType<System<State>['alive']> {
    return this.#system.alive(state);
  }

  goesOn(state: State): boolean {
    return this.#system.goesOn(state);
  }

  observe(state: State): Observation {
    const { goroutines, resources } = this.#system.observe(state);
    const seen = goroutines.map((one) => ({
      ...one,
      stack: one.stack.filter(({ listing }) => this.#isShown(listing)),
    }));
    return { resources, goroutines: seen };
  }
}
