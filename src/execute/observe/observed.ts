import type { Move } from '../../run/move.ts';
import type { Listing } from '../../run/system.ts';
import type { Procedures } from '../compile/procedure.ts';
import type { State } from '../state/state.ts';

/** A system, as far as its states are looked at. */
export interface Observed {
  readonly program: Procedures;
  readonly listings: readonly Listing[];
  moves(state: State): readonly Move[];
}
