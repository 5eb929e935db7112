/** The states that a search has seen: their keys, how they were reached, and the steps between them. */
export class Store {
  #first = new Int32Array(1 << 12);
  #second = new Int32Array(1 << 12);
  #parents = new Int32Array(1 << 12);
  #moves = new Uint16Array(1 << 12);
  #slots = new Int32Array(1 << 13).fill(-1);
  #count = 0;
  #firstEdge = new Int32Array(1 << 12).fill(-1);
  #edgeTo = new Int32Array(1 << 13);
  #edgeNext = new Int32Array(1 << 13);
  #edgeCount = 0;

  get count(): number {
    return this.#count;
  }

  get edges(): number {
    return this.#edgeCount;
  }

  /** The state with a key, or -1. */
  find(first: number, second: number): number {
    const mask = this.#slots.length - 1;
    for (let at = (first ^ Math.imul(second, 0x9e3779b1)) & mask; ; at = (at + 1) & mask) {
      const state = this.#slots[at]!;
      if (state < 0) return -1;
      if (this.#first[state] === (first | 0) && this.#second[state] === (second | 0)) return state;
    }
  }

  add(first: number, second: number, parent: number, move: number): number {
    if (this.#count === this.#first.length) this.#grow();
    if (this.#count * 2 >= this.#slots.length) this.#rehash();
    const state = this.#count++;
    this.#first[state] = first;
    this.#second[state] = second;
    this.#parents[state] = parent;
    this.#moves[state] = move;
    this.#insert(state);
    return state;
  }

  link(from: number, to: number): void {
    if (this.#edgeCount === this.#edgeTo.length) {
      this.#edgeTo = grown(this.#edgeTo);
      this.#edgeNext = grown(this.#edgeNext);
    }
    const edge = this.#edgeCount++;
    this.#edgeTo[edge] = to;
    this.#edgeNext[edge] = this.#firstEdge[from]!;
    this.#firstEdge[from] = edge;
  }

  /** Walks the steps from a state: `firstEdge`, then `nextEdge` until it is -1. */
  firstEdge(state: number): number {
    return this.#firstEdge[state]!;
  }

  nextEdge(edge: number): number {
    return this.#edgeNext[edge]!;
  }

  target(edge: number): number {
    return this.#edgeTo[edge]!;
  }

  /** The numbers of the moves that lead to a state, among all moves of each state on the way. */
  pathTo(state: number): readonly number[] {
    const path: number[] = [];
    for (let at = state; this.#parents[at]! >= 0; at = this.#parents[at]!)
      path.push(this.#moves[at]!);
    return path.reverse();
  }

  #insert(state: number): void {
    const mask = this.#slots.length - 1;
    let at = (this.#first[state]! ^ Math.imul(this.#second[state]!, 0x9e3779b1)) & mask;
    while (this.#slots[at]! >= 0) at = (at + 1) & mask;
    this.#slots[at] = state;
  }

  #grow(): void {
    this.#first = grown(this.#first);
    this.#second = grown(this.#second);
    this.#parents = grown(this.#parents);
    const edges = new Int32Array(this.#firstEdge.length * 2).fill(-1);
    edges.set(this.#firstEdge);
    this.#firstEdge = edges;
    const moves = new Uint16Array(this.#moves.length * 2);
    moves.set(this.#moves);
    this.#moves = moves;
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    for (let state = 0; state < this.#count; state++) this.#insert(state);
  }
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
