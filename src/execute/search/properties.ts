import { crashText } from '../rule/crash-text.ts';
import type { Stop } from '../../run/system.ts';

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
