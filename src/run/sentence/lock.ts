import type { LockEvent, LockMode, LockWait } from '../family/lock.ts';
import { listed, type Explaining, type Narration } from './narration.ts';

export const lockEvents: Narration<LockEvent> = {
  'ask-lock': ({ lock }) => `asks to lock ${lock.name}, and keeps new readers out`,
  lock: ({ lock, mode }) => `locks ${lock.name}${forReading(mode)}`,
  unlock: ({ lock, mode }) =>
    mode === 'read' ? `gives up reading under ${lock.name}` : `unlocks ${lock.name}`,
  'try-lock': ({ lock, mode, got }) =>
    got
      ? `tries to lock ${lock.name}${forReading(mode)}, and gets it`
      : `tries to lock ${lock.name}${forReading(mode)}, in vain`,
};

export const lockWaits: Explaining<LockWait> = {
  locked: ({ lock, mode, by, behind }) => {
    const [holders, writers] = [by, behind].map((some) => listed(some.map(({ name }) => name)));
    const held = by.length === 0 ? [] : [`${holders} ${by.length === 1 ? 'has' : 'have'} it`];
    const asked =
      behind.length === 0 ? [] : [`${writers} ${behind.length === 1 ? 'waits' : 'wait'} to write`];
    const why = [...held, ...asked].join(', and ') || 'it is locked';
    return `waits to lock ${lock.name}${forReading(mode)}: ${why}`;
  },
};

function forReading(mode: LockMode): string {
  return mode === 'read' ? ' for reading' : '';
}
