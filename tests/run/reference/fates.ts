import type { Move } from '../../../src/run/move.ts';
import type { GoroutineId } from '../../../src/run/names.ts';

/**
 * Who may move again from which state. A node is a goroutine in a state: states with the same key are
 * one, and there the goroutines correspond to each other by their place in `System.alive`. A goroutine
 * is left behind where no path of nodes leads to one that moves.
 */
export class Fates {
  /** By state: its first node. */
  readonly #starts: number[] = [];
  readonly #alive: (readonly GoroutineId[])[] = [];
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  /** Nodes of goroutines that move in their state, or of states from which the run may go anywhere. */
  readonly #moving: number[] = [];
  #nodes = 0;

  /** The next state, with its goroutines. */
  add(alive: readonly GoroutineId[]): void {
    this.#starts.push(this.#nodes);
    this.#alive.push(alive);
    this.#nodes += alive.length;
  }

  /** A step; the goroutines are those of the states as the step has them. */
  step(
    from: number,
    to: number,
    before: readonly GoroutineId[],
    after: readonly GoroutineId[],
    { mover, partner }: Move,
  ): void {
    before.forEach((id, place) => {
      const node = this.#starts[from]! + place;
      const moves = (mover.kind === 'goroutine' && mover.id === id) || partner?.id === id;
      if (moves) this.#moving.push(node);
      const later = after.indexOf(id);
      if (later < 0) return;
      this.#from.push(node);
      this.#to.push(this.#starts[to]! + later);
    });
  }

  /** From this state the whole run may end otherwise, or go on in a way that is not seen here. */
  escape(state: number): void {
    this.#alive[state]!.forEach((_, place) => this.#moving.push(this.#starts[state]! + place));
  }

  /** The first state in which somebody is left behind, and who. */
  firstLeftBehind(): {
    readonly state: number;
    readonly goroutines: readonly GoroutineId[];
  } | null {
    const mayMove = this.#reaching();
    for (const [state, alive] of this.#alive.entries()) {
      const goroutines = alive.filter((_, place) => mayMove[this.#starts[state]! + place] === 0);
      if (goroutines.length > 0) return { state, goroutines };
    }
    return null;
  }

  /** 1 for each node from which a moving one can be reached. */
  #reaching(): Uint8Array {
    const { offsets, sources } = this.#backwards();
    const reaching = new Uint8Array(this.#nodes);
    const todo: number[] = [];
    const mark = (node: number): void => {
      if (reaching[node] === 1) return;
      reaching[node] = 1;
      todo.push(node);
    };
    this.#moving.forEach(mark);
    for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
      for (let at = offsets[node]!; at < offsets[node + 1]!; at++) mark(sources[at]!);
    }
    return reaching;
  }

  /** The sources of the edges into node n are `sources[offsets[n]]` up to `offsets[n + 1]`. */
  #backwards(): { readonly offsets: Int32Array; readonly sources: Int32Array } {
    const offsets = new Int32Array(this.#nodes + 1);
    for (const to of this.#to) offsets[to + 1]!++;
    for (let node = 0; node < this.#nodes; node++) offsets[node + 1]! += offsets[node]!;
    const next = offsets.slice();
    const sources = new Int32Array(this.#to.length);
    this.#to.forEach((to, edge) => (sources[next[to]!++] = this.#from[edge]!));
    return { offsets, sources };
  }
}
