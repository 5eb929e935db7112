import type { LockEvent, LockMode, LockWait } from '../family/lock.ts';
import { listed, type Explaining, type Narration } from './narration.ts';

export const lockEvents: Narration<LockEvent> = {
  lock: ({ lock, mode }) => `locks ${lock.name}${forReading(mode)}`,
  unlock: ({ lock, mode }) =>
    mode === 'read' ? `gives up reading under ${lock.name}` : `unlocks ${lock.name}`,
  'try-lock': ({ lock, mode, got }) =>
    got
      ? `tries to lock ${lock.name}${forReading(mode)}, and gets it`
      : `tries to lock ${lock.name}${forReading(mode)}, in vain`,
};

export const lockWaits: Explaining<LockWait> = {
  locked: ({ lock, mode, by }) => {
    const holders =
      by.length === 0
        ? 'it is locked'
        : `${listed(by.map(({ name }) => name))} ${by.length === 1 ? 'has' : 'have'} it`;
    return `waits to lock ${lock.name}${forReading(mode)}: ${holders}`;
  },
};

function forReading(mode: LockMode): string {
  return mode === 'read' ? ' for reading' : '';
}
