import { reachedFrom } from '../execute/state/reach.ts';
import type { Pending } from '../execute/state/pending.ts';
import type { State } from '../execute/state/state.ts';
import type { Pointer } from '../execute/value/value.ts';

/** A range of objects of the heap. */
export interface Given {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether somebody waits for what others can reach who are not in the run: a channel of a global, or of an
 * argument. A caller may serve it. A lock that this run holds nobody else can give back.
 */
export function waitsForOthers(
  state: State,
  blocked: readonly number[],
  given: readonly Given[],
): boolean {
  const reached = reachedFrom(state.heap, (visit) => {
    for (const { from, to } of given) for (let object = from; object < to; object++) visit(object);
  });
  return blocked.some((id) => {
    const pending = state.find(id)?.pending ?? null;
    if (waitsAtUnknown(pending)) return true;
    return waitedFor(pending).some((pointer) => pointer !== null && reached.has(pointer.object));
  });
}

const waitsAtUnknown = (pending: Pending | null): boolean =>
  pending?.kind === 'select' && pending.cases.some(({ kind }) => kind === 'unknown');

function waitedFor(pending: Pending | null): readonly (Pointer | null)[] {
  if (pending === null) return [];
  if (pending.kind === 'send' || pending.kind === 'receive') return [pending.channel];
  if (pending.kind === 'select')
    return pending.cases.flatMap((one) => (one.kind === 'unknown' ? [] : [one.channel]));
  if (pending.kind === 'wait' || pending.kind === 'waited') return [pending.waitgroup];
  return pending.kind === 'cond-await' ? [pending.cond] : [];
}
