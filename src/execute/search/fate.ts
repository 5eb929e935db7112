import type { Move } from '../../run/move.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';

/** What can still become of a goroutine. */
export type Fate = 'moves' | 'stays' | 'open';

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
      if (after === null || after.pending?.kind !== state.find(goroutine)?.pending?.kind) return 'moves';
      work.push(step.state);
    }
  }
  return 'stays';
}

function involves(move: Move, goroutine: number): boolean {
  return (
    (move.mover.kind === 'goroutine' && move.mover.id === goroutine) || move.partner?.id === goroutine
  );
}

/** A run that goes on for ever although everybody who can move does so again and again. */
export interface Lasso {
  readonly moves: readonly Move[];
  /** The moves from here on are repeated. */
  readonly start: number;
}

/** Looks for such a run by chance, taking turns; null where none was found. */
export function findFairCycle(system: GoSystem, from: State, tries: number, steps: number): Lasso | null {
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

function moverOf({ mover }: Move): number {
  return mover.kind === 'goroutine' ? mover.id : -mover.id;
}
