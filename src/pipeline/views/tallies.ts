import { unreachable } from '../../base/unreachable.ts';
import type { Event, Happening } from '../../run/event.ts';
import type { ResourceId } from '../../run/names.ts';

/** What has happened so far to each resource: no state holds it, but people count by it. */
export type Tallies = ReadonlyMap<ResourceId, Tally>;

interface Tally {
  readonly sent: number;
  readonly received: number;
  readonly added: number;
  readonly done: number;
}

const nothing: Tally = { sent: 0, received: 0, added: 0, done: 0 };

export function tallyOf(tallies: Tallies, resource: ResourceId): Tally {
  return tallies.get(resource) ?? nothing;
}

/** The tallies after a step; what it does not touch stays the same object. */
export function tally(before: Tallies, event: Event): Tallies {
  const counted = count(event.what);
  if (counted === null) return before;
  const { resource, by } = counted;
  const { sent, received, added, done } = tallyOf(before, resource);
  const after = {
    sent: sent + (by.sent ?? 0),
    received: received + (by.received ?? 0),
    added: added + (by.added ?? 0),
    done: done + (by.done ?? 0),
  };
  return new Map([...before, [resource, after]]);
}

interface Counted {
  readonly resource: ResourceId;
  readonly by: Partial<Tally>;
}

/** In the encoding's view, too, a value is sent and received when it is taken. */
function count(what: Happening): Counted | null {
  switch (what.kind) {
    case 'send':
      return { resource: what.channel.id, by: { sent: 1 } };
    case 'receive':
      return { resource: what.channel.id, by: { received: 1 } };
    case 'exchange':
    case 'take':
      return { resource: what.channel.id, by: { sent: 1, received: 1 } };
    case 'add': {
      const { amount } = what;
      const by = amount > 0 ? { added: amount } : { done: -amount };
      return { resource: what.waitgroup.id, by };
    }
    case 'make-channel':
    case 'offer':
    case 'acknowledge':
    case 'close':
    case 'receive-closed':
    case 'default':
    case 'wait':
    case 'ask-lock':
    case 'lock':
    case 'unlock':
    case 'try-lock':
    case 'cond-wait':
    case 'cond-wake':
    case 'signal':
    case 'broadcast':
    case 'start-timer':
    case 'stop-timer':
    case 'fire':
    case 'cancel':
    case 'read':
    case 'write':
    case 'atomic':
    case 'print':
    case 'spawn':
    case 'return':
    case 'branch':
    case 'jump':
    case 'loop-head':
    case 'loop-next':
    case 'suppose':
    case 'local':
      return null;
    default:
      return unreachable(what);
  }
}
