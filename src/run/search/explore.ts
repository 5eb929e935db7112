import type { Move } from '../move.ts';
import type { Stop } from '../system.ts';
import { Store } from './store.ts';

/** A system as an exhaustive search sees it: what a step shows besides its state is for the visitor. */
interface Explorable<State, Step extends Stepped<State>> {
  readonly initial: State;
  moves(state: State): readonly Move[];
  /** Where a step leads to that need not be carried out, since it is known, and shows nothing else; null where it must. */
  recall(state: State, move: Move): Recalled<State> | null;
  advance(state: State, move: Move): Step;
  /** Two words of 32 bits: equal for states from which the same can come. */
  hash(state: State): { readonly first: number; readonly second: number };
  /** The state is new, and waits to be expanded. */
  keep(state: State): void;
  /** Some of the moves that are enough for all that is asked; null where that is all of them. */
  reduce(state: State, moves: readonly Move[]): readonly Move[] | null;
  /** How much work a state is. */
  cost(state: State): number;
}

/** A state that need not be made, if one with its hash is known. */
export interface Recalled<State> {
  readonly first: number;
  readonly second: number;
  make(): State;
}

interface Stepped<State> {
  readonly state: State;
  readonly stop: Stop | null;
}

interface ExploreOptions {
  readonly states: number;
  /** Asked now and then. */
  readonly isCancelled: () => boolean;
}

/** Told of everything that a search comes by. A step returns true where the search is to end. */
export interface Visitor<State, Step extends Stepped<State>> {
  /** A state that is new; `moves` are all of it. */
  readonly state: (state: State, node: number, moves: readonly Move[]) => boolean;
  readonly stop: (stop: Stop, before: State, node: number, move: number, after: State) => boolean;
  /** A step, before it is asked whether it stops the run. */
  readonly step: (step: Step, node: number, move: number) => boolean;
}

export interface Explored {
  /** All states were seen. */
  readonly closed: boolean;
  readonly interrupted: boolean;
  /** It ended because the states are too large, and not because there are too many. */
  readonly spent: boolean;
  /** It was cancelled. */
  readonly late: boolean;
  readonly transitions: number;
  readonly store: Store;
}

/** What a state may cost on average. */
const costPerState = 120;

/** A state that many can move in takes as long as many states. */
const transitionsUnasked = 64;

/** How many states may wait before the search goes deep rather than wide. */
const widest = 20_000;

/** Visits all states that a system can come to, in the order of their distance as far as memory allows. */
export function exploreStates<State, Step extends Stepped<State>>(
  system: Explorable<State, Step>,
  options: ExploreOptions,
  visitor: Visitor<State, Step>,
): Explored {
  return new Exploration(system, options, visitor).run();
}

class Exploration<State, Step extends Stepped<State>> {
  readonly #system: Explorable<State, Step>;
  readonly #options: ExploreOptions;
  readonly #visitor: Visitor<State, Step>;
  readonly #store = new Store();
  readonly #states: (State | undefined)[] = [];
  readonly #nodes: number[] = [];
  /** By node: 1 where the state does not wait any more. */
  #taken = new Uint8Array(1 << 12);
  #head = 0;
  #transitions = 0;
  #cost = 0;
  #ended = false;
  #cancelled = false;
  /** The number of the transition at which it is asked next whether to go on. */
  #nextAsked = 0;

  constructor(
    system: Explorable<State, Step>,
    options: ExploreOptions,
    visitor: Visitor<State, Step>,
  ) {
    this.#system = system;
    this.#options = options;
    this.#visitor = visitor;
  }

  run(): Explored {
    const store = this.#store;
    let full = false;
    let spent = false;
    this.#reach(this.#system.initial, -1, 0);
    while (this.#head < this.#nodes.length && !this.#ended) {
      if (this.#isCancelled()) break;
      spent = this.#cost > this.#options.states * costPerState;
      if (store.count >= this.#options.states || spent) {
        full = true;
        break;
      }
      const { state, node } = this.#take();
      this.#markTaken(node);
      this.#cost += this.#system.cost(state);
      this.#expand(state, node);
    }
    const closed = !this.#cancelled && !full && !this.#ended;
    return {
      ...{ closed, interrupted: this.#ended, spent, late: this.#cancelled },
      ...{ transitions: this.#transitions, store },
    };
  }

  #isCancelled(): boolean {
    if (this.#transitions < this.#nextAsked) return this.#cancelled;
    this.#nextAsked = this.#transitions + transitionsUnasked;
    this.#cancelled ||= this.#options.isCancelled();
    return this.#cancelled;
  }

  #markTaken(node: number): void {
    if (node >= this.#taken.length) {
      const larger = new Uint8Array(Math.max(node + 1, this.#taken.length * 2));
      larger.set(this.#taken);
      this.#taken = larger;
    }
    this.#taken[node] = 1;
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
  #reach(state: State, parent: number, move: number): number {
    const { first, second } = this.#system.hash(state);
    const known = this.#store.find(first, second);
    return known >= 0 ? known : this.#add(state, first, second, parent, move);
  }

  #reachRecalled(recalled: Recalled<State>, parent: number, move: number): number {
    const { first, second } = recalled;
    const known = this.#store.find(first, second);
    return known >= 0 ? known : this.#add(recalled.make(), first, second, parent, move);
  }

  #add(state: State, first: number, second: number, parent: number, move: number): number {
    const node = this.#store.add(first, second, parent, move);
    this.#system.keep(state);
    this.#states.push(state);
    this.#nodes.push(node);
    return node;
  }

  #expand(state: State, node: number): void {
    const moves = this.#system.moves(state);
    if (this.#visitor.state(state, node, moves)) {
      this.#ended = true;
      return;
    }
    const chosen = this.#system.reduce(state, moves);
    if (chosen !== null && this.#takeAll(state, node, moves, chosen)) return;
    const done = chosen === null ? [] : chosen;
    this.#takeAll(
      state,
      node,
      moves,
      moves.filter((move) => !done.includes(move)),
    );
  }

  /**
   * Whether the moves were enough: none ended the run, and one led to a state that is still to be expanded. What is put off
   * here is then put off to a later time each time, and so not for ever.
   */
  #takeAll(state: State, node: number, moves: readonly Move[], chosen: readonly Move[]): boolean {
    let isPutOff = false;
    let stopped = false;
    for (const move of chosen) {
      if (this.#ended || this.#isCancelled()) return true;
      const number = moves.indexOf(move);
      this.#transitions++;
      const recalled = this.#system.recall(state, move);
      if (recalled !== null) {
        const reached = this.#reachRecalled(recalled, node, number);
        this.#store.link(node, reached);
        isPutOff ||= (this.#taken[reached] ?? 0) === 0;
        continue;
      }
      const step = this.#system.advance(state, move);
      if (this.#visitor.step(step, node, number)) this.#ended = true;
      if (step.stop !== null) {
        stopped = true;
        if (this.#visitor.stop(step.stop, state, node, number, step.state)) this.#ended = true;
        continue;
      }
      const reached = this.#reach(step.state, node, number);
      this.#store.link(node, reached);
      isPutOff ||= (this.#taken[reached] ?? 0) === 0;
    }
    return isPutOff && !stopped;
  }
}
