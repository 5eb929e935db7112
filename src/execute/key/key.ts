import { marksOf } from '../term/spell.ts';
import type { Mark, Term } from '../term/term.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { Accesses } from '../state/access.ts';
import type { Handed } from '../state/handed.ts';
import type { State, Supposed, TimerState } from '../state/state.ts';
import { Hasher } from './hasher.ts';
import { hashOfTouches } from './touches-hash.ts';
import type { Summary } from '../state/summary.ts';
import { GoroutineSummarizer } from './goroutine-summary.ts';
import { SharedGoroutines } from './shared.ts';
import { stageIn } from './stage.ts';
import { Summarizer } from './summary.ts';
import { TermHashes } from './term-hashes.ts';

interface KeyOptions {
  /** The program asks for the time, so that the clock is a part of the state. */
  readonly clock: boolean;
  /** How far away a deadline is decides what fires next. */
  readonly deadlines: boolean;
  readonly output: boolean;
  readonly globals: number;
}

const codes = { both: 0, send: 1, receive: 2 } as const;

/** Below the order of any goroutine, which is a number of 32 bits. */
const least = -(2 ** 33);
/** More goroutines than there are in any state. */
const mostPlaces = 2 ** 16;

/**
 * Computes what a state is up to the names of its objects and goroutines: objects are numbered in the order
 * in which they are met from the goroutines, which are sorted by what they are about. What nobody can reach
 * does not count.
 */
export class KeyMaker {
  readonly hash = new Hasher();
  readonly summarizer = new Summarizer();
  readonly #goroutines = new GoroutineSummarizer(this.summarizer);
  readonly #shared = new SharedGoroutines(this.summarizer);
  readonly #terms = new TermHashes();
  readonly #options: KeyOptions;
  #numbers = new Int32Array(1024);
  #stamps = new Int32Array(1024);
  #stamp = 0;
  #next = 0;
  /** The objects that were met, as many of them as were queued; the lists are kept from key to key. */
  readonly #queue: number[] = [];
  #queued = 0;
  readonly #order: Goroutine[] = [];
  /** The numbers of marks, by their counts. */
  #marks = new Map<number, number>();

  constructor(options: KeyOptions) {
    this.#options = options;
  }

  /** How many values all keys together took so far. */
  get work(): number {
    return this.summarizer.work;
  }

