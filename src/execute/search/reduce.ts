import type { Move } from '../../run/move.ts';
import { Summarizer } from '../key/summary.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { State } from '../state/state.ts';
import { countingDown, touchesMemory, type CountingDown } from './counting-down.ts';
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
    const groups = countingDown(state);
    this.#markReach(state, footprints, groups);
    const bits = new Map(goroutines.map(({ id }, at) => [id, 1 << at]));
    const movers = moves.map((move) => moverBits(move, bits));
    let best: readonly Move[] | null = null;
    for (let at = 0; at < goroutines.length; at++) {
      if (footprints[at] === 'everything') continue;
      const group = groups.find(({ members }) => members.includes(at)) ?? null;
      const set = this.#close(1 << at, footprints, goroutines, group);
      if (set === null) continue;
      const chosen = moves.filter((_, index) => (movers[index]! & set) !== 0);
      if (chosen.length === 0 || chosen.length === moves.length) continue;
      if (best === null || chosen.length < best.length) best = chosen;
      if (best.length === 1) return best;
    }
    return best;
  }

  /**
   * Adds whoever can reach what the set is about to touch; null where that is everybody. Who counts down beside
   * the seed is left out: before the seed has counted, the counter does not come to zero.
   */
  #close(
    seed: number,
    footprints: readonly Footprint[],
    goroutines: readonly Goroutine[],
    group: CountingDown | null,
  ): number | null {
    const others = bitsOf(group?.members ?? []) & ~seed;
    let set = seed;
    for (let done = 0; done !== set;) {
      for (let at = 0; at < goroutines.length; at++) {
        const bit = 1 << at;
        if ((set & bit) === 0 || (done & bit) !== 0) continue;
        done |= bit;
        const footprint = footprints[at]!;
        if (footprint === 'everything') return null;
        if (group !== null && touchesMemory(goroutines[at]!, group.place)) return null;
        for (const object of footprint) set |= this.#masks[object]! & ~others;
      }
    }
    return set;
  }

  #markReach(
    state: State,
    footprints: readonly Footprint[],
    groups: readonly CountingDown[],
  ): void {
    const { next } = state.heap;
    if (this.#masks.length < next) this.#masks = new Int32Array(next * 2);
    else this.#masks.fill(0, 0, next);
    const ending = bitsOf(groups.flatMap(({ members }) => members));
    const all = ((1 << state.goroutines.length) - 1) & ~ending;
    for (let global = 0; global < this.#globals; global++) this.#mark(global, all);
    this.#spread(state, all);
    state.goroutines.forEach((goroutine, at) => {
      const bit = 1 << at;
      const footprint = footprints[at]!;
      if ((ending & bit) !== 0 && footprint !== 'everything') {
        for (const object of footprint) this.#masks[object]! |= bit;
        return;
      }
      for (const frame of goroutine.frames)
        for (const object of this.#summarizer.frame(frame).references) this.#mark(object, bit);
      this.#spread(state, bit);
    });
  }

  #spread(state: State, bits: number): void {
    for (let object = this.#work.pop(); object !== undefined; object = this.#work.pop())
      for (const inner of this.#summarizer.object(state.heap.get(object)).references)
        this.#mark(inner, bits);
  }

  #mark(object: number, bits: number): void {
    const mask = this.#masks[object]!;
    if ((mask & bits) === bits) return;
    this.#masks[object] = mask | bits;
    this.#work.push(object);
  }
}

const bitsOf = (members: readonly number[]): number =>
  members.reduce((bits, at) => bits | (1 << at), 0);

function moverBits(move: Move, bits: ReadonlyMap<number, number>): number {
  const own = move.mover.kind === 'goroutine' ? (bits.get(move.mover.id) ?? 0) : 0;
  return own | (move.partner === null ? 0 : (bits.get(move.partner.id) ?? 0));
}
