import type { Move } from '../../run/move.ts';
import type { GoSystem } from '../system.ts';
import type { Store } from './store.ts';

/** The moves from the beginning to a state that a search has seen. */
export function movesTo(system: GoSystem, store: Store, node: number): readonly Move[] {
  let state = system.initial;
  return store.pathTo(node).map((number) => {
    const move = system.moves(state)[number]!;
    state = system.advance(state, move, false).state;
    return move;
  });
}
