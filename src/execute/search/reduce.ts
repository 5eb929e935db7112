import type { Move } from '../../run/move.ts';
import { Summarizer } from '../key/summary.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { State } from '../state/state.ts';
import { outlastsAll } from '../state/timers.ts';
import { countingDown, touchesMemory, type CountingDown } from './counting-down.ts';
import { footprintOf, type Footprint } from './footprint.ts';

/**
 * Finds goroutines whose next steps commute with all that the others can do without them: whoever can reach
 * an object that one of them is about to touch is one of them. Running these alone first keeps deadlocks,
 * leaks, panics and races.
 */
export class Reducer {
  readonly #summarizer = new Summarizer();
  readonly #globals: number;
  /** For each object who can reach it: as many words as a set of goroutines has. */
  #reach = new Int32Array(1024);
  #words = 1;
  #work: number[] = [];

  constructor(globals: number) {
    this.#globals = globals;
  }

  /** The moves of a smallest such set; null where it is all of them. */
  reduce(state: State, moves: readonly Move[]): readonly Move[] | null {
    const { goroutines, timers } = state;
    if (goroutines.length < 2 || moves.length < 2 || !timers.every(outlastsAll)) return null;
    // Whoever is served by others may find all changed that they reach.
    if (state.handed !== null) return null;
    const footprints = goroutines.map(footprintOf);
    const groups = countingDown(state);
    this.#markReach(state, footprints, groups);
    const places = new Map(goroutines.map(({ id }, at) => [id, at]));
    const movers = moves.map((move) => moversOf(move, places));
    let best: readonly Move[] | null = null;
    for (let at = 0; at < goroutines.length; at++) {
      if (footprints[at] === 'everything') continue;
      const group = groups.find(({ members }) => members.includes(at)) ?? null;
      const set = this.#close(at, footprints, goroutines, group);
      if (set === null) continue;
      const chosen = moves.filter((_, index) => movers[index]!.some((mover) => has(set, mover)));
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
  ): GoroutineSet | null {
    const words = this.#words;
    const others = setOf(group?.members ?? [], words);
    others[seed >> 5]! &= ~bitOf(seed);
    const set = setOf([seed], words);
    const work = [seed];
    for (let at = work.pop(); at !== undefined; at = work.pop()) {
      const footprint = footprints[at]!;
      if (footprint === 'everything') return null;
      if (group !== null && touchesMemory(goroutines[at]!, group.place)) return null;
      for (const object of footprint)
        for (let word = 0; word < words; word++) {
          const known = set[word]!;
          const all = known | (this.#reach[object * words + word]! & ~others[word]!);
          set[word] = all;
          for (let left = all & ~known; left !== 0; left &= left - 1)
            work.push(word * 32 + 31 - Math.clz32(left & -left));
        }
    }
    return set;
  }

  #markReach(
    state: State,
    footprints: readonly Footprint[],
    groups: readonly CountingDown[],
  ): void {
    const count = state.goroutines.length;
    const words = (count + 31) >> 5;
    const size = state.heap.next * words;
    this.#words = words;
    if (this.#reach.length < size) this.#reach = new Int32Array(size * 2);
    else this.#reach.fill(0, 0, size);
    const members = groups.flatMap((group) => group.members);
    const ending = setOf(members, words);
    for (let word = 0; word < words; word++) {
      const here = Math.min(32, count - word * 32);
      const all = (here === 32 ? -1 : (1 << here) - 1) & ~ending[word]!;
      for (let global = 0; global < this.#globals; global++) this.#mark(global, word, all);
      this.#spread(state, word, all);
    }
    state.goroutines.forEach((goroutine, at) => {
      const word = at >> 5;
      const bit = bitOf(at);
      const footprint = footprints[at]!;
      if (has(ending, at) && footprint !== 'everything') {
        for (const object of footprint) this.#reach[object * words + word]! |= bit;
        return;
      }
      for (const frame of goroutine.frames)
        for (const object of this.#summarizer.frame(frame).references)
          this.#mark(object, word, bit);
      this.#spread(state, word, bit);
    });
  }

  #spread(state: State, word: number, bits: number): void {
    for (let object = this.#work.pop(); object !== undefined; object = this.#work.pop())
      for (const inner of this.#summarizer.object(state.heap.get(object)).references)
        this.#mark(inner, word, bits);
  }

  #mark(object: number, word: number, bits: number): void {
    const place = object * this.#words + word;
    const marked = this.#reach[place]!;
    if ((marked & bits) === bits) return;
    this.#reach[place] = marked | bits;
    this.#work.push(object);
  }
}

/** Goroutines by their place among those of a state, 32 to a word. */
type GoroutineSet = Int32Array;

const bitOf = (at: number): number => 1 << (at & 31);

const has = (set: GoroutineSet, at: number): boolean => (set[at >> 5]! & bitOf(at)) !== 0;

function setOf(members: readonly number[], words: number): GoroutineSet {
  const set = new Int32Array(words);
  for (const at of members) set[at >> 5]! |= bitOf(at);
  return set;
}

/** Who makes a move, and with whom, by their places. */
function moversOf(
  { mover, partner }: Move,
  places: ReadonlyMap<number, number>,
): readonly number[] {
  const ids = [...(mover.kind === 'goroutine' ? [mover.id] : []), ...(partner ? [partner.id] : [])];
  return ids.flatMap((id) => places.get(id) ?? []);
}
