import { unreachable } from '../../base/unreachable.ts';
import type { PropertyName } from '../../run/property.ts';
import type { Stop } from '../../run/system.ts';

/** Which property a run breaks that ends like this; null where the end is no fault. */
export function propertyOf(stop: Stop): PropertyName | null {
  if (stop.kind !== 'crash') return null;
  const { cause } = stop;
  switch (cause.kind) {
    case 'send-on-closed':
    case 'close-of-closed':
    case 'close-of-nil':
      return 'channel-safety';
    case 'negative-counter':
      return 'waitgroup-safety';
    case 'unlock-of-unlocked':
      return 'lock-safety';
    case 'division-by-zero':
    case 'negative-capacity':
      return 'no-panic';
    case 'panic':
      return cause.misuse === null ? 'no-panic' : `${cause.misuse}-safety`;
    default:
      return unreachable(cause);
  }
}
