import type { State } from '../state/state.ts';
import { outlastsAll } from '../state/timers.ts';
import type { Edge, Group } from './fair-graph.ts';

/** A timer at its place in the list of a state. */
interface SetTimer {
  readonly node: number;
  readonly place: number;
}

/**
 * The states with a timer that no steps among these end: it neither fires nor is stopped nor set anew. Since
 * time passes, no run comes to such a state and takes these steps for ever.
 */
export function nodesWithLastingTimers(
  states: readonly State[],
  nodes: readonly number[],
  groups: readonly Group[],
): ReadonlySet<number> {
  const all = nodes.flatMap((node) =>
    firingPlaces(states[node]!).map((place) => ({ node, place })),
  );
  if (all.length === 0) return new Set();
  const ending = new Set<string>();
  const before = new Map<string, SetTimer[]>();
  const work: SetTimer[] = [];
  const end = (timer: SetTimer): void => {
    if (ending.has(nameOf(timer))) return;
    ending.add(nameOf(timer));
    work.push(timer);
  };
  for (const { from, edges } of groups)
    for (const { to, keeps } of edges)
      for (const place of firingPlaces(states[from]!)) {
        const later = keeps.get(place);
        if (later === undefined) end({ node: from, place });
        else listAt(before, nameOf({ node: to, place: later })).push({ node: from, place });
      }
  for (let timer = work.pop(); timer !== undefined; timer = work.pop())
    for (const earlier of before.get(nameOf(timer)) ?? []) end(earlier);
  return new Set(all.filter((timer) => !ending.has(nameOf(timer))).map(({ node }) => node));
}

/** The places of the timers that fire in the end: what comes from outside, or after a century, need not. */
export const firingPlaces = ({ timers }: State): readonly number[] =>
  timers.flatMap((timer, place) =>
    timer.deadline === Infinity || outlastsAll(timer) ? [] : [place],
  );

/** Where the timers at these places are after a step; those that it ends are nowhere. */
export const placesAfter = (places: readonly number[], { keeps }: Edge): readonly number[] =>
  places.flatMap((place) => keeps.get(place) ?? []);

const nameOf = ({ node, place }: SetTimer): string => `${String(node)}/${String(place)}`;

function listAt<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
