import type { Goroutine } from '../state/goroutine.ts';
import { eachObjectReference } from '../state/reach.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';
import { objectsOf } from './footprint.ts';

export const waitsForOthers = 'waits for what others were given, who may serve it';

/**
 * Whether somebody of these waits for what others were given of whom there is no text. They may serve it, so
 * that nobody is known to be left behind; nor is it known what comes then.
 */
export function mayBeServed(
  { machine }: GoSystem,
  state: State,
  waiting: readonly Goroutine[],
): boolean {
  if (state.given.size === 0) return false;
  const reached = reachedByOthers(state);
  const served = waiting.find(({ pending }) => {
    const objects = pending === null ? [] : objectsOf(pending);
    return objects !== 'everything' && objects.some((object) => reached.has(object));
  });
  if (served === undefined) return false;
  machine.narrowed.add(`${served.name} ${waitsForOthers}`);
  return true;
}

/** What others were given, with all that it leads to. */
export function reachedByOthers({ heap, given }: State): ReadonlySet<number> {
  const reached = new Set(given);
  // What is added while it is gone through is gone through, too.
  for (const object of reached)
    eachObjectReference(heap.get(object), (inner) => reached.add(inner));
  return reached;
}
