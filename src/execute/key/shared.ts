import type { Accesses } from '../state/access.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { Pending } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import { Hasher } from './hasher.ts';
import type { Summarizer } from './summary.ts';

interface Known {
  readonly second: number;
  readonly goroutine: Goroutine;
}

const most = 1 << 16;

/** What these stand at is no function of their frames alone. */
const particular: ReadonlySet<Pending['kind']> = new Set<Pending['kind']>([
  'choose',
  'cond-await',
  'die',
  'endless',
  'read-lock',
  'sleeping',
  'waited',
  'write-locked',
]);

/**
 * Lets the states that wait in a search share their goroutines. A goroutine that stands where it stood in another
 * state, with the same values, is that one: there are few of these, and many states.
 */
export class SharedGoroutines {
  readonly #hash = new Hasher();
  readonly #summarizer: Summarizer;
  #known = new Map<number, Known>();

  constructor(summarizer: Summarizer) {
    this.#summarizer = summarizer;
  }

  /** Puts known goroutines for those that the last step has made. */
  share(state: State): void {
    const { goroutines, owner } = state;
    for (let at = 0; at < goroutines.length; at++) {
      const goroutine = goroutines[at]!;
      if (goroutine.owner !== owner || !this.#isPlain(goroutine)) continue;
      const { first, second } = this.#hashOf(goroutine);
      const known = this.#known.get(first);
      if (known === undefined) this.#add(first, second, goroutine);
      else if (known.second === second && isSame(known.goroutine, goroutine))
        goroutines[at] = known.goroutine;
    }
  }

  #add(first: number, second: number, goroutine: Goroutine): void {
    if (this.#known.size >= most) this.#known = new Map();
    this.#known.set(first, { second, goroutine });
  }

  #isPlain({ pending, frames }: Goroutine): boolean {
    if (pending === null || particular.has(pending.kind)) return false;
    return frames.every((frame) => this.#summarizer.frame(frame).isWhole);
  }

  #hashOf(goroutine: Goroutine): Hasher {
    const hash = this.#hash;
    hash.reset();
    hash.add(goroutine.id);
    for (const frame of goroutine.frames) {
      const { first, second, references } = this.#summarizer.frame(frame);
      hash.addPair(first, second);
      for (const reference of references) hash.add(reference);
    }
    if (goroutine.accesses !== null) this.#accesses(goroutine.accesses);
    return hash;
  }

  #accesses(accesses: Accesses): void {
    const hash = this.#hash;
    for (const { object, list } of accesses.touches) {
      hash.add(object);
      hash.add(list.length);
      for (const { path, low, high, write, atomic, site } of list) {
        hash.add(path.length);
        for (const step of path) hash.add(step);
        hash.add(low);
        hash.add(high);
        hash.add((write ? 1 : 0) | (atomic ? 2 : 0));
        hash.add(site);
      }
    }
  }
}

function isSame(one: Goroutine, other: Goroutine): boolean {
  return (
    one.id === other.id &&
    one.path === other.path &&
    one.name === other.name &&
    one.spawned === other.spawned &&
    one.parked === other.parked &&
    one.isEarly === other.isEarly &&
    one.frames.length === other.frames.length &&
    one.accesses?.size === other.accesses?.size &&
    one.pending?.kind === other.pending?.kind
  );
}
