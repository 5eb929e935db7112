import type { ChannelEvent, ChannelWait } from '../family/channel.ts';
import { counted, type Explaining, type Narration } from './narration.ts';

export const channelEvents: Narration<ChannelEvent> = {
  'make-channel': ({ channel, capacity }) => `makes ${channel.name}, ${room(capacity)}`,
  send: ({ channel, value, held, capacity }) =>
    `sends ${valueText(value)}on ${channel.name}, whose buffer now holds ${of(held, capacity)}`,
  receive: ({ channel, value, held, capacity }) =>
    `receives ${valueText(value)}from ${channel.name}, whose buffer now holds ${of(held, capacity)}`,
  exchange: ({ channel, value }, { partner }) =>
    `sends ${valueText(value)}on ${channel.name} and ${partner?.name ?? 'nobody'} receives`,
  offer: ({ channel, value }) => `offers ${value ?? 'a value'} on ${channel.name}`,
  take: ({ channel }) => `takes the value offered on ${channel.name}`,
  acknowledge: ({ channel }) => `sees that its value on ${channel.name} was taken`,
  close: ({ channel }) => `closes ${channel.name}`,
  'receive-closed': ({ channel }) =>
    `receives the zero value from ${channel.name}, which is closed and empty`,
};

export const channelWaits: Explaining<ChannelWait> = {
  'buffer-full': ({ channel, capacity }) =>
    `waits to send on ${channel.name}: its buffer is full (${capacity} of ${capacity})`,
  'buffer-empty': ({ channel }) => `waits to receive from ${channel.name}: its buffer is empty`,
  'no-receiver': ({ channel }) => `waits to send on ${channel.name}: nobody receives`,
  'no-sender': ({ channel }) => `waits to receive from ${channel.name}: nobody sends`,
  'not-taken': ({ channel }) => `waits for its value on ${channel.name} to be taken`,
  'other-exchange': ({ channel }) =>
    `waits for ${channel.name}: another exchange on it is under way`,
  'nil-channel': ({ operation }) =>
    operation === 'send'
      ? 'waits to send on a nil channel, for ever'
      : 'waits to receive from a nil channel, for ever',
};

function valueText(value: string | null): string {
  return value === null ? '' : `${value} `;
}

function of(held: number, capacity: number): string {
  return capacity === Infinity ? String(held) : `${held} of ${capacity}`;
}

function room(capacity: number): string {
  if (capacity === 0) return 'unbuffered';
  if (capacity === Infinity) return 'with room for any number of values';
  return `with room for ${counted(capacity, 'value')}`;
}
