import type { Machine } from '../process/machine.ts';
import type { Valuation } from '../expression/evaluate.ts';
import { bindMachine } from './bind.ts';
import { explore } from './explore.ts';
import type { Exploration, Run, SearchOptions } from './explore.ts';
import type { Task } from '../run/task.ts';
import { sizeOf } from './valuations.ts';

export interface CounterexampleOptions {
  /** `bad`: some run is stuck or crashes. `clean`: all runs end well. */
  readonly wanted: 'bad' | 'clean';
  /** Tried first, such as the values of a solver's model; parameters left out are zero. */
  readonly hints: readonly Valuation[];
  /** Only valuations for which this holds, such as those that satisfy a precondition. */
  readonly accept: (valuation: Valuation) => boolean;
  /** See `sizeOf`. */
  readonly maxSize: number;
  /** How many valuations are explored, and how many looked at. */
  readonly maxTried: number;
  readonly maxSeen: number;
  /** For one valuation, and for all together. */
  readonly maxStates: number;
  readonly maxStatesTogether: number;
  readonly search: Pick<SearchOptions, 'view' | 'reduction' | 'maxBytes'>;
}

export interface CounterexampleProgress {
  readonly valuation: Valuation;
  readonly tried: number;
  readonly states: number;
}

interface Effort {
  /** Valuations explored. */
  readonly tried: number;
  readonly states: number;
  /** Valuations whose exploration hit a limit: nothing is known of them. */
  readonly undecided: readonly Valuation[];
}

export type Counterexample =
  | (Effort & {
      readonly kind: 'found';
      readonly valuation: Valuation;
      /** The shortest bad run, or the shortest run where a clean valuation was wanted. */
      readonly run: Run;
      /** Whether every accepted valuation of a lesser size was explored to its end. */
      readonly smallest: boolean;
    })
  | (Effort & {
      readonly kind: 'none';
      /** All accepted valuations up to this size were tried; -1 if not even zero was. */
      readonly size: number;
      readonly stopped: 'size' | 'tried' | 'seen' | 'states' | 'cancelled';
    });

export type Hit = { readonly valuation: Valuation; readonly run: Run };

/** Explores one valuation after the other, each once, until a budget is spent. */
export class Hunt {
  stopped: (Counterexample & { kind: 'none' })['stopped'] | null = null;
  readonly #machine: Machine;
  readonly #options: CounterexampleOptions;
  readonly #seen = new Set<string>();
  readonly #undecided: Valuation[] = [];
  #looked = 0;
  #tried = 0;
  #states = 0;

  constructor(machine: Machine, options: CounterexampleOptions) {
    this.#machine = machine;
    this.#options = options;
  }

  /** Explores one valuation, unless it was explored before, is not accepted, or the budget is spent. */
  *try(valuation: Valuation): Task<CounterexampleProgress, Hit | null> {
    if (this.#isSpent()) return null;
    const key = [...valuation.values()].join();
    if (this.#seen.has(key)) return null;
    this.#looked++;
    if (!this.#options.accept(valuation)) return null;
    this.#seen.add(key);
    const exploration = yield* this.#explore(valuation);
    const run = wantedRun(exploration, this.#options.wanted);
    if (run !== null) return { valuation, run };
    if (isUndecided(exploration, this.#options.wanted)) this.#undecided.push(valuation);
    return null;
  }

  *#explore(valuation: Valuation): Task<CounterexampleProgress, Exploration> {
    const { search, maxStates, maxStatesTogether } = this.#options;
    const limit = Math.max(1, Math.min(maxStates, maxStatesTogether - this.#states));
    const task = explore(bindMachine(this.#machine, valuation), {
      ...search,
      maxStates: limit,
      until: 'bad',
    });
    this.#tried++;
    const cancelled = yield { valuation, tried: this.#tried, states: this.#states };
    let piece = task.next(cancelled);
    while (piece.done !== true) {
      const states = this.#states + piece.value.states;
      piece = task.next((yield { valuation, tried: this.#tried, states }) || cancelled);
    }
    this.#states += piece.value.states;
    if (cancelled || piece.value.stopped?.kind === 'cancelled') this.stopped = 'cancelled';
    return piece.value;
  }

  #isSpent(): boolean {
    const { maxTried, maxSeen, maxStatesTogether } = this.#options;
    if (this.#tried >= maxTried) this.stopped ??= 'tried';
    if (this.#looked >= maxSeen) this.stopped ??= 'seen';
    if (this.#states >= maxStatesTogether) this.stopped ??= 'states';
    return this.stopped !== null;
  }

  /** The part of the budget that is used up. */
  get spent(): number {
    const { maxTried, maxStatesTogether } = this.#options;
    return Math.max(this.#tried / maxTried, this.#states / maxStatesTogether);
  }

  isDecidedBelow(size: number): boolean {
    return !this.#undecided.some((valuation) => sizeOf(valuation) < size);
  }

  found(hit: Hit, smallest: boolean): Counterexample {
    return { kind: 'found', ...hit, smallest, ...this.#effort() };
  }

  none(size: number): Counterexample {
    return { kind: 'none', size, stopped: this.stopped ?? 'size', ...this.#effort() };
  }

  #effort(): Effort {
    return { tried: this.#tried, states: this.#states, undecided: this.#undecided };
  }
}

function wantedRun(exploration: Exploration, wanted: 'bad' | 'clean'): Run | null {
  const bad = exploration.stuck || exploration.crash;
  if (wanted === 'bad') return bad ? exploration.shortest : null;
  return !bad && exploration.complete ? exploration.shortest : null;
}

function isUndecided(exploration: Exploration, wanted: 'bad' | 'clean'): boolean {
  if (exploration.complete) return false;
  return wanted === 'bad' || !(exploration.stuck || exploration.crash);
}
