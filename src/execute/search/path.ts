import type { Move } from '../../run/move.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';
import type { Store } from '../../run/search/store.ts';

/** The moves from the beginning to a state that a search has seen. */
export function movesTo(system: GoSystem, store: Store, node: number): readonly Move[] {
  return numberedMoves(system, system.initial, store.pathTo(node));
}

/** The moves with these numbers among those of each state on the way. */
export function numberedMoves(
  system: GoSystem,
  from: State,
  numbers: readonly number[],
): readonly Move[] {
  let state = from;
  return numbers.map((number) => {
    const move = system.moves(state)[number]!;
    state = system.advance(state, move, false).state;
    return move;
  });
}
