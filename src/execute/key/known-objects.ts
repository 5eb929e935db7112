import type { HeapObject } from '../state/heap.ts';
import { isSameObject } from './same-object.ts';
import type { Summarizer } from './summary.ts';

/** Of one hash: more that differ, as in who holds a lock, are not kept apart. */
const mostAlike = 64;

/** One object for all that are equal in all that a program can find out. */
export class KnownObjects {
  readonly #summarizer: Summarizer;
  readonly #known = new Map<number, HeapObject[]>();

  constructor(summarizer: Summarizer) {
    this.#summarizer = summarizer;
  }

  /** The one that is known already; else this one. */
  known(object: HeapObject): HeapObject {
    if (object.kind === 'map') return object;
    const { first } = this.#summarizer.object(object);
    const alike = this.#known.get(first);
    if (alike === undefined) {
      this.#known.set(first, [object]);
      return object;
    }
    const same = alike.find((one) => isSameObject(one, object));
    if (same !== undefined) return same;
    if (alike.length < mostAlike) alike.push(object);
    return object;
  }
}
