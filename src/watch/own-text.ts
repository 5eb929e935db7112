import type { GoSystem } from '../execute/system.ts';
import type { State } from '../execute/state/state.ts';
import type { PlainProgram } from '../go/plain/program.ts';
import type { NarratedRun } from '../run/narrate.ts';
import type { Goroutine, Observation } from '../run/observation.ts';
import { PartlyShown } from '../run/partly-shown.ts';
import type { System } from '../run/system.ts';

/** A program as its reader sees it: calls inside of the library are left out. */
export function ownText(system: GoSystem): System<State> {
  const isOwn = ownFunctions(system.program.plain);
  return new PartlyShown(system, (listing) => isOwn[listing] === true);
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
