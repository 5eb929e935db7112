import type { BoundMachine } from '../bound-machine.ts';
import type { Task } from '../../run/task.ts';
import { applyMove, outcome } from './apply.ts';
import type { SearchProgress } from '../../run/search/result.ts';
import type { Found, FoundEnding, SearchOptions, Stopped } from './found.ts';
import { packInitial, packProgram } from './pack.ts';
import type { PackedProgram } from './program.ts';
import { Reducer } from './reduce.ts';
import { StateStore } from './store.ts';
import { Successors } from './successors.ts';
import { Twins } from './twins.ts';

/** A piece of work ends after so many states, or when the clock, looked at now and then, says so. */
const piece = { states: 4096, milliseconds: 10, look: 8 };
const endingsKept = 20_000;

/** Breadth first over all states of a machine at a valuation. */
export function* searchStates(
  bound: BoundMachine,
  options: SearchOptions,
): Task<SearchProgress, Found> {
  const search = new Search(bound, options);
  let stopped: Stopped | null = null;
  let pieceEnds = performance.now() + piece.milliseconds;
  for (let expanded = 0; stopped === null && expanded < search.store.count; expanded++) {
    const isLate = expanded % piece.look === 0 && performance.now() > pieceEnds;
    if (isLate || expanded % piece.states === piece.states - 1) {
      const cancelled = yield { states: search.store.count, expanded };
      if (cancelled) stopped = { kind: 'cancelled' };
      pieceEnds = performance.now() + piece.milliseconds;
    }
    stopped ??= search.expand(expanded);
  }
  return search.found(stopped);
}

class Search {
  readonly store: StateStore;
  readonly #program: PackedProgram;
  readonly #options: SearchOptions;
  readonly #successors: Successors;
  readonly #reducer: Reducer | null;
  readonly #twins: Twins | null;
  readonly #state: Int32Array;
  readonly #next: Int32Array;
  readonly #first: Record<FoundEnding['kind'], FoundEnding | null>;
  readonly #counts: Record<FoundEnding['kind'], number>;
  readonly #endings: FoundEnding[] = [];
  #depth = 0;
  /** The first state of the next depth. */
  #nextDepth = 1;

  constructor(bound: BoundMachine, options: SearchOptions) {
    const program = packProgram(bound, options.view);
    const twins = options.reduction === 'full' ? new Twins(program) : null;
    this.#program = program;
    this.#options = options;
    this.#successors = new Successors(program);
    this.#reducer = options.reduction === 'none' ? null : new Reducer(program);
    this.#twins = twins !== null && twins.any ? twins : null;
    this.#state = new Int32Array(program.words);
    this.#next = new Int32Array(program.words);
    this.#first = { ok: null, stuck: null, crash: null };
    this.#counts = { ok: 0, stuck: 0, crash: 0 };
    this.store = new StateStore(program.words);
    this.store.add(packInitial(program), -1);
  }

  expand(number: number): Stopped | null {
    if (number === this.#nextDepth) {
      this.#depth++;
      this.#nextDepth = this.store.count;
      // Not before the depth is done: a stuck state at this depth has a shorter run than a crash that
      // was met on leaving it.
      if (this.#isEnough()) return { kind: 'found' };
    }
    const successors = this.#successors;
    this.store.read(number, this.#state);
    successors.find(this.#state);
    if (successors.count === 0) {
      if (successors.running > 0 && this.#goesOn()) return null;
      const kind = successors.running === 0 ? 'ok' : 'stuck';
      this.#end(kind, number, -1);
      return kind === 'stuck' && this.#isEnough() ? { kind: 'found' } : null;
    }
    this.#twins?.dropDuplicates(this.#state, successors);
    this.#reducer?.reduce(this.#state, successors);
    for (let i = 0; i < successors.count; i++) {
      const stopped = this.#move(number, successors.moves[i]!);
      if (stopped !== null) return stopped;
    }
    return null;
  }

  /** Whether somebody is blocked where Go has an escape: this is not the end of a run. */
  #goesOn(): boolean {
    const { processes, escape } = this.#program;
    for (let process = 0; process < processes; process++) {
      if (escape[this.#successors.rows[process]!] === 1) return true;
    }
    return false;
  }

  #move(number: number, move: number): Stopped | null {
    const next = this.#next;
    const state = this.#state;
    for (let i = 0; i < next.length; i++) next[i] = state[i]!;
    const result = applyMove(this.#program, this.#successors.rows, next, move);
    if (result === outcome.crashed) {
      this.#end('crash', number, move & 0xffff);
      return null;
    }
    if (result === outcome.tooLarge) return { kind: 'too-large' };
    if (this.#twins !== null) this.#arrange(next, move);
    if (!this.store.add(next, number)) return null;
    return this.#limit();
  }

  #arrange(next: Int32Array, move: number): void {
    const process = move & 0xffff;
    const twins = this.#twins!;
    twins.arrange(next, process);
    if (move > 0xffff) twins.arrange(next, (move >>> 16) - 1);
    else twins.arrangeSpawned(next, this.#successors.rows[process]!);
  }

  #limit(): Stopped | null {
    const { maxStates, maxBytes } = this.#options;
    const { store } = this;
    if (store.count > maxStates) return { kind: 'states', limit: maxStates };
    if (store.full && store.bytesAfterGrowth > maxBytes) return { kind: 'bytes', limit: maxBytes };
    return null;
  }

  #isEnough(): boolean {
    const { stuck, crash } = this.#first;
    return this.#options.until === 'bad' && (stuck !== null || crash !== null);
  }

  #end(kind: FoundEnding['kind'], state: number, process: number): void {
    const depth = this.#depth + (kind === 'crash' ? 1 : 0);
    const ending = { kind, state, depth, process };
    this.#counts[kind]++;
    this.#first[kind] ??= ending;
    if (this.#endings.length < endingsKept) this.#endings.push(ending);
  }

  found(stopped: Stopped | null): Found {
    return {
      program: this.#program,
      store: this.store,
      twins: this.#twins,
      stopped,
      counts: this.#counts,
      first: this.#first,
      endings: this.#endings,
    };
  }
}
