import { unreachable } from '../../base/unreachable.ts';
import type { CrashCause } from '../../run/system.ts';

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
