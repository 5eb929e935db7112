import { unreachable } from '../../base/unreachable.ts';
import { peekIn } from '../rule/place.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { Pending } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import type { RWMutexValue, WaitGroupValue } from '../value/value.ts';

/** Where within its instruction a goroutine is: the rest of what it stands at is in its frame. */
export function stageOf(pending: Pending | null): number {
  if (pending === null) return 0;
  switch (pending.kind) {
    case 'sleeping':
      return 5;
    case 'endless':
      return 6;
    case 'die':
      return 7;
    case 'choose':
      return 8;
    case 'read-lock':
      return pending.isFollowed === true ? 9 : 0;
    case 'access':
    case 'add':
    case 'atomic':
    case 'broadcast':
    case 'channel-length':
    case 'close':
    case 'cond-await':
    case 'cond-enqueue':
    case 'count':
    case 'expect':
    case 'finish':
    case 'lock':
    case 'outside':
    case 'print':
    case 'read-unlock':
    case 'receive':
    case 'select':
    case 'send':
    case 'signal':
    case 'sleep':
    case 'spawn':
    case 'start-timer':
    case 'stop-timer':
    case 'try-lock':
    case 'try-read-lock':
    case 'try-write-lock':
    case 'unlock':
    case 'wait':
    case 'write-lock':
    case 'write-unlock':
    case 'write-locked':
    case 'waited':
    case 'yield':
      return 0;
    default:
      return unreachable(pending);
  }
}

/** Where within its instruction a goroutine is that waits for others, as an object tells. */
export function stageIn(state: State, { pending, id }: Goroutine): number {
  if (pending?.kind === 'write-locked')
    return (peekIn(state, pending.lock) as RWMutexValue).writer === id ? 2 : 1;
  if (pending?.kind !== 'waited') return 0;
  const value = peekIn(state, pending.waitgroup) as WaitGroupValue | null;
  return value?.waiting.includes(id) ? 3 : 4;
}
