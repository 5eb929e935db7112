import { unreachable } from '../base/unreachable.ts';
import type { ChannelResource } from './family/channel.ts';
import type { LockResource } from './family/lock.ts';
import type { Resource } from './observation.ts';

/** What a resource holds, in a word or a number: what is said when it has changed. */
export function summaryOf(resource: Resource): string {
  switch (resource.kind) {
    case 'channel':
      return summaryOfChannel(resource);
    case 'waitgroup':
      return String(resource.counter);
    case 'lock':
      return summaryOfLock(resource);
    case 'cond':
      return `${resource.waiting.length} waiting`;
    case 'timer':
      return resource.status;
    case 'context':
      return resource.error ?? 'not done';
    case 'variable':
      return resource.value;
    case 'output':
      return resource.text;
    default:
      return unreachable(resource);
  }
}

function summaryOfChannel({ capacity, held, values, offer, closed }: ChannelResource): string {
  if (closed) return 'closed';
  if (capacity === 0) return offer ?? 'free';
  return values === null ? String(held) : `[${values.join(' ')}]`;
}

function summaryOfLock({ holder, readers }: LockResource): string {
  if (holder !== null) return 'locked';
  return readers.length === 0 ? 'free' : `${readers.length} reading`;
}
