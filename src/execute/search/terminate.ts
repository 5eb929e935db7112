import type { Action } from '../../run/event.ts';
import type { Move } from '../../run/move.ts';
import type { State } from '../state/state.ts';
import { fairComponents, type EndComponent } from './end-components.ts';
import { moversOf, type FairGraph } from './fair-graph.ts';
import type { EntryKind } from './judge.ts';

/** A run that goes on for ever and should not. */
interface Endless {
  readonly words: string;
  /** The numbers of its moves among those of each state. */
  readonly moves: readonly number[];
  /** From here on they repeat. */
  readonly start: number;
}

/**
 * What others can see of, or what takes time: whoever does this again and again serves somebody, or waits
 * in between. Everything else that is repeated for ever in the same few states leads nowhere.
 */
const progress: ReadonlySet<Action> = new Set<Action>([
  'exchange',
  'send',
  'receive',
  'print',
  'fire',
  'spawn',
  'cond-wake',
  'start-timer',
  'suppose',
]);

/**
 * Whether a fair run goes on for ever in which somebody who could end does not, or gets nowhere. Whoever
 * serves for ever, and has no way to end, is right.
 */
export function findEndless(graph: FairGraph, entry: EntryKind): Endless | null {
  for (const component of fairComponents(graph)) {
    const state = graph.states[component.nodes[0]!]!;
    if (state.finished && entry === 'main') continue;
    const words = blame(graph, component, state);
    if (words !== null) return { words, ...lasso(graph, component) };
  }
  return null;
}

function blame(graph: FairGraph, component: EndComponent, state: State): string | null {
  const able = endable(graph, component.nodes[0]!);
  for (const { id, name } of state.goroutines)
    if (able.has(id)) return `${name} could end, and does not although everybody has a turn`;
  const moves = component.groups.flatMap(({ edges }) => edges.map(({ move }) => move));
  for (const { id, name } of state.goroutines) {
    const own = moves.filter((move) => moversOf(move).includes(id));
    if (own.length > 0 && !own.some(({ action }) => progress.has(action)))
      return `${name} goes on for ever and gets nowhere`;
  }
  return null;
}

/** Those who are there and have ended in some state that can still be reached. */
function endable(graph: FairGraph, from: number): ReadonlySet<number> {
  const next = new Map<number, number[]>();
  for (const group of graph.groups)
    for (const { to } of group.edges) {
      const list = next.get(group.from) ?? [];
      next.set(group.from, list);
      if (to >= 0) list.push(to);
    }
  const alive = graph.states[from]!.goroutines.map(({ id }) => id);
  const ended = new Set<number>();
  const seen = new Set([from]);
  const work = [from];
  for (let node = work.pop(); node !== undefined; node = work.pop()) {
    const state = graph.states[node]!;
    for (const id of alive) if (state.find(id) === null) ended.add(id);
    for (const to of next.get(node) ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        work.push(to);
      }
  }
  return ended;
}

/** A way into the component, and around in it past a step of everybody who moves there. */
function lasso(graph: FairGraph, { nodes, groups }: EndComponent): Omit<Endless, 'words'> {
  const [first] = nodes;
  const path = graph.pathTo(first!);
  const left = new Set(groups.flatMap(({ edges }) => edges.flatMap(({ movers }) => movers)));
  const cycle: number[] = [];
  let at = first!;
  const go = (isThere: (move: Move, to: number) => boolean): void => {
    const found = shortest(groups, at, isThere);
    for (const { number, move, to } of found) {
      cycle.push(number);
      for (const mover of moversOf(move)) left.delete(mover);
      at = to;
    }
  };
  while (left.size > 0) go((move) => moversOf(move).some((mover) => left.has(mover)));
  if (at !== first) go((_, to) => to === first);
  return { moves: [...path, ...cycle], start: path.length };
}

interface Passed {
  readonly number: number;
  readonly move: Move;
  readonly to: number;
}

/** The shortest way from a node whose last step is one that is looked for. */
function shortest(
  groups: EndComponent['groups'],
  from: number,
  isThere: (move: Move, to: number) => boolean,
): readonly Passed[] {
  const ways = new Map<number, readonly Passed[]>([[from, []]]);
  for (const node of keysOf(ways)) {
    const way = ways.get(node)!;
    for (const group of groups) {
      if (group.from !== node) continue;
      for (const { number, move, to } of group.edges) {
        const longer = [...way, { number, move, to }];
        if (isThere(move, to)) return longer;
        if (!ways.has(to)) ways.set(to, longer);
      }
    }
  }
  throw new Error('A component is not connected');
}

/** The keys of a map, those included that are added meanwhile. */
function* keysOf<Key>(map: ReadonlyMap<Key, unknown>): Generator<Key> {
  yield* map.keys();
}
