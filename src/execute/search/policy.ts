import type { Move } from '../../run/move.ts';
import type { State } from '../state/state.ts';
import { siteOf, siteOfMove } from './operations.ts';
import type { Random } from './random.ts';

/** Decides who moves next in one schedule. */
export interface Policy {
  choose(state: State, moves: readonly Move[], last: Move | null): Move;
}

/** Any move, each as likely as the others. */
export class AnyMove implements Policy {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  choose(_: State, moves: readonly Move[]): Move {
    return this.#random.pick(moves);
  }
}

/** The goroutine of the highest priority; at a few moments that one falls behind all others. */
export class Priorities implements Policy {
  readonly #random: Random;
  readonly #changes: ReadonlySet<number>;
  readonly #priorities = new Map<number, number>();
  #step = 0;
  #lowest = 0;

  constructor(random: Random, changes: number, length: number) {
    this.#random = random;
    const chosen = new Set<number>();
    for (let at = 0; at < changes; at++) chosen.add(random.below(Math.max(1, length)));
    this.#changes = chosen;
  }

  choose(_: State, moves: readonly Move[]): Move {
    let best = this.#best(moves);
    if (this.#changes.has(this.#step++)) {
      this.#priorities.set(moverOf(best), --this.#lowest);
      best = this.#best(moves);
    }
    const same = moves.filter((move) => moverOf(move) === moverOf(best));
    return this.#random.pick(same);
  }

  #best(moves: readonly Move[]): Move {
    let best = moves[0]!;
    for (const move of moves) if (this.#of(move) > this.#of(best)) best = move;
    return best;
  }

  #of(move: Move): number {
    const mover = moverOf(move);
    let priority = this.#priorities.get(mover);
    if (priority === undefined) {
      priority = 1 + this.#random.below(1 << 20);
      this.#priorities.set(mover, priority);
    }
    return priority;
  }
}

/** Two operations that are to come one right after the other. */
export interface Goal {
  readonly first: number;
  readonly second: number;
}

/** Holds back whoever is ahead of a goal, and runs the second operation right after the first. */
export class Directed implements Policy {
  readonly #goals: readonly Goal[];
  readonly #rest: Policy;
  #at = 0;

  constructor(goals: readonly Goal[], rest: Policy) {
    this.#goals = goals;
    this.#rest = rest;
  }

  choose(state: State, moves: readonly Move[], last: Move | null): Move {
    const goal = this.#goals[this.#at];
    if (goal === undefined) return this.#rest.choose(state, moves, last);
    const sites = moves.map((move) => siteOfMove(state, move));
    const firsts = moves.filter((_, at) => sites[at] === goal.first);
    const waits = state.goroutines.some((one) => siteOf(one) === goal.second);
    if (firsts.length > 0 && waits) {
      this.#at++;
      this.#pushed = goal.second;
      return firsts[0]!;
    }
    if (this.#pushed >= 0) {
      const second = moves.find((_, at) => sites[at] === this.#pushed);
      this.#pushed = -1;
      if (second !== undefined) return second;
    }
    const others = moves.filter((_, at) => sites[at] !== goal.second && sites[at] !== goal.first);
    return this.#rest.choose(state, others.length > 0 ? others : moves, last);
  }

  #pushed = -1;
}

function moverOf({ mover }: Move): number {
  return mover.kind === 'goroutine' ? mover.id : -mover.id;
}
