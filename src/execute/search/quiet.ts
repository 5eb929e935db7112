import { unreachable } from '../../base/unreachable.ts';
import type { Pending } from '../state/pending.ts';
import type { State } from '../state/state.ts';

/** Whether no more than goroutines and objects decide what a step does that reads and writes these alone. */
export function isQuiet(state: State): boolean {
  return (
    // Whoever is alone notes nothing of what it touches.
    state.goroutines.length > 1 &&
    state.initialized &&
    !state.finished &&
    state.timers.length === 0 &&
    state.unknowns === 0 &&
    state.supposed.size === 0 &&
    state.given.size === 0 &&
    state.out.length === 0
  );
}

/** Whether a step of who stands at this is made of goroutines and objects alone. */
export function isOfMemory(pending: Pending): boolean {
  switch (pending.kind) {
    case 'send':
    case 'receive':
    case 'close':
    case 'channel-length':
    case 'lock':
    case 'unlock':
    case 'try-lock':
    case 'write-lock':
    case 'write-locked':
    case 'write-unlock':
    case 'try-write-lock':
    case 'read-lock':
    case 'read-unlock':
    case 'try-read-lock':
    case 'add':
    case 'wait':
    case 'waited':
    case 'cond-enqueue':
    case 'cond-await':
    case 'signal':
    case 'broadcast':
    case 'access':
    case 'atomic':
    case 'yield':
      return true;
    case 'select':
      return pending.cases.every(({ kind }) => kind !== 'unknown');
    case 'spawn':
    case 'choose':
    case 'outside':
    case 'sleep':
    case 'sleeping':
    case 'start-timer':
    case 'stop-timer':
    case 'expect':
    case 'count':
    case 'print':
    case 'finish':
    case 'die':
    case 'endless':
      return false;
    default:
      return unreachable(pending);
  }
}
