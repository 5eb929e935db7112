import type { Graph } from '../../process/graph/graph.ts';
import type { Valuation } from '../../expression/evaluate.ts';
import { localPoints } from './local.ts';
import { GraphSystem, type GraphMove } from './moves.ts';
import { keyOf, type GraphState } from './state.ts';

/** What the runs of a graph come to, at given values. */
interface GraphOutcome {
  readonly ends: boolean;
  /** The edges of a shortest run into a state in which nobody can move and somebody has not ended. */
  readonly stuck: GraphRun | null;
  readonly crash: GraphRun | null;
  /** Some run goes on for ever. */
  readonly endless: boolean;
  /** From every state some run ends with every goroutine finished. */
  readonly alwaysMayEnd: boolean;
  /** False when the limit of states cut the search short. */
  readonly complete: boolean;
  readonly states: number;
}

export interface GraphRun {
  readonly steps: readonly (readonly number[])[];
}

interface GraphSearchOptions {
  readonly maxStates: number;
  /** Stops at the first stuck state or crash. */
  readonly firstOnly: boolean;
}

interface Reached {
  readonly state: GraphState;
  readonly from: number;
  readonly edges: readonly number[];
}

/** All states of a graph, breadth first. */
export function searchGraph(
  graph: Graph,
  valuation: Valuation,
  { maxStates, firstOnly }: GraphSearchOptions = { maxStates: 100_000, firstOnly: false },
): GraphOutcome {
  const system = new GraphSystem(graph, valuation);
  const local = localPoints(graph);
  const reached: Reached[] = [{ state: system.initial(), from: -1, edges: [] }];
  const seen = new Map([[keyOf(reached[0]!.state), 0]]);
  const successors: number[][] = [];
  const ended: number[] = [];
  let stuck: GraphRun | null = null;
  let crash: GraphRun | null = null;
  let complete = true;
  for (let at = 0; at < reached.length; at++) {
    const { state } = reached[at]!;
    const moves = movesFrom(system, local, state);
    if (moves.length === 0) {
      if (system.hasEnded(state)) ended.push(at);
      else stuck ??= runTo(reached, at, []);
    }
    const next: number[] = [];
    for (const { edges, outcome } of moves) {
      if (outcome.kind === 'crash') {
        crash ??= runTo(reached, at, edges);
        continue;
      }
      const key = keyOf(outcome.state);
      const known = seen.get(key);
      if (known !== undefined) {
        next.push(known);
        continue;
      }
      if (reached.length >= maxStates) {
        complete = false;
        continue;
      }
      seen.set(key, reached.length);
      next.push(reached.length);
      reached.push({ state: outcome.state, from: at, edges });
    }
    successors.push(next);
    if (firstOnly && (stuck !== null || crash !== null)) {
      complete = false;
      break;
    }
  }
  return {
    ends: ended.length > 0,
    ...{ stuck, crash, complete, states: reached.length },
    endless: hasCycle(successors),
    alwaysMayEnd: complete && allReach(successors, ended),
  };
}

function movesFrom(
  system: GraphSystem,
  local: readonly boolean[],
  state: GraphState,
): readonly GraphMove[] {
  const first = state.instances.find(([id]) => local[system.instances.of(id).point]);
  return first === undefined ? system.moves(state) : system.movesOf(state, first[0]);
}

function runTo(reached: readonly Reached[], at: number, last: readonly number[]): GraphRun {
  const steps: (readonly number[])[] = last.length === 0 ? [] : [last];
  for (let index = at; reached[index]!.from >= 0; index = reached[index]!.from) {
    steps.unshift(reached[index]!.edges);
  }
  return { steps };
}

/** By taking away what has no successors left. */
function hasCycle(successors: readonly (readonly number[])[]): boolean {
  const open = successors.map((list) => list.length);
  const before = predecessors(successors);
  const done = open.flatMap((count, index) => (count === 0 ? [index] : []));
  // A state that the search did not expand counts as one without successors.
  for (let index = open.length; index < before.length; index++) done.push(index);
  let taken = 0;
  for (let index = done.pop(); index !== undefined; index = done.pop()) {
    taken += 1;
    for (const from of before[index] ?? []) if (--open[from]! === 0) done.push(from);
  }
  return taken < Math.max(open.length, before.length);
}

function allReach(successors: readonly (readonly number[])[], goals: readonly number[]): boolean {
  const before = predecessors(successors);
  const seen = new Set(goals);
  const todo = [...goals];
  for (let index = todo.pop(); index !== undefined; index = todo.pop()) {
    for (const from of before[index] ?? []) {
      if (seen.has(from)) continue;
      seen.add(from);
      todo.push(from);
    }
  }
  return seen.size === successors.length;
}

function predecessors(successors: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const lists: number[][] = successors.map(() => []);
  successors.forEach((list, index) => {
    for (const next of list) (lists[next] ??= []).push(index);
  });
  return Array.from(lists, (list) => list ?? []);
}
