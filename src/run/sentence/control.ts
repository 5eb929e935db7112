import type { ControlEvent } from '../family/control.ts';
import { counted, type Telling } from './telling.ts';

export const controlEvents: Telling<ControlEvent> = {
  spawn: ({ started }) => `starts ${started.name}`,
  return: () => 'returns',
  branch: ({ condition, isName, holds }) => {
    const words = isName ? ['is true', 'is false'] : ['holds', 'does not hold'];
    return `${holds ? 'takes' : 'skips'} the branch, since ${condition} ${words[holds ? 0 : 1]}`;
  },
  jump: () => 'leaves the branch',
  'loop-head': ({ variable, value, inside, done, turns }) => {
    if (inside) return `begins iteration ${done + 1} of ${turns}, with ${variable} = ${value}`;
    if (turns === 0) return `skips the loop over ${variable}: it runs 0 times`;
    return `leaves the loop over ${variable} after ${counted(turns, 'iteration')}`;
  },
  'loop-next': ({ variable, value, done, turns }) =>
    `ends iteration ${done + 1} of ${turns}; ${variable} is now ${value}`,
  suppose: ({ condition }) => `goes on: suppose that ${condition}`,
  local: () => 'goes on by itself',
};
