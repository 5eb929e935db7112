import { unreachable } from '../base/unreachable.ts';
import type { ChannelIndex, PointIndex, ProcessIndex } from '../process/machine.ts';
import type { AddOp, BoundMachine, CrashCause, LoopHeadOp, SendOp, SpawnOp } from './bind.ts';
import { largest } from './bind.ts';
import type { Choice } from './choice.ts';
import { offer } from './state.ts';
import type { State } from './state.ts';

export type Outcome =
  | { readonly kind: 'moved'; readonly state: State }
  /** The whole run ends here. */
  | { readonly kind: 'crashed'; readonly cause: CrashCause }
  /** A number outside of what a state can hold: nothing is known beyond. */
  | { readonly kind: 'too-large'; readonly value: bigint };

/** Takes a choice that `movesAt` has listed for this state. */
export function stepBy(bound: BoundMachine, state: State, choice: Choice): Outcome {
  const { process } = choice;
  const op = bound.processes[process]![state.points[process]!]!;
  switch (op.kind) {
    case 'crash':
      return { kind: 'crashed', cause: op.cause };
    case 'too-large':
      return { kind: 'too-large', value: op.value };
    case 'move':
      return moved(goTo(state, process, op.next));
    case 'spawn':
      return moved(goTo(goTo(state, process, op.next), spawnedBy(state, op), 0));
    case 'send':
      return moved(send(bound, state, op, choice));
    case 'acknowledged':
      return moved(hold(goTo(state, process, op.next), op.channel, offer.ready));
    case 'receive':
      return moved(receive(bound, goTo(state, process, op.next), op.channel));
    case 'wait':
      return moved(goTo(state, process, op.next));
    case 'add':
      return add(state, process, op);
    case 'loop-head':
      return moved(goTo(state, process, loopTarget(bound, state, op)));
    case 'loop-next': {
      const turns = state.turns.with(op.loop, state.turns[op.loop]! + 1);
      return moved({ ...goTo(state, process, op.head), turns });
    }
    default:
      return unreachable(op);
  }
}

/** Which process a `go` starts in this state. */
export function spawnedBy({ turns }: State, { process, loop }: SpawnOp): ProcessIndex {
  return loop === null ? process : process + turns[loop]!;
}

/** The same of the `go` at which a process stands; null where it stands at none that can be done. */
export function spawnedAt(
  bound: BoundMachine,
  state: State,
  process: ProcessIndex,
): ProcessIndex | null {
  const op = bound.processes[process]![state.points[process]!];
  return op?.kind === 'spawn' ? spawnedBy(state, op) : null;
}

function moved(state: State): Outcome {
  return { kind: 'moved', state };
}

function goTo(state: State, process: ProcessIndex, point: PointIndex): State {
  return { ...state, points: state.points.with(process, point) };
}

function hold(state: State, channel: ChannelIndex, content: number): State {
  return { ...state, contents: state.contents.with(channel, content) };
}

function send(bound: BoundMachine, state: State, op: SendOp, choice: Choice): State {
  const { process, partner } = choice;
  const { channel } = op;
  if (bound.capacities[channel]! > 0) {
    return hold(goTo(state, process, op.next), channel, state.contents[channel]! + 1);
  }
  if (partner === null) return hold(goTo(state, process, op.rendezvous), channel, offer.sending);
  const received = bound.processes[partner]![state.points[partner]!]!;
  if (received.kind !== 'receive') throw new Error('an exchange needs a receiver');
  return goTo(goTo(state, process, op.next), partner, received.next);
}

function receive(bound: BoundMachine, state: State, channel: ChannelIndex): State {
  const unbuffered = bound.capacities[channel] === 0;
  return hold(state, channel, unbuffered ? offer.acknowledged : state.contents[channel]! - 1);
}

function add(state: State, process: ProcessIndex, { waitgroup, amount, next }: AddOp): Outcome {
  const counter = state.counters[waitgroup]! + amount;
  if (counter < 0) {
    return { kind: 'crashed', cause: { kind: 'negative-counter', waitgroup, counter } };
  }
  if (counter > largest) return { kind: 'too-large', value: BigInt(counter) };
  return moved({
    ...goTo(state, process, next),
    counters: state.counters.with(waitgroup, counter),
  });
}

function loopTarget(bound: BoundMachine, state: State, op: LoopHeadOp): PointIndex {
  return state.turns[op.loop]! < bound.loops[op.loop]!.turns ? op.body : op.exit;
}
