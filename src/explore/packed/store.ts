/**
 * All states seen, in the order of discovery: one growing array of words, the state that each came
 * from, and an open-addressing table over them. The order is also the queue of the search.
 */
export class StateStore {
  readonly words: number;
  count = 0;
  #arena: Int32Array;
  #parents: Int32Array;
  /** One more than a state's number; 0 is free. */
  #table: Int32Array;
  #mask: number;
  #room: number;

  constructor(words: number) {
    this.words = words;
    this.#room = 1024;
    this.#arena = new Int32Array(this.#room * words);
    this.#parents = new Int32Array(this.#room);
    this.#table = new Int32Array(2 * this.#room);
    this.#mask = 2 * this.#room - 1;
  }

  get bytes(): number {
    return 4 * (this.#arena.length + this.#parents.length + this.#table.length);
  }

  /** At the next growth old and new stand side by side for a moment. */
  get bytesAfterGrowth(): number {
    return 3 * this.bytes;
  }

  get full(): boolean {
    return this.count === this.#room;
  }

  parentOf(state: number): number {
    return this.#parents[state]!;
  }

  read(state: number, into: Int32Array): void {
    const from = state * this.words;
    for (let i = 0; i < this.words; i++) into[i] = this.#arena[from + i]!;
  }

  /** True if the state is new. */
  add(state: Int32Array, parent: number): boolean {
    const { words } = this;
    const arena = this.#arena;
    let slot = hash(state, words) & this.#mask;
    for (let entry = this.#table[slot]!; entry !== 0; entry = this.#table[slot]!) {
      if (same(arena, (entry - 1) * words, state, words)) return false;
      slot = (slot + 1) & this.#mask;
    }
    if (this.full) {
      this.grow();
      return this.add(state, parent);
    }
    const to = this.count * words;
    for (let i = 0; i < words; i++) arena[to + i] = state[i]!;
    this.#parents[this.count] = parent;
    this.#table[slot] = ++this.count;
    return true;
  }

  grow(): void {
    this.#room *= 2;
    const arena = new Int32Array(this.#room * this.words);
    arena.set(this.#arena);
    this.#arena = arena;
    const parents = new Int32Array(this.#room);
    parents.set(this.#parents);
    this.#parents = parents;
    this.#table = new Int32Array(2 * this.#room);
    this.#mask = 2 * this.#room - 1;
    const state = new Int32Array(this.words);
    for (let number = 0; number < this.count; number++) {
      this.read(number, state);
      let slot = hash(state, this.words) & this.#mask;
      while (this.#table[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#table[slot] = number + 1;
    }
  }
}

function same(arena: Int32Array, from: number, state: Int32Array, words: number): boolean {
  for (let i = 0; i < words; i++) if (arena[from + i] !== state[i]) return false;
  return true;
}

/** Multiply and mix: neighbouring states differ in few bits and must not end up side by side. */
function hash(state: Int32Array, words: number): number {
  let mixed = 0;
  for (let i = 0; i < words; i++) {
    mixed = Math.imul(mixed ^ state[i]!, 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
