import { toSentence } from '../base/sentence.ts';
import { changesBetween, type Change } from './change.ts';
import type { Ending } from './ending.ts';
import type { Event } from './event.ts';
import type { Move } from './move.ts';
import type { GoroutineId } from './names.ts';
import type { Goroutine, Observation } from './observation.ts';
import type { Played } from './replay.ts';
import { describeEvent, describeStop, explainWait } from './sentence/sentence.ts';
import type { Stop, System } from './system.ts';

/** A played run as it is shown: what is to be seen before its first step, and after each step. */
export interface NarratedRun<State> {
  readonly start: Moment<State>;
  readonly steps: readonly Step<State>[];
  readonly ending: Ending;
}

/** A state of the run, and what can be seen of it. */
interface Moment<State> {
  readonly state: State;
  readonly observation: Observation;
}

/** One step, with all that a person may want to know of it. */
export interface Step<State> {
  readonly move: Move;
  /** Who moved, as it was before; null where a timer moved. */
  readonly goroutine: Goroutine | null;
  /** Who moved as well, as it was before: the receiver of an exchange. */
  readonly partner: Goroutine | null;
  /** Null for the step that ends the whole run. */
  readonly event: Event | null;
  readonly sentence: string;
  readonly changes: readonly Change[];
  /** After the step; where it ended the whole run, the state stays as it was. */
  readonly after: Moment<State>;
}

export function narrateRun<State>(
  system: System<State>,
  moves: readonly Move[],
  { states, events, ending }: Played<State>,
): NarratedRun<State> {
  const moments = states.map((state) => ({ state, observation: system.observe(state) }));
  const steps = moves.map((move, at): Step<State> => {
    const { mover, partner } = move;
    const event = events[at] ?? null;
    const before = moments[at]!;
    const after = moments[at + 1] ?? before;
    const find = (id: GoroutineId | undefined): Goroutine | null =>
      before.observation.goroutines.find((one) => one.id === id) ?? null;
    return {
      move,
      goroutine: mover.kind === 'goroutine' ? find(mover.id) : null,
      partner: find(partner?.id),
      event,
      sentence: event === null ? describeStop(ending as Stop) : describeEvent(event),
      changes: changesBetween(before.observation, after.observation),
      after,
    };
  });
  return { start: moments[0]!, steps, ending };
}

/** The goroutines that are stuck at the end of a run, in order. */
export function stuckAtEnd<State>({
  start,
  steps,
  ending,
}: NarratedRun<State>): readonly Goroutine[] {
  if (ending.kind !== 'stuck') return [];
  const { observation } = steps.at(-1)?.after ?? start;
  return observation.goroutines.filter(({ id }) => ending.goroutines.includes(id));
}

/** "main waits for w: its counter is 1." */
export function explainStuck({ name, waits }: Goroutine): string {
  return waits === null
    ? `${name} cannot move.`
    : toSentence(`${name} ${explainWait(waits.reason)}`);
}
