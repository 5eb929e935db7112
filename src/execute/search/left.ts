import { toWaitForGraph } from '../../run/wait-for.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';
import type { Fault } from './fault.ts';
import { isOwn, type EntryKind } from './judge.ts';
import { mayBeServed } from './served.ts';

/** Who can help whom is asked for every pair: beyond this many goroutines it is not. */
const mostGoroutines = 40;
/** So is what everybody can reach. */
const mostObjects = 4000;

/** In a run that does not end: who waits for nobody but others who wait, as far as they can be reached. */
export function leftWhileOthersGoOn(
  system: GoSystem,
  state: State,
  entry: EntryKind,
): readonly Fault[] {
  if (state.goroutines.length > mostGoroutines || state.heap.used > mostObjects) return [];
  const doomed = toWaitForGraph(system.observe(state)).doomed.filter((id) => {
    const goroutine = state.find(id);
    return goroutine === null || isOwn(goroutine, entry);
  });
  const waiting = doomed.flatMap((id) => state.find(id) ?? []);
  if (mayBeServed(system, state, waiting)) return [];
  const names = doomed.map((id) => state.find(id)?.name ?? '').join(', ');
  if (names === '') return [];
  const words = `${names} ${doomed.length === 1 ? 'waits' : 'wait'} for ever while others go on`;
  return [{ property: 'no-leak', words, ending: 'leak', blocked: doomed }];
}
