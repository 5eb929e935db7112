import type { Action } from '../../run/event.ts';
import type { Machine } from '../machine.ts';
import { servedAt } from '../rule/enabled.ts';
import { handedName } from '../rule/handed.ts';
import type { State } from '../state/state.ts';
import { fairComponents, type EndComponent } from './end-components.ts';
import { isOutside, type Edge, type FairGraph, type Group } from './fair-graph.ts';
import { lasso } from './lasso.ts';
import { wordsOf } from '../term/spell.ts';
import { isOwn, type EntryKind } from './judge.ts';

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

/** A fair run in which somebody serves for ever: no fault, but not everybody ends. */
export function findServing(graph: FairGraph, entry: EntryKind): Endless | null {
  for (const component of fairComponents(graph)) {
    const state = graph.states[component.nodes[0]!]!;
    if (state.finished && entry === 'main') continue;
    const serving = state.goroutines.find(
      (one) => isOwn(one, entry) && edgesOf(component, one.id).length > 0,
    );
    if (serving !== undefined)
      return { words: `${serving.name} goes on for ever`, ...lasso(graph, component) };
  }
  return null;
}

/** Where a run could go on for ever if nobody outside did what they may do. */
interface Awaited {
  /** Whom a run could come back to for ever: contexts and signals. */
  readonly states: readonly State[];
  /** The channels that the text does not tell, by which it would leave. */
  readonly channels: readonly string[];
}

/** Null where every run ends without them. */
export function needsOutside(machine: Machine, graph: FairGraph): Awaited | null {
  const able = graph.able.map((movers) => new Set([...movers].filter((one) => !isOutside(one))));
  const groups = graph.groups.flatMap((group) => withoutOthers(graph, group));
  const lasting = fairComponents({ ...graph, able, groups });
  const nodes = lasting.flatMap((component) => component.nodes);
  const channels = new Set(nodes.flatMap((node) => channelsOfOthers(machine, graph.states[node]!)));
  const states = lasting.flatMap((component) => {
    const node = component.nodes.find((one) => [...graph.able[one]!].some(isOutside));
    return node === undefined ? [] : [graph.states[node]!];
  });
  return states.length + channels.size === 0 ? null : { states, channels: [...channels] };
}

/** Others may never come to a select that has another case, which is taken again and again. */
function withoutOthers({ states }: FairGraph, group: Group): readonly Group[] {
  const state = states[group.from]!;
  const edges = group.edges.filter(({ move: { mover, action } }) => {
    const pending = mover.kind === 'goroutine' ? state.find(mover.id)?.pending : null;
    return pending?.kind !== 'select' || action !== 'suppose';
  });
  return edges.length === 0 ? [] : [{ ...group, edges }];
}

const channelsOfOthers = (machine: Machine, state: State): readonly string[] =>
  state.goroutines.flatMap(({ pending }) =>
    pending?.kind === 'select'
      ? pending.cases.flatMap((one) => {
          if (one.kind === 'unknown') return [wordsOf(one.channel)];
          return servedAt(state, one) === null ? [] : [handedName(machine, state, one.channel!)];
        })
      : [],
  );

const edgesOf = ({ groups }: EndComponent, mover: number): readonly Edge[] =>
  groups.flatMap(({ edges }) => edges.filter(({ movers }) => movers.includes(mover)));

function blame(graph: FairGraph, component: EndComponent, state: State): string | null {
  const able = endable(graph, component.nodes[0]!);
  for (const { id, name } of state.goroutines)
    if (able.has(id)) return `${name} could end, and does not although everybody has a turn`;
  for (const { id, name } of state.goroutines) {
    const own = edgesOf(component, id);
    if (own.length > 0 && !own.some(({ move }) => progress.has(move.action)))
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
