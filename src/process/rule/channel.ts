import type { Statement } from '../../virgo/ast.ts';
import { printExpressionText } from '../../virgo/print.ts';
import type { ChannelIndex, Instruction, Machine } from '../machine.ts';
import type { InstructionRules, StatementRules } from './rule.ts';

type ChannelStatements = Extract<
  Statement,
  { readonly kind: 'channel' } | { readonly channel: string }
>;
type Channels = Extract<Instruction, { readonly channel: ChannelIndex }>;

export const channelStatements: StatementRules<ChannelStatements['kind']> = {
  channel({ resources }, statement, { process, points }) {
    const at = points.length;
    const channel = resources.channel(statement.name);
    resources.channelCreatedAt(statement.name, process, at);
    points.add({ kind: 'make-channel', channel, next: at + 1 }, statement);
  },
  send({ resources }, statement, { points }) {
    const at = points.length;
    const channel = resources.channel(statement.channel);
    points.add({ kind: 'send', channel, rendezvous: at + 1, next: at + 2 }, statement);
    points.add({ kind: 'acknowledged', channel, next: at + 2 }, statement);
  },
  receive({ resources }, statement, { points }) {
    const channel = resources.channel(statement.channel);
    points.add({ kind: 'receive', channel, next: points.length + 1 }, statement);
  },
};

export const channelInstructions: InstructionRules<Channels['kind']> = {
  'make-channel': {
    describe(machine, { channel }) {
      const { name, capacity } = machine.channels[channel]!;
      return `${name} = chan [${printExpressionText(capacity)}]`;
    },
  },
  send: {
    describe: (machine, instruction) => `${nameOf(machine, instruction)}!`,
    targets: ({ next, rendezvous }) => `${next}, unbuffered ${rendezvous}`,
  },
  acknowledged: {
    describe: (machine, instruction) => `${nameOf(machine, instruction)}! acknowledged`,
  },
  receive: { describe: (machine, instruction) => `${nameOf(machine, instruction)}?` },
};

function nameOf({ channels }: Machine, { channel }: Channels): string {
  return channels[channel]!.name;
}
