import type { Move } from '../../run/move.ts';
import type { Stop } from '../../run/system.ts';
import type { Race } from '../rule/step.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';
import { Reducer } from './reduce.ts';
import { Store } from './store.ts';

interface ExploreOptions {
  readonly states: number;
  readonly reduce: boolean;
  /** Asked now and then. */
  readonly isCancelled: () => boolean;
}

/** Narrated of everything that a search comes by. A step returns true where the search is to end. */
interface Visitor {
  /** A state that is new; `moves` are all of it. */
  readonly state: (state: State, node: number, moves: readonly Move[]) => boolean;
  readonly stop: (stop: Stop, before: State, node: number, move: number, after: State) => boolean;
  readonly race: (race: Race, node: number, move: number, after: State) => boolean;
}

export interface Explored {
  /** All states were seen. */
  readonly closed: boolean;
  readonly interrupted: boolean;
  readonly transitions: number;
  readonly store: Store;
}

/** A state costs the square of its goroutines; on average it may cost this much. */
const costPerState = 120;

/** How many states may wait before the search goes deep rather than wide. */
const widest = 20_000;

/** Visits all states that a system can come to, in the order of their distance as far as memory allows. */
export function explore(system: GoSystem, options: ExploreOptions, visitor: Visitor): Explored {
  const store = new Store();
  const search = new Exploration(system, options, visitor, store);
  return search.run();
}

class Exploration {
  readonly #system: GoSystem;
  readonly #options: ExploreOptions;
  readonly #visitor: Visitor;
  readonly #store: Store;
  readonly #reducer: Reducer;
  readonly #states: (State | undefined)[] = [];
  readonly #nodes: number[] = [];
  #head = 0;
  #transitions = 0;
  #cost = 0;
  #ended = false;

  constructor(system: GoSystem, options: ExploreOptions, visitor: Visitor, store: Store) {
    this.#system = system;
    this.#options = options;
    this.#visitor = visitor;
    this.#store = store;
    this.#reducer = new Reducer(system.program.globals);
  }

  run(): Explored {
    const store = this.#store;
    let cancelled = false;
    let full = false;
    this.#reach(this.#system.initial, -1, 0);
    for (let iteration = 0; this.#head < this.#nodes.length && !this.#ended; iteration++) {
      if ((iteration & 63) === 0 && this.#options.isCancelled()) {
        cancelled = true;
        break;
      }
      if (store.count >= this.#options.states || this.#cost > this.#options.states * costPerState) {
        full = true;
        break;
      }
      const { state, node } = this.#take();
      this.#cost += state.goroutines.length ** 2;
      this.#expand(state, node);
    }
    const closed = !cancelled && !full && !this.#ended;
    return { closed, interrupted: this.#ended, transitions: this.#transitions, store };
  }

  #take(): { readonly state: State; readonly node: number } {
    if (this.#nodes.length - this.#head > widest)
      return { state: this.#states.pop()!, node: this.#nodes.pop()! };
    const at = this.#head++;
    const taken = { state: this.#states[at]!, node: this.#nodes[at]! };
    this.#states[at] = undefined;
    if (this.#head > 4096 && this.#head * 2 > this.#nodes.length) {
      this.#states.splice(0, this.#head);
      this.#nodes.splice(0, this.#head);
      this.#head = 0;
    }
    return taken;
  }

  /** The node of a state, which waits to be expanded if it is new. */
  #reach(
    state: State,
    parent: number,
    move: number,
  ): { readonly node: number; readonly isNew: boolean } {
    const { keys } = this.#system;
    keys.compute(state);
    const { first, second } = keys.hash;
    const known = this.#store.find(first, second);
    if (known >= 0) return { node: known, isNew: false };
    const node = this.#store.add(first, second, parent, move);
    this.#states.push(state);
    this.#nodes.push(node);
    return { node, isNew: true };
  }

  #expand(state: State, node: number): void {
    const moves = this.#system.moves(state);
    if (this.#visitor.state(state, node, moves)) {
      this.#ended = true;
      return;
    }
    const chosen = this.#options.reduce ? this.#reducer.reduce(state, moves) : null;
    if (chosen !== null && this.#takeAll(state, node, moves, chosen)) return;
    const done = chosen === null ? [] : chosen;
    this.#takeAll(
      state,
      node,
      moves,
      moves.filter((move) => !done.includes(move)),
    );
  }

  /** Whether the moves were enough: one led to a new state, and none ended the run. */
  #takeAll(state: State, node: number, moves: readonly Move[], chosen: readonly Move[]): boolean {
    let isNew = false;
    let stopped = false;
    for (const move of chosen) {
      if (this.#ended) return true;
      const number = moves.indexOf(move);
      const step = this.#system.advance(state, move, false);
      this.#transitions++;
      for (const race of step.races)
        if (this.#visitor.race(race, node, number, step.state)) this.#ended = true;
      if (step.stop !== null) {
        stopped = true;
        if (this.#visitor.stop(step.stop, state, node, number, step.state)) this.#ended = true;
        continue;
      }
      const reached = this.#reach(step.state, node, number);
      this.#store.link(node, reached.node);
      isNew ||= reached.isNew;
    }
    return isNew && !stopped;
  }
}
