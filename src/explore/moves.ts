import { unreachable } from '../base/unreachable.ts';
import type { ChannelIndex, PointIndex, ProcessIndex, WaitGroupIndex } from '../process/machine.ts';
import type { BoundMachine } from './bind.ts';
import type { Action, Choice } from './choice.ts';
import { hasEnded, isSpawned, offer } from './state.ts';
import type { State, View } from './state.ts';

/** Why a process cannot move. */
export type BlockedReason =
  | { readonly kind: 'buffer-full'; readonly channel: ChannelIndex; readonly capacity: number }
  | { readonly kind: 'buffer-empty'; readonly channel: ChannelIndex; readonly capacity: number }
  | { readonly kind: 'no-receiver'; readonly channel: ChannelIndex }
  | { readonly kind: 'no-sender'; readonly channel: ChannelIndex }
  /** The encoding's view: it has offered a value, which waits to be taken. */
  | { readonly kind: 'not-taken'; readonly channel: ChannelIndex }
  /** The encoding's view: the exchange of another pair on this channel is under way. */
  | { readonly kind: 'other-exchange'; readonly channel: ChannelIndex }
  | {
      readonly kind: 'counter-not-zero';
      readonly waitgroup: WaitGroupIndex;
      readonly counter: number;
    };

export interface BlockedProcess {
  readonly process: ProcessIndex;
  readonly point: PointIndex;
  readonly reason: BlockedReason;
}

/** Everything that the scheduler may choose, and why the rest may not move. */
export interface Moves {
  readonly enabled: readonly Choice[];
  readonly blocked: readonly BlockedProcess[];
}

export function movesAt(bound: BoundMachine, state: State, view: View): Moves {
  const enabled: Choice[] = [];
  const blocked: BlockedProcess[] = [];
  state.points.forEach((point, process) => {
    if (!isSpawned(state, process) || hasEnded(bound, state, process)) return;
    const found = movesOf(bound, state, process, view);
    if (found.kind === 'enabled') enabled.push(...found.choices);
    else if (found.kind === 'blocked') blocked.push({ process, point, reason: found.reason });
  });
  return { enabled, blocked };
}

type Found =
  | { readonly kind: 'enabled'; readonly choices: readonly Choice[] }
  /** An unbuffered receive that some sender can serve: the exchange is listed with the sender. */
  | { readonly kind: 'served' }
  | { readonly kind: 'blocked'; readonly reason: BlockedReason };

/** The moves of a process that has been spawned and has not ended. */
function movesOf(bound: BoundMachine, state: State, process: ProcessIndex, view: View): Found {
  const op = bound.processes[process]![state.points[process]!]!;
  switch (op.kind) {
    case 'send':
      return bound.capacities[op.channel]! > 0
        ? bufferedSend(bound, state, process, op.channel)
        : unbufferedSend(bound, state, process, op.channel, view);
    case 'receive':
      return bound.capacities[op.channel]! > 0
        ? bufferedReceive(bound, state, process, op.channel)
        : unbufferedReceive(bound, state, process, op.channel, view);
    case 'acknowledged':
      return state.contents[op.channel] === offer.acknowledged
        ? only(process, 'acknowledge')
        : { kind: 'blocked', reason: { kind: 'not-taken', channel: op.channel } };
    case 'wait': {
      const { waitgroup } = op;
      const counter = state.counters[waitgroup]!;
      if (counter === 0) return only(process, 'wait');
      return { kind: 'blocked', reason: { kind: 'counter-not-zero', waitgroup, counter } };
    }
    case 'move':
    case 'spawn':
    case 'add':
    case 'loop-head':
    case 'loop-next':
    case 'crash':
    case 'too-large':
      return only(process, instructionKind(bound, state, process) as Action);
    default:
      return unreachable(op);
  }
}

function only(process: ProcessIndex, action: Action): Found {
  return { kind: 'enabled', choices: [{ process, action, partner: null }] };
}

function instructionKind(bound: BoundMachine, state: State, process: ProcessIndex): string {
  return bound.machine.processes[process]!.points[state.points[process]!]!.instruction.kind;
}

function bufferedSend(
  { capacities }: BoundMachine,
  state: State,
  process: ProcessIndex,
  channel: ChannelIndex,
): Found {
  const capacity = capacities[channel]!;
  if (state.contents[channel]! < capacity) return only(process, 'send');
  return { kind: 'blocked', reason: { kind: 'buffer-full', channel, capacity } };
}

function bufferedReceive(
  { capacities }: BoundMachine,
  state: State,
  process: ProcessIndex,
  channel: ChannelIndex,
): Found {
  const capacity = capacities[channel]!;
  if (state.contents[channel]! > 0) return only(process, 'receive');
  return { kind: 'blocked', reason: { kind: 'buffer-empty', channel, capacity } };
}

function unbufferedSend(
  bound: BoundMachine,
  state: State,
  process: ProcessIndex,
  channel: ChannelIndex,
  view: View,
): Found {
  if (view === 'encoding') {
    if (state.contents[channel] === offer.ready) return only(process, 'offer');
    return { kind: 'blocked', reason: { kind: 'other-exchange', channel } };
  }
  const receivers = waiting(bound, state, channel, 'receive');
  if (receivers.length === 0) return { kind: 'blocked', reason: { kind: 'no-receiver', channel } };
  const choices = receivers.map((partner) => ({ process, action: 'exchange', partner }) as const);
  return { kind: 'enabled', choices };
}

function unbufferedReceive(
  bound: BoundMachine,
  state: State,
  process: ProcessIndex,
  channel: ChannelIndex,
  view: View,
): Found {
  if (view === 'encoding') {
    const content = state.contents[channel];
    if (content === offer.sending) return only(process, 'take');
    const kind = content === offer.ready ? 'no-sender' : 'other-exchange';
    return { kind: 'blocked', reason: { kind, channel } };
  }
  if (waiting(bound, state, channel, 'send').length > 0) return { kind: 'served' };
  return { kind: 'blocked', reason: { kind: 'no-sender', channel } };
}

function waiting(
  bound: BoundMachine,
  state: State,
  channel: ChannelIndex,
  kind: 'send' | 'receive',
): readonly ProcessIndex[] {
  return bound.processes.flatMap((ops, process) => {
    if (!isSpawned(state, process)) return [];
    const op = ops[state.points[process]!];
    return op !== undefined && op.kind === kind && op.channel === channel ? [process] : [];
  });
}
