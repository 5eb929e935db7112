import type { GoroutineId } from './names.ts';
import type { Stop, System } from './system.ts';

/** How a run ends, or that it has not. */
export type Ending =
  /** Every goroutine that was started has ended. */
  | { readonly kind: 'ok' }
  /** Nobody can move any more, and these have not ended. */
  | { readonly kind: 'stuck'; readonly goroutines: readonly GoroutineId[] }
  | Stop
  | { readonly kind: 'unfinished' };

/** The ending of a run that stands in this state; one that a step makes is known by the step. */
export function endingAt<State>(system: System<State>, state: State): Ending {
  const goroutines = system.alive(state);
  if (goroutines.length === 0) return { kind: 'ok' };
  if (system.moves(state).length > 0 || system.goesOn(state)) return { kind: 'unfinished' };
  return { kind: 'stuck', goroutines };
}
