import type { Move } from '../../run/move.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';
import { cyclicComponents } from './components.ts';
import { moverOf } from './policy.ts';
import { Store } from './store.ts';

/** What can still become of a goroutine. */
type Fate = 'moves' | 'stays' | 'open';

/**
 * Whether a goroutine can ever move again, whatever the others do. Runs all of them from this state, without
 * reduction, and keeps goroutines apart by their ids.
 */
export function fateOf(system: GoSystem, from: State, goroutine: number, budget: number): Fate {
  const seen = new Set<string>();
  const work: State[] = [from];
  for (let state = work.pop(); state !== undefined; state = work.pop()) {
    const key = `${system.key(state)}${String(system.alive(state).indexOf(goroutine))}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > budget || system.goesOn(state)) return 'open';
    if (system.holdsBack(state)) return 'open';
    for (const move of system.moves(state)) {
      if (involves(move, goroutine)) return 'moves';
      const step = system.advance(state, move, false);
      if (step.stop !== null) continue;
      const after = step.state.find(goroutine);
      if (after === null || after.pending?.kind !== state.find(goroutine)?.pending?.kind)
        return 'moves';
      work.push(step.state);
    }
  }
  return 'stays';
}

function involves(move: Move, goroutine: number): boolean {
  return (
    (move.mover.kind === 'goroutine' && move.mover.id === goroutine) ||
    move.partner?.id === goroutine
  );
}

/** A run that goes on for ever although everybody who can move does so again and again. */
interface Lasso {
  readonly moves: readonly Move[];
  /** The moves from here on are repeated. */
  readonly start: number;
}

/**
 * Whether some run from a state goes on for ever with everybody who could move all the time moving again and
 * again. In a set of states that lead to each other that is so if everybody moves in it, or cannot somewhere.
 */
export function hasFairCycle(system: GoSystem, from: State, budget: number): boolean | 'open' {
  const graph = new Store();
  const able: (readonly number[])[] = [];
  const steps: {
    readonly from: number;
    readonly to: number;
    readonly movers: readonly number[];
  }[] = [];
  const states: State[] = [];
  const numbers = new Map<string, number>();
  const reach = (state: State): number => {
    const key = `${system.key(state)}${system.alive(state).join()}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const node = graph.add(numbers.size, 0, -1, 0);
    numbers.set(key, node);
    states.push(state);
    return node;
  };
  reach(from);
  for (let node = 0; node < states.length; node++) {
    if (node > budget) return 'open';
    const state = states[node]!;
    const moves = system.moves(state);
    able.push([...new Set(moves.flatMap(moversOf))]);
    for (const move of moves) {
      const step = system.advance(state, move, false);
      if (step.stop !== null) continue;
      const to = reach(step.state);
      graph.link(node, to);
      steps.push({ from: node, to, movers: moversOf(move) });
    }
  }
  return cyclicComponents(graph).some(({ nodes }) => {
    const inside = new Set(nodes);
    const moved = new Set(
      steps.flatMap((step) => (inside.has(step.from) && inside.has(step.to) ? step.movers : [])),
    );
    const always = able[nodes[0]!]!.filter((mover) =>
      nodes.every((node) => able[node]!.includes(mover)),
    );
    return always.every((mover) => moved.has(mover));
  });
}

function moversOf(move: Move): readonly number[] {
  return move.partner === null ? [moverOf(move)] : [moverOf(move), move.partner.id];
}

/** Looks for such a run by chance, step by step; null where none was found. */
export function findFairCycle(
  system: GoSystem,
  from: State,
  tries: number,
  steps: number,
): Lasso | null {
  for (let attempt = 0; attempt < tries; attempt++) {
    const lasso = tryFairCycle(system, from, attempt, steps);
    if (lasso !== null) return lasso;
  }
  return null;
}

function tryFairCycle(system: GoSystem, from: State, seed: number, steps: number): Lasso | null {
  const moves: Move[] = [];
  const seen = new Map<string, number>();
  const last = new Map<number, number>();
  let state = from;
  let random = seed * 2654435761 + 12345;
  for (let at = 0; at < steps; at++) {
    const key = `${system.key(state)}${system.alive(state).join()}`;
    const before = seen.get(key);
    const options = system.moves(state);
    if (options.length === 0) return null;
    if (before !== undefined && options.every((move) => (last.get(moverOf(move)) ?? -1) >= before))
      return { moves, start: before };
    if (before === undefined) seen.set(key, at);
    const oldest = Math.min(...options.map((move) => last.get(moverOf(move)) ?? -1));
    const ready = options.filter((move) => (last.get(moverOf(move)) ?? -1) === oldest);
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    const move = ready[random % ready.length]!;
    moves.push(move);
    last.set(moverOf(move), at);
    if (move.partner !== null) last.set(move.partner.id, at);
    const step = system.advance(state, move, false);
    if (step.stop !== null) return null;
    state = step.state;
  }
  return null;
}
