import type { TimerEvent, TimerWait } from '../family/timer.ts';
import type { Explaining, Narration } from './narration.ts';

export const timerEvents: Narration<TimerEvent> = {
  'start-timer': ({ timer, deadline }) =>
    deadline === null ? `starts ${timer.name}` : `starts ${timer.name}, which fires at ${deadline}`,
  'stop-timer': ({ timer }) => `stops ${timer.name}`,
  // No goroutine moves, so the sentence has a subject of its own.
  fire: ({ timer }) => `${timer.name} fires`,
};

export const timerWaits: Explaining<TimerWait> = {
  sleeping: ({ timer }) => `sleeps until ${timer.name} fires`,
};
