import type { Move } from '../../run/move.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { HeapObject } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import type { Effect } from './effect.ts';

/** What a step does: known at once, or by an object that it reads next. */
type Known = Effect | Reading;

interface Reading {
  readonly kind: 'reading';
  readonly object: number;
  readonly next: Map<HeapObject, Known>;
}

/** Of one goroutine as it stands, and of whom it meets. */
interface Way {
  readonly pick: number | null;
  readonly partnerPick: number | null;
  first: Known;
}

/** The effects of steps by who made them, and by the objects that they read, in the order in which they did. */
export class KnownEffects {
  readonly #ways = new Map<Goroutine, Map<Goroutine | null, Way[]>>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  find(state: State, move: Move): Effect | null {
    const goroutine = moverOf(state, move);
    if (goroutine === null) return null;
    const way = this.#way(goroutine, partnerOf(state, move), move);
    let known: Known | undefined = way?.first;
    while (known?.kind === 'reading') {
      const object = state.heap.find(known.object);
      known = object === undefined ? undefined : known.next.get(object);
    }
    return known ?? null;
  }

  #way(goroutine: Goroutine, partner: Goroutine | null, move: Move): Way | undefined {
    const ways = this.#ways.get(goroutine)?.get(partner);
    if (ways === undefined) return undefined;
    const partnerPick = move.partner === null ? null : move.partner.pick;
    for (const way of ways)
      if (way.pick === move.pick && way.partnerPick === partnerPick) return way;
    return undefined;
  }

  add(state: State, move: Move, reads: ReadonlySet<number>, effect: Effect): void {
    const goroutine = moverOf(state, move)!;
    const partner = partnerOf(state, move);
    const { heap } = state;
    const way = this.#way(goroutine, partner, move);
    let reading = way === undefined ? null : way.first;
    const left = [...reads];
    let at = 0;
    let last: Reading | null = null;
    for (; reading?.kind === 'reading' && reading.object === left[at]; at++) {
      last = reading;
      reading = reading.next.get(heap.get(left[at]!)) ?? null;
    }
    // It was known, or has read something else than it did before, which nothing but chance could bring about.
    if (reading !== null) return;
    let known: Known = effect;
    for (let back = left.length - 1; back >= at; back--) {
      const object = left[back]!;
      known = { kind: 'reading', object, next: new Map([[heap.get(object), known]]) };
    }
    this.#count++;
    if (last !== null) last.next.set(heap.get(left[at - 1]!), known);
    else this.#addWay(goroutine, partner, move, known);
  }

  #addWay(goroutine: Goroutine, partner: Goroutine | null, move: Move, first: Known): void {
    const way = { pick: move.pick, partnerPick: move.partner?.pick ?? null, first };
    let ways = this.#ways.get(goroutine);
    if (ways === undefined) this.#ways.set(goroutine, (ways = new Map<Goroutine | null, Way[]>()));
    const known = ways.get(partner);
    if (known === undefined) ways.set(partner, [way]);
    else known.push(way);
  }
}

export function moverOf(state: State, { mover }: Move): Goroutine | null {
  return mover.kind === 'timer' ? null : state.find(mover.id);
}

const partnerOf = (state: State, { partner }: Move): Goroutine | null =>
  partner === null ? null : state.find(partner.id);