  /** Leaves the key in `hash`, and returns the goroutines in its order, in a list that the next key changes. */
  compute(state: State): readonly Goroutine[] {
    this.#begin(state);
    const { hash } = this;
    const goroutines = this.#sorted(state);
    for (let global = 0; global < this.#options.globals; global++) this.#number(global);
    for (const goroutine of goroutines) this.#goroutine(state, goroutine);
    if (state.timers.length > 0) this.#timers(state, goroutines);
    for (let at = 0; at < this.#queued; at++)
      this.#summary(this.summarizer.object(state.heap.get(this.#queue[at]!)));
    for (const goroutine of goroutines)
      if (goroutine.accesses !== null) this.#accesses(goroutine.accesses);
    this.#ended(state.ended);
    if (state.handed !== null) this.#handed(state.handed);
    if (this.#losesValues(state)) hash.add(99);
    this.#supposed(state);
    hash.add(state.finished ? 1 : 0);
    if (this.#options.clock) hash.addNumber(state.clock);
    if (this.#options.output) hash.addText(state.output);
    return goroutines;
  }

  /** Lets a state that is kept share what it has in common with others. */
  share(state: State): void {
    this.#shared.share(state);
  }

  #begin(state: State): void {
    this.hash.reset();
    this.#stamp++;
    this.#next = 0;
    this.#queued = 0;
    if (this.#marks.size > 0) this.#marks = new Map();
    const { next } = state.heap;
    if (next <= this.#numbers.length) return;
    this.#numbers = new Int32Array(next * 2);
    this.#stamps = new Int32Array(next * 2);
  }

  #sorted(state: State): readonly Goroutine[] {
    const { goroutines } = state;
    if (goroutines.length < 2) return goroutines;
    if (goroutines.length > 24) return this.#sortMany(goroutines);
    const sorted = this.#order;
    // To set it is slow even where nothing changes.
    if (sorted.length !== goroutines.length) sorted.length = goroutines.length;
    // The lists are short, and mostly in their order already.
    for (let at = 0; at < sorted.length; at++) {
      const one = goroutines[at]!;
      let to = at;
      for (; to > 0 && this.#isBefore(one, sorted[to - 1]!); to--) sorted[to] = sorted[to - 1]!;
      sorted[to] = one;
    }
    return sorted;
  }

  /** Numbers are sorted at once: by the order, and of one order by the place. */
  #sortMany(goroutines: readonly Goroutine[]): readonly Goroutine[] {
    const { length } = goroutines;
    const orders = new Float64Array(length);
    for (let at = 0; at < length; at++) {
      const one = goroutines[at]!;
      const order = one.id === 1 ? least : this.#goroutines.summary(one).order;
      orders[at] = order * mostPlaces + at;
    }
    orders.sort();
    const sorted = this.#order;
    sorted.length = length;
    for (let at = 0; at < length; at++) {
      const order = orders[at]!;
      const one = goroutines[order - Math.floor(order / mostPlaces) * mostPlaces]!;
      let to = at;
      // Those of one order stand beside each other.
      for (; to > 0 && this.#isBefore(one, sorted[to - 1]!); to--) sorted[to] = sorted[to - 1]!;
      sorted[to] = one;
    }
    return sorted;
  }

  /** The one that the run began with comes first. */
  #isBefore(one: Goroutine, other: Goroutine): boolean {
    if (other.id === 1) return false;
    if (one.id === 1) return true;
    const difference = this.#goroutines.summary(one).order - this.#goroutines.summary(other).order;
    return difference < 0 || (difference === 0 && one.path < other.path);
  }

  /** The number of an object, which is queued when it is met first. */
  #number(object: number): number {
    if (this.#stamps[object] === this.#stamp) return this.#numbers[object]!;
    this.#stamps[object] = this.#stamp;
    this.#numbers[object] = this.#next;
    this.#queue[this.#queued++] = object;
    return this.#next++;
  }

  #summary(summary: Pick<Summary, 'first' | 'second' | 'references' | 'terms'>): void {
    const { hash } = this;
    const { references, terms } = summary;
    hash.addPair(summary.first, summary.second);
    for (let at = 0; at < references.length; at++) hash.add(this.#number(references[at]!));
    if (terms !== null) for (const term of terms) this.#terms.add(hash, term, this.#numberOf);
  }

  #goroutine(state: State, goroutine: Goroutine): void {
    const summary = this.#goroutines.summary(goroutine);
    this.#summary(summary);
    if (summary.isStaged) this.hash.add(stageIn(state, goroutine));
  }

  #timers(state: State, goroutines: readonly Goroutine[]): void {
    const orders = state.timers.map(({ order }) => order).sort((one, other) => one - other);
    const ranks = new Map(orders.map((order, rank) => [order, rank]));
    for (const timer of state.timers) {
      this.hash.add(ranks.get(timer.order)!);
      this.#timer(state, timer, goroutines);
    }
  }

  #timer(state: State, timer: TimerState, goroutines: readonly Goroutine[]): void {
    const { hash } = this;
    const { clock, deadlines } = this.#options;
    if (clock || deadlines) hash.addNumber(timer.deadline - state.clock);
    else hash.add(timer.deadline === Infinity ? 1 : 0);
    hash.addNumber(timer.duration);
    hash.addNumber(timer.period);
    const { action, place } = timer;
    if (place !== null) hash.add(this.#number(place.object));
    if (action.kind === 'wake')
      hash.add(goroutines.findIndex((one) => one.id === action.goroutine));
    else if (action.kind === 'call') {
      hash.add(action.closure.function);
      for (const capture of action.closure.captures) hash.add(this.#number(capture.object));
    } else if (action.kind !== 'unread') hash.add(this.#number(action.channel.object));
  }

  #accesses(accesses: Accesses): void {
    const { hash } = this;
    for (const touches of accesses.touches) {
      const { object } = touches;
      // What nobody can reach nobody will touch.
      if (this.#stamps[object] !== this.#stamp) continue;
      hash.add(this.#numbers[object]!);
      const { first, second } = (touches.hashed ??= hashOfTouches(touches.list));
      hash.addPair(first, second);
    }
    hash.add(55);
  }

  /** A channel that nobody can reach any more has a value in it. */
  #losesValues({ channels, heap }: State): boolean {
    for (const id of channels) {
      if (this.#stamps[id] === this.#stamp) continue;
      const channel = heap.get(id);
      if (channel.kind === 'channel' && channel.buffer.length > 0) return true;
    }
    return false;
  }

  /** Who can do what with objects that goroutines use, in any order. */
  #handed({ channels, reached }: Handed): void {
    let [sum, other] = [0, 0];
    for (const object of reached) {
      if (this.#stamps[object] !== this.#stamp) continue;
      const channel = channels.get(object);
      const code = channel === undefined ? 1 : 2 + codes[channel.ends];
      const number = this.#numbers[object]!;
      sum = (sum + Math.imul(number * 8 + code, 0x9e3779b1)) | 0;
      other = (other + Math.imul(number * 8 + code, 0x85ebca6b)) | 0;
    }
    this.hash.add(sum);
    this.hash.add(other);
  }

  #ended(ended: readonly Accesses[]): void {
    if (ended.length === 0) return;
    const { hash } = this;
    const { first, second } = hash;
    let [sum, other] = [0, 0];
    for (const accesses of ended) {
      hash.reset();
      this.#accesses(accesses);
      sum = (sum + hash.first) | 0;
      other = (other + hash.second) | 0;
    }
    hash.first = first;
    hash.second = second;
    hash.add(sum);
    hash.add(other);
  }

  /**
   * Only what can still be asked: a term whose unknowns are gone is never asked again. The state forgets such
   * terms, or each later one would be compared with all that was ever supposed.
   */
  #supposed(state: State): void {
    const { supposed } = state;
    if (supposed.size === 0) return;
    const { hash } = this;
    const { first, second } = hash;
    const kept: [string, Supposed][] = [];
    let [sum, other] = [0, 0];
    for (const entry of supposed) {
      if (!this.#isMet(entry[1].term)) continue;
      hash.reset();
      this.#terms.addSupposed(hash, entry[1], this.#numberOf);
      sum = (sum + hash.first) | 0;
      other = (other + hash.second) | 0;
      kept.push(entry);
    }
    if (kept.length < supposed.size) state.supposed = new Map(kept);
    hash.first = first;
    hash.second = second;
    if (kept.length === 0) return;
    hash.add(sum);
    hash.add(other);
  }

  #isMet(term: Term): boolean {
    return marksOf(term).every(({ count }) => this.#marks.has(count));
  }

  readonly #numberOf = ({ count }: Mark): number => {
    let number = this.#marks.get(count);
    if (number === undefined) this.#marks.set(count, (number = this.#marks.size));
    return number;
  };
}
