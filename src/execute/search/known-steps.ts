import type { Move } from '../../run/move.ts';
import type { Recalled } from '../../run/search/explore.ts';
import { KnownObjects } from '../key/known-objects.ts';
import { conflictsOf, type Step } from '../rule/step.ts';
import type { Goroutine } from '../state/goroutine.ts';
import { mostReads, type HeapObject } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';
import { effectOf, type Effect } from './effect.ts';
import { KnownEffects, moverOf } from './known-effects.ts';
import { isOfMemory, isQuiet } from './quiet.ts';

/** So many steps are carried out before any is remembered: a search that has ended by then has gained nothing. */
const firstSteps = 1000;
/** After so many the ones that were found are counted. */
const period = 4096;
const mostEffects = 100_000;

/**
 * Remembers what steps did. States are many, and what a goroutine and the objects that it reads are is few: the same
 * step is made in hundreds of states. Who stands where it stood, and reads the very objects that it read, does what
 * it did. Goroutines and objects that are equal are one object, so that to compare them is to compare addresses.
 */
export class KnownSteps implements Recalled<State> {
  readonly #system: GoSystem;
  readonly #unremembered: number;
  readonly #objects: KnownObjects;
  #effects = new KnownEffects();
  #asked = 0;
  #found = 0;
  #isOn: boolean;
  /** The last step that was recalled: from where, and what it did. */
  #from: State;
  #effect: Effect | null = null;
  readonly #goroutines: Goroutine[] = [];
  readonly #replaced: HeapObject[] = [];
  first = 0;
  second = 0;

  constructor(system: GoSystem, unremembered = firstSteps) {
    this.#unremembered = unremembered;
    const { machine, program } = system;
    this.#system = system;
    this.#from = system.initial;
    this.#objects = new KnownObjects(system.keys.summarizer);
    this.#isOn =
      !machine.showing &&
      !machine.visibleOutput &&
      machine.touched === null &&
      machine.lent.size === 0 &&
      !program.usesClock;
  }

  /** Where a known step leads to: its key, and `make` makes it. Null where it has to be carried out. */
  recall(state: State, move: Move): this | null {
    if (!this.#isOn || !isQuiet(state)) return null;
    const effect = this.#effects.find(state, move);
    if (effect === null) return null;
    if (!this.#look(state, effect)) return null;
    const { machine } = this.#system;
    machine.copied += effect.copied;
    machine.executed += effect.executed;
    this.#found++;
    this.#from = state;
    this.#effect = effect;
    return this;
  }

  make(): State {
    const { machine } = this.#system;
    const { goroutines, written } = this.#effect!;
    const state = this.#from.copy(machine.newOwner());
    putGoroutines(state.goroutines, goroutines);
    for (const { id, object } of written) state.heap.set(id, object);
    return state;
  }

  /** Carries a step out, and remembers what it did. */
  advance(state: State, move: Move): Step {
    const { machine } = this.#system;
    this.#count();
    const goroutine = this.#isOn && isQuiet(state) ? moverOf(state, move) : null;
    if (goroutine === null || this.#asked <= this.#unremembered || !isOfMemory(goroutine.pending!))
      return this.#system.advance(state, move, false);
    const { copied, executed, allocated, askedOfRuns } = machine;
    const all: number[] = [];
    const step = this.#system.advance(state, move, false, all);
    if (all.length >= mostReads) return step;
    const reads = new Set(all);
    if (machine.allocated !== allocated || machine.askedOfRuns !== askedOfRuns) return step;
    const known = effectOf(state, step, move, reads);
    if (known === null) return step;
    const work = { copied: machine.copied - copied, executed: machine.executed - executed };
    this.#effects.add(state, move, reads, { ...this.#shared(step.state, known), ...work });
    return step;
  }

  /** Where hardly any step comes again it costs more than it is worth. */
  #count(): void {
    this.#asked++;
    if (this.#asked % period !== 0) return;
    if (this.#effects.count > mostEffects) this.#effects = new KnownEffects();
    if (this.#found * 2 < period && this.#asked > 4 * period) this.#isOn = false;
    this.#found = 0;
    if (!this.#isOn) this.#effects = new KnownEffects();
  }

  /** Computes the key of where an effect leads to; false where a race shows, which is to be told. */
  #look(state: State, { goroutines, written }: Effect): boolean {
    const { keys } = this.#system;
    const { heap } = state;
    const before = state.goroutines;
    const after = this.#goroutines;
    if (after.length !== before.length) after.length = before.length;
    for (let at = 0; at < before.length; at++) after[at] = before[at]!;
    putGoroutines(after, goroutines);
    if (this.#hasRace(after, state, goroutines)) return false;
    const replaced = this.#replaced;
    for (let at = 0; at < written.length; at++)
      replaced[at] = heap.exchange(written[at]!.id, written[at]!.object);
    state.goroutines = after;
    keys.compute(state);
    state.goroutines = before;
    for (let at = 0; at < written.length; at++) heap.exchange(written[at]!.id, replaced[at]!);
    this.first = keys.hash.first;
    this.second = keys.hash.second;
    return true;
  }

  #hasRace(all: readonly Goroutine[], { ended }: State, moved: Effect['goroutines']): boolean {
    for (let at = 0; at < moved.length; at++) {
      const { after } = moved[at]!;
      if (after !== null && conflictsOf(after, all, ended).length > 0) return true;
    }
    return false;
  }

  /** Puts known objects and goroutines for those that the step has made. */
  #shared(
    state: State,
    effect: Omit<Effect, 'copied' | 'executed'>,
  ): Omit<Effect, 'copied' | 'executed'> {
    const written = effect.written.map(({ id, object }) => {
      const known = this.#objects.known(object);
      if (known !== object) state.heap.set(id, known);
      return { id, object: known };
    });
    this.#system.keys.share(state);
    const goroutines = effect.goroutines.map(({ id }) => ({ id, after: state.find(id) }));
    return { kind: 'effect', goroutines, written };
  }
}

function putGoroutines(all: Goroutine[], moved: Effect['goroutines']): void {
  // Once for each transition of a search: a loop by numbers takes half as long.
  for (let index = 0; index < moved.length; index++) {
    const { id, after } = moved[index]!;
    let at = 0;
    while (all[at]!.id !== id) at++;
    if (after !== null) all[at] = after;
    else all.splice(at, 1);
  }
}
