import type { Move } from './move.ts';

/**
 * A run as the list of the scheduler's choices, from the initial state. States are not kept: a
 * replayer makes them again, and notices when the program has become another one.
 */
export interface Trace {
  readonly dialect: Dialect;
  readonly moves: readonly Move[];
}

/**
 * Whose moves these are: VirGo's with an exchange as one step, as in Go; VirGo's with the encoding's
 * three steps; or those of the Go machine.
 */
export type Dialect = 'go' | 'encoding' | 'program';
