import type { Machine } from '../process/machine.ts';
import type { Valuation } from '../virgo/evaluate.ts';
import { bindMachine } from './bind.ts';
import { explore, usualSearch } from './explore.ts';
import type { Exploration, Run } from './explore.ts';
import type { SearchOptions } from './packed/search.ts';
import type { Task } from './task.ts';
import { completeValuation, nearerValuations, sizeOf, valuationsOfSize } from './valuations.ts';

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

export const usualCounterexampleOptions: CounterexampleOptions = {
  wanted: 'bad',
  hints: [],
  accept: () => true,
  maxSize: 24,
  maxTried: 1_000,
  maxSeen: 20_000,
  maxStates: 50_000,
  maxStatesTogether: 400_000,
  search: usualSearch,
};

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

type Hit = { readonly valuation: Valuation; readonly run: Run };

/**
 * Looks for the smallest values at which a machine goes wrong, and there for the shortest run. Hints
 * are tried first, and from one that leads somewhere the way towards zero; then all values around zero,
 * nearest first, up to what is known. Every run was replayed before it is returned.
 */
export function* findCounterexample(
  machine: Machine,
  options: Partial<CounterexampleOptions> = {},
): Task<CounterexampleProgress, Counterexample> {
  const settings = { ...usualCounterexampleOptions, ...options };
  const hunt = new Hunt(machine, settings);
  const known = yield* tryHints(machine, hunt, settings.hints);
  const most = known === null ? settings.maxSize : Number(sizeOf(known.valuation)) - 1;
  for (let size = 0; size <= Math.min(most, settings.maxSize); size++) {
    for (const valuation of valuationsOfSize(machine.parameters, size)) {
      const hit = yield* hunt.try(valuation);
      if (hit !== null) return hunt.found(hit, hunt.isDecidedBelow(size));
      if (hunt.stopped !== null) {
        return known === null ? hunt.none(size - 1) : hunt.found(known, false);
      }
    }
  }
  if (known === null) return hunt.none(settings.maxSize);
  return hunt.found(known, most <= settings.maxSize && hunt.isDecidedBelow(most + 1));
}

/** What part of the budget may go into hints, so that the values around zero get their turn. */
const partForHints = 0.25;

function* tryHints(
  { parameters }: Machine,
  hunt: Hunt,
  hints: readonly Valuation[],
): Task<CounterexampleProgress, Hit | null> {
  for (const hint of nearestFirst(hints.map((one) => completeValuation(parameters, one)))) {
    const hit = yield* hunt.try(hint);
    if (hit !== null) return yield* shrink(hunt, hit);
    if (hunt.stopped !== null || hunt.spent > partForHints) return null;
  }
  return null;
}

/** Step by step to nearer values, for as long as there are some that go wrong too. */
function* shrink(hunt: Hunt, start: Hit): Task<CounterexampleProgress, Hit> {
  let hit = start;
  for (let improved = true; improved;) {
    improved = false;
    for (const nearer of nearerValuations(hit.valuation)) {
      if (hunt.spent > partForHints) return hit;
      const found = yield* hunt.try(nearer);
      if (found === null) continue;
      hit = found;
      improved = true;
      break;
    }
  }
  return hit;
}

function nearestFirst(valuations: readonly Valuation[]): readonly Valuation[] {
  const sized = valuations.map((valuation) => ({ valuation, size: sizeOf(valuation) }));
  sized.sort((a, b) => (a.size < b.size ? -1 : a.size > b.size ? 1 : 0));
  return sized.map(({ valuation }) => valuation);
}

class Hunt {
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
