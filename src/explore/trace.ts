import type { Choice } from './choice.ts';
import type { View } from './state.ts';

/**
 * A run as the list of the scheduler's choices, from the initial state. States are not kept: a
 * replayer makes them again, and notices when the program has become another one.
 */
export interface Trace {
  readonly view: View;
  readonly choices: readonly Choice[];
}
