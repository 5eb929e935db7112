import type { ControlEvent } from '../family/control.ts';
import { counted, type Narration } from './narration.ts';

export const controlEvents: Narration<ControlEvent> = {
  spawn: ({ started }) => `starts ${started.name}`,
  return: () => 'returns',
  branch: ({ condition, isName, holds }) => {
    const words = isName ? ['is true', 'is false'] : ['holds', 'does not hold'];
    return `${holds ? 'takes' : 'skips'} the branch, since ${condition} ${words[holds ? 0 : 1]}`;
  },
  jump: () => 'leaves the branch',
  'loop-head': ({ variable, value, inside, done, iterations }) => {
    if (inside) return `begins iteration ${done + 1} of ${iterations}, with ${variable} = ${value}`;
    if (iterations === 0) return `skips the loop over ${variable}: it runs 0 times`;
    return `leaves the loop over ${variable} after ${counted(iterations, 'iteration')}`;
  },
  'loop-next': ({ variable, value, done, iterations }) =>
    `ends iteration ${done + 1} of ${iterations}; ${variable} is now ${value}`,
  suppose: ({ condition }) => `goes on: suppose that ${condition}`,
  local: () => 'goes on by itself',
};
