/**
 * The words of the extended language have their meaning only where a statement begins with them, so
 * that every text of the paper's language keeps its own.
 */
export const lockMethods = {
  Lock: 'lock',
  Unlock: 'unlock',
  RLock: 'read-lock',
  RUnlock: 'read-unlock',
} as const;

export type LockMethod = keyof typeof lockMethods;

/** The methods as the printer writes them. */
export const lockMethodOf = {
  lock: 'Lock',
  unlock: 'Unlock',
  'read-lock': 'RLock',
  'read-unlock': 'RUnlock',
} as const;

export const declarationWords = ['mutex', 'rwmutex', 'once', 'timer'] as const;

export const loopWords = ['break', 'continue'] as const;
