import type { Event, Happening } from '../event.ts';
import type { WaitReason } from '../observation.ts';
import type { Explaining, Narration } from './narration.ts';

/** A table has a function for each kind, which takes just that kind; this is where TypeScript loses sight of it. */
export function narrateBy<Narrated extends Happening>(
  table: Narration<Narrated>,
  what: Narrated,
  event: Event,
): string {
  const narrate = table[what.kind as Narrated['kind']] as (what: Narrated, event: Event) => string;
  return narrate(what, event);
}

export function explainBy<Reason extends WaitReason>(
  table: Explaining<Reason>,
  reason: Reason,
): string {
  const explain = table[reason.kind as Reason['kind']] as (reason: Reason) => string;
  return explain(reason);
}
