import type { WaitGroupEvent, WaitGroupWait } from '../family/waitgroup.ts';
import type { Explaining, Narration } from './narration.ts';

export const waitGroupEvents: Narration<WaitGroupEvent> = {
  add: ({ waitgroup: { name }, amount, counter }) => {
    if (amount < 0) return `takes ${-amount} off ${name}, whose counter is now ${counter}`;
    return `adds ${amount} to ${name}, whose counter is ${amount === 0 ? 'still' : 'now'} ${counter}`;
  },
  wait: ({ waitgroup }) => `gets past ${waitgroup.name}.Wait(), since the counter is 0`,
};

export const waitGroupWaits: Explaining<WaitGroupWait> = {
  'counter-not-zero': ({ waitgroup, counter }) =>
    `waits for ${waitgroup.name}: its counter is ${counter}`,
};
