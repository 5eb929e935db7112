import type { BoundMachine } from './bind.ts';
import type { Choice } from './choice.ts';
import { endingAt } from './ending.ts';
import { movesAt } from './moves.ts';
import { initialState, type State, type View } from './state.ts';
import { stepBy } from './step.ts';
import type { Trace } from './trace.ts';

/** The same run as the other view of an exchange has it. The trace must play. */
export function toView(bound: BoundMachine, trace: Trace, view: View): Trace {
  if (trace.view === view) return trace;
  return view === 'go' ? toGoView(bound, trace) : toEncodingView(bound, trace);
}

/** An exchange is an offer, a taking and an acknowledgement (Fig. 9), right after each other. */
function toEncodingView(bound: BoundMachine, { choices }: Trace): Trace {
  const longer = choices.flatMap((choice): readonly Choice[] => {
    const { process, partner } = choice;
    if (partner === null) return [choice];
    return [
      { process, action: 'offer', partner: null },
      { process: partner, action: 'take', partner: null },
      { process, action: 'acknowledge', partner: null },
    ];
  });
  return { view: 'encoding', choices: [...longer, ...lastOffers(bound, choices, longer)] };
}

/** Where Go's run is stuck, senders can still offer in the encoding, and are stuck one point further. */
function lastOffers(
  bound: BoundMachine,
  inGo: readonly Choice[],
  choices: readonly Choice[],
): readonly Choice[] {
  const end = stateAfter(bound, inGo);
  if (end === null || endingAt(bound, end, 'go').kind !== 'stuck') return [];
  const offers: Choice[] = [];
  for (let state = stateAfter(bound, choices); state !== null;) {
    const next = movesAt(bound, state, 'encoding').enabled[0];
    if (next?.action !== 'offer') break;
    offers.push(next);
    state = stateAfter(bound, [next], state);
  }
  return offers;
}

/** In Go both sides move when the value is taken; an offer that nobody takes is no step. */
function toGoView(bound: BoundMachine, { choices }: Trace): Trace {
  let state: State | null = initialState(bound);
  const offers = new Map<number, number>();
  const shorter: Choice[] = [];
  for (const choice of choices) {
    const { process, action } = choice;
    const channel = channelAt(bound, state, process);
    if (action === 'offer') offers.set(channel, process);
    else if (action === 'take') {
      shorter.push({ process: offers.get(channel)!, action: 'exchange', partner: process });
    } else if (action !== 'acknowledge') shorter.push(choice);
    state = state && stateAfter(bound, [choice], state);
  }
  return { view: 'go', choices: shorter };
}

function channelAt({ processes }: BoundMachine, state: State | null, process: number): number {
  const op = state === null ? undefined : processes[process]![state.points[process]!];
  return op !== undefined && 'channel' in op ? op.channel : -1;
}

/** Null where the run has crashed. */
function stateAfter(
  bound: BoundMachine,
  choices: readonly Choice[],
  from: State = initialState(bound),
): State | null {
  let state = from;
  for (const choice of choices) {
    const outcome = stepBy(bound, state, choice);
    if (outcome.kind !== 'moved') return null;
    state = outcome.state;
  }
  return state;
}
