import type { Event, Happening } from '../event.ts';
import type { WaitReason } from '../observation.ts';
import type { Explaining, Telling } from './telling.ts';

/** A table has a function for each kind, which takes just that kind; this is where TypeScript loses sight of it. */
export function tellBy<Told extends Happening>(
  table: Telling<Told>,
  what: Told,
  event: Event,
): string {
  const tell = table[what.kind as Told['kind']] as (what: Told, event: Event) => string;
  return tell(what, event);
}

export function explainBy<Reason extends WaitReason>(
  table: Explaining<Reason>,
  reason: Reason,
): string {
  const explain = table[reason.kind as Reason['kind']] as (reason: Reason) => string;
  return explain(reason);
}
