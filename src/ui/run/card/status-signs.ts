import type { GoroutineStatus } from '../../../protocol/run-view.ts';
import type { IconName } from '../../parts/icons.ts';

interface Sign {
  readonly icon: IconName;
  readonly word: string;
  readonly tone: 'live' | 'bad' | 'gone';
}

export const statusSigns: Readonly<Record<GoroutineStatus, Sign>> = {
  'not started': { icon: 'ring', word: 'Not started', tone: 'gone' },
  ready: { icon: 'play', word: 'Can move', tone: 'live' },
  waiting: { icon: 'stuck', word: 'Waits', tone: 'live' },
  stuck: { icon: 'stuck', word: 'Stuck', tone: 'bad' },
  ended: { icon: 'check', word: 'Ended', tone: 'gone' },
  crashed: { icon: 'cross', word: 'Crashed', tone: 'bad' },
};

/** Of a goroutine that could have gone on when the program ended as a whole. */
export const cutOffSign: Sign = { icon: 'cross', word: 'Ended with the program', tone: 'gone' };
