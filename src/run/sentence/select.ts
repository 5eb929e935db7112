import type { SelectEvent, SelectWait } from '../family/select.ts';
import { channelWaits } from './channel.ts';
import { explainBy } from './dispatch.ts';
import { listed, type Explaining, type Narration } from './narration.ts';

export const selectEvents: Narration<SelectEvent> = {
  default: () => 'takes the default, since no case can go on',
};

export const selectWaits: Explaining<SelectWait> = {
  select: ({ cases }) =>
    cases.length === 0
      ? 'waits in a select without cases, for ever'
      : listed(cases.map((one) => explainBy(channelWaits, one))),
};
