import type { Move } from '../../run/move.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';

/** All timers are moved by one clock; who may cancel a context at any moment is somebody of its own. */
const clock = -1;
const outside = -2;

const noTimers: ReadonlyMap<number, number> = new Map();

/** Whether a mover is somebody outside, who need not do anything. */
export const isOutside = (mover: number): boolean => mover <= outside;

/**
 * All steps of one goroutine between which chance decides, as the cases of a select: if it is taken again
 * and again, so are all of its edges. A step that nobody else competes with is a group of its own.
 */
export interface Group {
  readonly from: number;
  readonly edges: readonly Edge[];
}

export interface Edge {
  readonly to: number;
  /** Its number among the moves of the state. */
  readonly number: number;
  readonly move: Move;
  readonly movers: readonly number[];
  /** The places of the timers that the step leaves set, in the lists before it and after it. */
  readonly keeps: ReadonlyMap<number, number>;
}

/** States and steps without reduction, in which goroutines are told apart by their ids. */
export interface FairGraph {
  readonly states: readonly State[];
  readonly groups: readonly Group[];
  /** Who can move in a state. */
  readonly able: readonly ReadonlySet<number>[];
  /** The numbers of the moves that lead to a state from the beginning. */
  readonly pathTo: (node: number) => readonly number[];
}

/** null where there are more states than the budget. */
export function fairGraph(
  system: GoSystem,
  from: State,
  budget: number,
  isCancelled: () => boolean,
): FairGraph | null {
  const states: State[] = [];
  const parents: { readonly node: number; readonly number: number }[] = [];
  const groups: Group[] = [];
  const able: Set<number>[] = [];
  const numbers = new Map<string, number>();
  const reach = (state: State, node: number, number: number): number => {
    const key = `${system.key(state)}${system.alive(state).join()}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, states.length);
    states.push(state);
    parents.push({ node, number });
    return states.length - 1;
  };
  reach(from, -1, 0);
  for (let node = 0; node < states.length; node++) {
    if (node > budget || ((node & 255) === 0 && isCancelled())) return null;
    const state = states[node]!;
    const moves = system.moves(state);
    able.push(new Set(moves.flatMap((move) => moversIn(state, move))));
    const together = new Map<string, Edge[]>();
    moves.forEach((move, number) => {
      const step = system.advance(state, move, false);
      const edges = together.get(groupOf(state, move, number)) ?? [];
      together.set(groupOf(state, move, number), edges);
      // A run that ends leads nowhere from here: no set of states keeps it.
      const to = step.stop === null ? reach(step.state, node, number) : -1;
      const keeps = keptTimers(state, step.state);
      edges.push({ to, number, move, movers: moversIn(state, move), keeps });
    });
    for (const edges of together.values()) groups.push({ from: node, edges });
  }
  const pathTo = (node: number): readonly number[] => {
    const path: number[] = [];
    for (let at = parents[node]!; at.node >= 0; at = parents[at.node]!) path.push(at.number);
    return path.reverse();
  };
  return { states, groups, able, pathTo };
}

/** One that fires, is stopped or is set anew is another one afterwards. */
function keptTimers(before: State, after: State): ReadonlyMap<number, number> {
  if (before.timers.length === 0) return noTimers;
  const places = new Map(after.timers.map(({ order }, place) => [order, place]));
  return new Map(
    before.timers.flatMap(({ order }, place) => {
      const later = places.get(order);
      return later === undefined ? [] : [[place, later] as const];
    }),
  );
}

function moversIn({ timers }: State, { mover, partner }: Move): readonly number[] {
  if (mover.kind === 'goroutine') return partner === null ? [mover.id] : [mover.id, partner.id];
  const signals = timers.filter(({ deadline }) => deadline === Infinity);
  const at = signals.findIndex(({ id }) => id === mover.id);
  return [at < 0 ? clock : outside - at];
}

function groupOf(state: State, { mover, action }: Move, number: number): string {
  if (mover.kind === 'timer') return `t${String(number)}`;
  const kind = state.find(mover.id)?.pending?.kind;
  // Of what others may do somebody does each at times.
  if (action === 'suppose' && (kind === 'send' || kind === 'receive'))
    return `o${String(mover.id)}`;
  return kind === 'select' || kind === 'choose' ? `g${String(mover.id)}` : `m${String(number)}`;
}
