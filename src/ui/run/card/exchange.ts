import type { ResourceId } from '../../../run/names.ts';

/** A value that went from hand to hand: at which step, on which channel, from whom to whom. */
export interface Exchange {
  readonly step: number;
  readonly channel: ResourceId;
  readonly sender: string;
  readonly receiver: string;
}
