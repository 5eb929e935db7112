import { endingAt, type Ending } from './ending.ts';
import type { Event } from './event.ts';
import { explainImpossible } from './impossible.ts';
import { sameMove, type Move } from './move.ts';
import type { System } from './system.ts';

/** What became of a trace. `states[i]` is the state before move i, and `events[i]` what that move did. */
type Replay<State> = Played<State> | Broken<State>;

export interface Played<State> extends Steps<State> {
  readonly kind: 'played';
  readonly ending: Ending;
}

/** The move at `at` cannot be made: the program is not the one that the trace was made of. */
interface Broken<State> extends Steps<State> {
  readonly kind: 'broken';
  readonly at: number;
  readonly message: string;
}

/** A step that ends the whole run has no event and no state after it. */
interface Steps<State> {
  readonly states: readonly State[];
  readonly events: readonly Event[];
}

/** Plays a run from the initial state. */
export function replay<State>(system: System<State>, moves: readonly Move[]): Replay<State> {
  let state = system.initial;
  const states = [state];
  const events: Event[] = [];
  const broken = (at: number, reason: string): Broken<State> => ({
    kind: 'broken',
    states,
    events,
    at,
    message: `Step ${at + 1} cannot be replayed: ${reason}.`,
  });
  for (const [at, move] of moves.entries()) {
    if (!system.moves(state).some((one) => sameMove(one, move))) {
      return broken(at, explainImpossible(system, state, move));
    }
    const outcome = system.step(state, move);
    if (outcome.kind === 'ended') {
      if (at < moves.length - 1) return broken(at + 1, `the run ends with step ${at + 1}`);
      return { kind: 'played', states, events, ending: outcome.stop };
    }
    state = outcome.state;
    states.push(state);
    events.push(outcome.event);
  }
  return { kind: 'played', states, events, ending: endingAt(system, state) };
}
