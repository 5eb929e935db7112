import * as t from '../../logic/term.ts';
import type { ChannelIndex, Instruction, PointIndex } from '../../process/machine.ts';
import { offered, ready, taken, type Context } from '../context/context.ts';
import { arm, type Arm, type Rules } from './rule.ts';

type Channels = Extract<Instruction, { readonly channel: ChannelIndex }>;

export const channelRules: Rules<Channels['kind']> = {
  'make-channel': {
    blocks: false,
    defined: (context, { channel }) => context.defined(context.machine.channels[channel]!.capacity),
    // Fig. 6 tests e < 1; capacity 0 is legal and means unbuffered (PAPER-NOTES 1).
    crash: (context, { channel }) => ({
      when: t.compare(context.capacity(channel), '<', t.zero),
      words: 'makes a channel with a negative capacity',
    }),
    arms: (_, { next }) => [arm('makes the channel', next)],
  },
  send: {
    blocks: true,
    arms: (context, { channel, next, rendezvous }) => sendArms(context, channel, next, rendezvous),
  },
  acknowledged: {
    blocks: true,
    arms(context, { channel, next }) {
      const isTaken = t.equal(context.channel(channel), taken);
      return [arm('sees its message taken', next, isTaken, write(context, channel, ready))];
    },
  },
  receive: {
    blocks: true,
    arms: (context, { channel, next }) => receiveArms(context, channel, next),
  },
};

function sendArms(
  context: Context,
  channel: ChannelIndex,
  next: PointIndex,
  rendezvous: PointIndex,
): readonly Arm[] {
  const c = context.channel(channel);
  const buffered = context.buffered(channel);
  const hasRoom = t.and(buffered, t.compare(c, '<', context.capacity(channel)));
  const isReady = t.and(t.not(buffered), t.equal(c, ready));
  const more = write(context, channel, t.add(c, t.one));
  return possible([
    arm('sends into the buffer', next, hasRoom, more),
    arm('offers its message', rendezvous, isReady, write(context, channel, offered)),
  ]);
}

/** PAPER-NOTES 8: whatever is not buffered is taken as unbuffered, so that no step does nothing. */
function receiveArms(context: Context, channel: ChannelIndex, next: PointIndex): readonly Arm[] {
  const c = context.channel(channel);
  const buffered = context.buffered(channel);
  const hasContent = t.and(buffered, t.compare(c, '>', t.zero));
  const isOffered = t.and(t.not(buffered), t.equal(c, offered));
  const less = write(context, channel, t.subtract(c, t.one));
  return possible([
    arm('receives from the buffer', next, hasContent, less),
    arm('takes the offered message', next, isOffered, write(context, channel, taken)),
  ]);
}

function write(context: Context, channel: ChannelIndex, content: t.Term): Arm['updates'] {
  return new Map([[context.names.channels[channel]!, content]]);
}

function possible(arms: readonly Arm[]): readonly Arm[] {
  return arms.filter(({ guard }) => guard !== t.no);
}
