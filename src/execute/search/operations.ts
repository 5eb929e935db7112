import type { Move } from '../../run/move.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { Pending } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import { firstObject } from './footprint.ts';

const blocking: ReadonlySet<Pending['kind']> = new Set<Pending['kind']>([
  'send',
  'receive',
  'select',
  'lock',
  'write-lock',
  'read-lock',
  'wait',
  'cond-await',
]);

/** Two operations of different goroutines on one object, one right after the other, by their sites. */
export type Pair = number;

/** Sites are below this: so many instructions no program has. */
const mostSites = 2 ** 26;

export const pairOf = (first: number, second: number): Pair => first * mostSites + second;

/** The instruction that a goroutine is about to carry out; -1 where it has none. */
export function siteOf({ frames }: Goroutine): number {
  const frame = frames[frames.length - 1];
  return frame === undefined ? -1 : frame.procedure.firstSite + frame.pc;
}

/** The instruction that a move carries out; -1 for a timer. */
export function siteOfMove(state: State, { mover }: Move): number {
  const goroutine = mover.kind === 'timer' ? null : state.find(mover.id);
  return goroutine === null ? -1 : siteOf(goroutine);
}

const fields = 4;

/**
 * The operations of one run on objects that others share: what a goroutine was about to do, the instruction, on which
 * object, and how many locks it held then. Numbers in one list, since there are as many of them as steps in all runs.
 */
export class Operations {
  #numbers = new Int32Array(64 * fields);
  #count = 0;
  readonly #locks: number[] = [];

  /** Before a goroutine makes a move. */
  add(goroutine: Goroutine, { action }: Move): void {
    const { id, pending } = goroutine;
    const held = this.#locks[id] ?? 0;
    const object = firstObject(goroutine);
    if (object >= 0) {
      const at = this.#count++ * fields;
      if (at === this.#numbers.length) this.#grow();
      const numbers = this.#numbers;
      numbers[at] = object;
      numbers[at + 1] = siteOf(goroutine);
      numbers[at + 2] = id;
      numbers[at + 3] = pending !== null && blocking.has(pending.kind) ? held : -1;
    }
    if (action === 'lock') this.#locks[id] = held + 1;
    else if (action === 'unlock') this.#locks[id] = Math.max(0, held - 1);
  }

  /** `risk` is how many locks are held by who may have to wait here; -1 where nobody has to. */
  each(visit: (object: number, site: number, risk: number) => void): void {
    const numbers = this.#numbers;
    for (let at = 0; at < this.#count * fields; at += fields)
      visit(numbers[at]!, numbers[at + 1]!, numbers[at + 3]!);
  }

  eachPair(visit: (pair: Pair) => void): void {
    const numbers = this.#numbers;
    for (let at = fields; at < this.#count * fields; at += fields) {
      const before = at - fields;
      if (numbers[before] !== numbers[at] || numbers[before + 2] === numbers[at + 2]) continue;
      visit(pairOf(numbers[before + 1]!, numbers[at + 1]!));
    }
  }

  #grow(): void {
    const larger = new Int32Array(this.#numbers.length * 2);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
