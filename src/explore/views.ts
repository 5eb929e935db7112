import { endingAt } from '../run/ending.ts';
import type { Move } from '../run/move.ts';
import type { System } from '../run/system.ts';
import { opAt, type BoundMachine } from './bound-machine.ts';
import { toMove } from './rule/rule.ts';
import type { State, View, ViewTrace } from './state.ts';
import { toSystem } from './system.ts';

/** The same run as the other view of an exchange has it. The run must play. */
export function toView(bound: BoundMachine, { dialect, moves }: ViewTrace, to: View): ViewTrace {
  if (dialect === to) return { dialect, moves };
  return {
    dialect: to,
    moves: to === 'go' ? toGoView(bound, moves) : toEncodingView(bound, moves),
  };
}

/** An exchange is an offer, a taking and an acknowledgement (Fig. 9), right after each other. */
function toEncodingView(bound: BoundMachine, moves: readonly Move[]): readonly Move[] {
  const longer = moves.flatMap((move): readonly Move[] => {
    const { mover, partner } = move;
    if (partner === null) return [move];
    return [toMove(mover.id, 'offer'), toMove(partner.id, 'take'), toMove(mover.id, 'acknowledge')];
  });
  return [...longer, ...lastOffers(bound, moves, longer)];
}

/** Where Go's run is stuck, senders can still offer in the encoding, and are stuck one point further. */
function lastOffers(
  bound: BoundMachine,
  inGo: readonly Move[],
  moves: readonly Move[],
): readonly Move[] {
  const go = toSystem(bound, 'go');
  const end = stateAfter(go, inGo);
  if (end === null || endingAt(go, end).kind !== 'stuck') return [];
  const encoding = toSystem(bound, 'encoding');
  const offers: Move[] = [];
  for (let state = stateAfter(encoding, moves); state !== null;) {
    const [next] = encoding.moves(state);
    if (next?.action !== 'offer') break;
    offers.push(next);
    state = stateAfter(encoding, [next], state);
  }
  return offers;
}

/** In Go both sides move when the value is taken; an offer that nobody takes is no step. */
function toGoView(bound: BoundMachine, moves: readonly Move[]): readonly Move[] {
  const encoding = toSystem(bound, 'encoding');
  let state: State | null = encoding.initial;
  const offers = new Map<number, number>();
  const shorter: Move[] = [];
  for (const move of moves) {
    const { mover, action } = move;
    const channel = channelAt(bound, state, mover.id);
    if (action === 'offer') offers.set(channel, mover.id);
    else if (action === 'take') {
      shorter.push(toMove(offers.get(channel)!, 'exchange', mover.id));
    } else if (action !== 'acknowledge') shorter.push(move);
    state = state && stateAfter(encoding, [move], state);
  }
  return shorter;
}

function channelAt(bound: BoundMachine, state: State | null, process: number): number {
  const op = state && opAt(bound, state.points, process);
  return op !== null && 'channel' in op ? op.channel : -1;
}

/** Null where the run has crashed. */
function stateAfter(
  system: System<State>,
  moves: readonly Move[],
  from: State = system.initial,
): State | null {
  let state = from;
  for (const move of moves) {
    const outcome = system.step(state, move);
    if (outcome.kind !== 'moved') return null;
    state = outcome.state;
  }
  return state;
}
