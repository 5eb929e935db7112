import type { CondEvent, CondWait } from '../family/cond.ts';
import { counted, type Explaining, type Narration } from './narration.ts';

export const condEvents: Narration<CondEvent> = {
  'cond-wait': ({ cond }) => `begins to wait for ${cond.name}, and gives its lock back`,
  'cond-wake': ({ cond }) => `was woken by ${cond.name}, and has its lock again`,
  signal: ({ cond, woken }) =>
    woken === 0 ? `signals ${cond.name}, where nobody waits` : `signals ${cond.name}`,
  broadcast: ({ cond, woken }) =>
    woken === 0
      ? `wakes all at ${cond.name}, where nobody waits`
      : `wakes all at ${cond.name}: ${counted(woken, 'goroutine')}`,
};

export const condWaits: Explaining<CondWait> = {
  'not-signalled': ({ cond }) => `waits for ${cond.name} to be signalled`,
};
