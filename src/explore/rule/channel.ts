import type { ChannelIndex, Instruction, ProcessIndex } from '../../process/machine.ts';
import type { OnChannel } from '../../run/family/channel.ts';
import type { Move } from '../../run/move.ts';
import { opAt, roomOf } from '../bound-machine.ts';
import type { ChannelOp, OpOf } from '../op.ts';
import { isSpawned, offer, type State } from '../state.ts';
import {
  blocked,
  divides,
  goTo,
  integerAt,
  only,
  toMove,
  type At,
  type InstructionRules,
  type OpRules,
  type Standing,
  type Stepped,
} from './rule.ts';

type Channels = Extract<Instruction, { readonly channel: ChannelIndex }>;

export const channelInstructions: InstructionRules<Channels['kind']> = {
  'make-channel': {
    bind(binding, instruction) {
      const { channel } = instruction;
      const capacity = integerAt(binding, binding.machine.channels[channel]!.capacity);
      if (capacity === null) return divides('make-channel');
      if (capacity >= 0n) return instruction;
      const cause = { kind: 'negative-capacity', capacity: String(capacity) } as const;
      return { kind: 'crash', action: 'make-channel', cause };
    },
    intent: ({ bound }, { channel }) => `make ${bound.named.channels[channel]!.name}`,
  },
  send: {
    bind: (_, instruction) => instruction,
    intent: ({ bound }, { channel }) => `send on ${bound.named.channels[channel]!.name}`,
  },
  acknowledged: {
    bind: (_, instruction) => instruction,
    intent: ({ bound }, { channel }) =>
      `see that its value on ${bound.named.channels[channel]!.name} was taken`,
  },
  receive: {
    bind: (_, instruction) => instruction,
    intent: ({ bound }, { channel }) => `receive from ${bound.named.channels[channel]!.name}`,
  },
};

export const channelOps: OpRules<ChannelOp['kind']> = {
  'make-channel': {
    standing: ({ process }) => only(process, 'make-channel'),
    step({ bound, state, process }, { channel, next }) {
      const what = {
        kind: 'make-channel',
        channel: bound.named.channels[channel]!,
        capacity: roomOf(bound, channel),
      } as const;
      return { kind: 'moved', state: goTo(state, process, next), what };
    },
  },
  send: {
    standing: (at, op) =>
      at.bound.capacities[op.channel]! > 0 ? bufferedSend(at, op) : unbufferedSend(at, op),
    step(at, op, move) {
      if (at.bound.capacities[op.channel]! > 0) return buffer(at, op, 1);
      return move.partner === null ? makeOffer(at, op) : exchange(at, op, move.partner.id);
    },
  },
  acknowledged: {
    standing: ({ bound, state, process }, { channel }) =>
      state.contents[channel] === offer.acknowledged
        ? only(process, 'acknowledge')
        : blocked({ kind: 'not-taken', channel: bound.named.channels[channel]! }),
    step: ({ bound, state, process }, { channel, next }) => ({
      kind: 'moved',
      state: hold(goTo(state, process, next), channel, offer.ready),
      what: { kind: 'acknowledge', ...on(bound, channel) },
    }),
  },
  receive: {
    standing: (at, op) =>
      at.bound.capacities[op.channel]! > 0 ? bufferedReceive(at, op) : unbufferedReceive(at, op),
    step: (at, op) => (at.bound.capacities[op.channel]! > 0 ? buffer(at, op, -1) : take(at, op)),
  },
};

function bufferedSend({ bound, state, process }: At, { channel }: ChannelOp): Standing {
  if (state.contents[channel]! < bound.capacities[channel]!) return only(process, 'send');
  const capacity = roomOf(bound, channel);
  return blocked({ kind: 'buffer-full', channel: bound.named.channels[channel]!, capacity });
}

function bufferedReceive({ bound, state, process }: At, { channel }: ChannelOp): Standing {
  if (state.contents[channel]! > 0) return only(process, 'receive');
  return blocked({ kind: 'buffer-empty', channel: bound.named.channels[channel]! });
}

function unbufferedSend(at: At, { channel }: ChannelOp): Standing {
  const { bound, state, process, view } = at;
  const named = bound.named.channels[channel]!;
  if (view === 'encoding') {
    if (state.contents[channel] === offer.ready) return only(process, 'offer');
    return blocked({ kind: 'other-exchange', channel: named });
  }
  const receivers = waiting(at, channel, 'receive');
  if (receivers.length === 0) return blocked({ kind: 'no-receiver', channel: named });
  return {
    kind: 'enabled',
    moves: receivers.map((partner): Move => toMove(process, 'exchange', partner)),
  };
}

function unbufferedReceive(at: At, { channel }: ChannelOp): Standing {
  const { bound, state, process, view } = at;
  const named = bound.named.channels[channel]!;
  if (view === 'encoding') {
    const content = state.contents[channel];
    if (content === offer.sending) return only(process, 'take');
    const kind = content === offer.ready ? 'no-sender' : 'other-exchange';
    return blocked({ kind, channel: named });
  }
  if (waiting(at, channel, 'send').length > 0) return { kind: 'served' };
  return blocked({ kind: 'no-sender', channel: named });
}

function waiting(
  { bound, state }: At,
  channel: ChannelIndex,
  kind: 'send' | 'receive',
): readonly ProcessIndex[] {
  return bound.processes.flatMap((_, process) => {
    if (!isSpawned(state, process)) return [];
    const op = opAt(bound, state.points, process);
    return op !== null && op.kind === kind && op.channel === channel ? [process] : [];
  });
}

function on({ named }: At['bound'], channel: ChannelIndex): OnChannel {
  return { channel: named.channels[channel]!, value: null };
}

function hold(state: State, channel: ChannelIndex, content: number): State {
  return { ...state, contents: state.contents.with(channel, content) };
}

/** Into the buffer, or out of it. */
function buffer(at: At, op: OpOf<'send' | 'receive'>, change: 1 | -1): Stepped {
  const { bound, state, process } = at;
  const { channel, next } = op;
  const held = state.contents[channel]! + change;
  return {
    kind: 'moved',
    state: hold(goTo(state, process, next), channel, held),
    what: { kind: op.kind, ...on(bound, channel), held, capacity: roomOf(bound, channel) },
  };
}

function makeOffer({ bound, state, process }: At, { channel, rendezvous }: OpOf<'send'>): Stepped {
  return {
    kind: 'moved',
    state: hold(goTo(state, process, rendezvous), channel, offer.sending),
    what: { kind: 'offer', ...on(bound, channel) },
  };
}

function exchange(at: At, { channel, next }: OpOf<'send'>, partner: ProcessIndex): Stepped {
  const { bound, state, process } = at;
  const received = opAt(bound, state.points, partner);
  if (received?.kind !== 'receive') throw new Error('an exchange needs a receiver');
  return {
    kind: 'moved',
    state: goTo(goTo(state, process, next), partner, received.next),
    what: { kind: 'exchange', ...on(bound, channel) },
  };
}

function take({ bound, state, process }: At, { channel, next }: OpOf<'receive'>): Stepped {
  return {
    kind: 'moved',
    state: hold(goTo(state, process, next), channel, offer.acknowledged),
    what: { kind: 'take', ...on(bound, channel) },
  };
}
