import { unreachable } from '../../base/unreachable.ts';
import type { CrashCause, Stop } from '../../run/system.ts';

export const propertyNames = [
  'no-leak',
  'no-deadlock',
  'channel-safety',
  'eventual-reception',
  'waitgroup-safety',
  'lock-safety',
  'race-free',
  'no-panic',
  'terminates',
] as const;

export type PropertyName = (typeof propertyNames)[number];

/** Which property a run breaks that ends like this; null where the end is no fault. */
export function propertyOf(stop: Stop): PropertyName | null {
  if (stop.kind !== 'crash') return null;
  const message = crashText(stop.cause);
  if (/^(send on closed channel|close of (closed|nil) channel)/.test(message))
    return 'channel-safety';
  if (/^sync: (negative WaitGroup counter|WaitGroup )/.test(message)) return 'waitgroup-safety';
  if (/^fatal error: sync: /.test(message)) return 'lock-safety';
  return 'no-panic';
}

/** As Go's runtime says it. */
export function crashText(cause: CrashCause): string {
  switch (cause.kind) {
    case 'panic':
      return cause.message;
    case 'send-on-closed':
      return 'send on closed channel';
    case 'close-of-closed':
      return 'close of closed channel';
    case 'close-of-nil':
      return 'close of nil channel';
    case 'division-by-zero':
      return 'runtime error: integer divide by zero';
    case 'negative-capacity':
      return 'makechan: size out of range';
    case 'negative-counter':
      return 'sync: negative WaitGroup counter';
    case 'unlock-of-unlocked':
      return 'fatal error: sync: unlock of unlocked mutex';
    default:
      return unreachable(cause);
  }
}
