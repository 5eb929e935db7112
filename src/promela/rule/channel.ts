import type { ChannelIndex, Instruction } from '../../process/machine.ts';
import { literalValue } from '../expressions.ts';
import { guardDefined, type Place, type Rules } from './rule.ts';

type Channels = Extract<Instruction, { readonly channel: ChannelIndex }>;

export const channelRules: Rules<Channels['kind']> = {
  'make-channel': { print: (place, { channel }) => printMake(place, channel) },
  send: { print: ({ names }, { channel }) => [`${names.channels[channel]}!1;`] },
  // Promela's own rendezvous is one step for both sides.
  acknowledged: { print: () => [] },
  receive: { print: ({ names }, { channel }) => [`${names.channels[channel]}?_;`] },
};

function printMake({ machine, names }: Place, channel: ChannelIndex): readonly string[] {
  const { capacity } = machine.channels[channel]!;
  const value = literalValue(capacity);
  if (value !== null && value >= 0n) return [];
  return [
    ...guardDefined(names, [capacity]),
    'if',
    `:: (${names.rooms[channel]} < 0) -> ${names.crash}()`,
    ':: else',
    'fi;',
  ];
}
