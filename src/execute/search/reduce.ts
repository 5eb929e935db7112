import type { Move } from '../../run/move.ts';
import { Summarizer } from '../key/summary.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { State } from '../state/state.ts';
import { footprintOf, type Footprint } from './footprint.ts';

/** More goroutines than this are not reduced: each is a bit. */
const mostGoroutines = 30;

/**
 * Finds goroutines whose next steps commute with all that the others can do without them: whoever can reach
 * an object that one of them is about to touch is one of them. Running these alone first keeps deadlocks,
 * leaks, panics and races.
 */
export class Reducer {
  readonly #summarizer = new Summarizer();
  readonly #globals: number;
  #masks = new Int32Array(1024);
  #work: number[] = [];

  constructor(globals: number) {
    this.#globals = globals;
  }

  /** The moves of a smallest such set; null where it is all of them. */
  reduce(state: State, moves: readonly Move[]): readonly Move[] | null {
    const { goroutines, timers } = state;
    if (goroutines.length < 2 || goroutines.length > mostGoroutines) return null;
    if (timers.length > 0 || moves.length < 2) return null;
    const footprints = goroutines.map(footprintOf);
    this.#markReach(state);
    const bits = new Map(goroutines.map(({ id }, at) => [id, 1 << at]));
    const movers = moves.map((move) => moverBits(move, bits));
    let best: readonly Move[] | null = null;
    for (let at = 0; at < goroutines.length; at++) {
      if (footprints[at] === 'everything') continue;
      const set = this.#close(1 << at, footprints, goroutines);
      if (set === null) continue;
      const chosen = moves.filter((_, index) => (movers[index]! & set) !== 0);
      if (chosen.length === 0 || chosen.length === moves.length) continue;
      if (best === null || chosen.length < best.length) best = chosen;
      if (best.length === 1) return best;
    }
    return best;
  }

  /** Adds whoever can reach what the set is about to touch; null where that is everybody. */
  #close(
    seed: number,
    footprints: readonly Footprint[],
    goroutines: readonly Goroutine[],
  ): number | null {
    let set = seed;
    for (let done = 0; done !== set;) {
      for (let at = 0; at < goroutines.length; at++) {
        const bit = 1 << at;
        if ((set & bit) === 0 || (done & bit) !== 0) continue;
        done |= bit;
        const footprint = footprints[at]!;
        if (footprint === 'everything') return null;
        for (const object of footprint) set |= this.#masks[object]!;
      }
    }
    return set;
  }

  #markReach(state: State): void {
    const { next } = state.heap;
    if (this.#masks.length < next) this.#masks = new Int32Array(next * 2);
    else this.#masks.fill(0, 0, next);
    state.goroutines.forEach((goroutine, at) => {
      const bit = 1 << at;
      for (const frame of goroutine.frames)
        for (const object of this.#summarizer.frame(frame).references) this.#mark(object, bit);
      for (let global = 0; global < this.#globals; global++) this.#mark(global, bit);
      for (let object = this.#work.pop(); object !== undefined; object = this.#work.pop())
        for (const inner of this.#summarizer.object(state.heap.get(object)).references)
          this.#mark(inner, bit);
    });
  }

  #mark(object: number, bit: number): void {
    const mask = this.#masks[object]!;
    if ((mask & bit) !== 0) return;
    this.#masks[object] = mask | bit;
    this.#work.push(object);
  }
}

function moverBits(move: Move, bits: ReadonlyMap<number, number>): number {
  const own = move.mover.kind === 'goroutine' ? (bits.get(move.mover.id) ?? 0) : 0;
  return own | (move.partner === null ? 0 : (bits.get(move.partner.id) ?? 0));
}
