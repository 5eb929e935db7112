import type { GoSystem } from '../execute/system.ts';
import type { State } from '../execute/state/state.ts';
import type { PlainProgram } from '../go/plain/program.ts';
import type { Move } from '../run/move.ts';
import type { NarratedRun } from '../run/narrate.ts';
import type { Goroutine, Observation } from '../run/observation.ts';
import type { System } from '../run/system.ts';
import { GoroutineNames } from './goroutine-names.ts';

/** A program as its reader sees it: calls inside of the library are left out. */
export class OwnText implements System<State> {
  readonly #isOwn: readonly boolean[];
  readonly #system: GoSystem;
  readonly #names: GoroutineNames;
  readonly initial: State;
  readonly listings: System<State>['listings'];

  constructor(system: GoSystem) {
    this.#isOwn = ownFunctions(system.program.plain);
    this.#system = system;
    this.#names = new GoroutineNames(system.program.plain);
    this.initial = system.initial;
    this.listings = system.listings.map((one, at) =>
      this.#isOwn[at] === true ? one : { ...one, lines: [] },
    );
  }

  moves(state: State): readonly Move[] {
    return this.#system.moves(state);
  }

  step(state: State, move: Move): ReturnType<GoSystem['step']> {
    const outcome = this.#system.step(state, move);
    return outcome.kind === 'moved'
      ? { ...outcome, event: this.#names.event(outcome.event) }
      : { ...outcome, stop: this.#names.stop(outcome.stop) };
  }

  key(state: State): string {
    return this.#system.key(state);
  }

  alive(state: State): ReturnType<GoSystem['alive']> {
    return this.#system.alive(state);
  }

  goesOn(state: State): boolean {
    return this.#system.goesOn(state);
  }

  observe(state: State): Observation {
    const { goroutines, resources } = this.#system.observe(state);
    return {
      resources,
      goroutines: goroutines.map((one) => ({
        ...this.#names.goroutine(one),
        stack: one.stack
          .filter(({ listing }) => this.#isOwn[listing] === true)
          .map(withoutPrimitives),
      })),
    };
  }
}

/** A lock or a waitgroup has a card of its own; as a variable it says nothing. */
function withoutPrimitives(frame: Goroutine['stack'][number]): Goroutine['stack'][number] {
  return { ...frame, variables: frame.variables.filter(({ value }) => value !== '{state}') };
}

function ownFunctions({ functions, files }: PlainProgram): readonly boolean[] {
  return functions.map(({ span }) => files[span.file]?.library === false);
}

/** The Go machine forgets who has ended; on the page they stay, as ended. */
export function withEnded<State>(run: NarratedRun<State>): NarratedRun<State> {
  const seen = new Map<number, Goroutine>();
  const complete = (observation: Observation): Observation => {
    const there = new Set(observation.goroutines.map(({ id }) => id));
    for (const one of observation.goroutines) seen.set(one.id, one);
    const gone = [...seen.values()].filter(({ id }) => !there.has(id));
    if (gone.length === 0) return observation;
    const ended = gone.map(({ id, name, listing }): Goroutine => {
      return { id, name, listing, status: 'ended', stack: [], intent: null, waits: null };
    });
    const goroutines = [...observation.goroutines, ...ended];
    return { ...observation, goroutines: goroutines.toSorted((one, two) => one.id - two.id) };
  };
  const moment = (one: NarratedRun<State>['start']): NarratedRun<State>['start'] => {
    return { ...one, observation: complete(one.observation) };
  };
  const start = moment(run.start);
  return { ...run, start, steps: run.steps.map((one) => ({ ...one, after: moment(one.after) })) };
}
