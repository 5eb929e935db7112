import { Accesses, addAccess, findConflict, isRace } from './access.ts';
import type { State } from './state.ts';

/**
 * A goroutine can learn what others have done in ways that order nothing in Go's memory model. Who goes on only then
 * never touches a place while the others do, and all the same it is a data race.
 */
export type Unordered = 'len of a channel' | 'a default' | 'TryLock' | 'NumGoroutine';

/** Whether anybody was ever started besides the first. */
export function wasAnybodyStarted({ nextGoroutine }: State): boolean {
  return nextGoroutine > 2;
}

/** What each goroutine has touched in any run, by its number. */
export class Touched {
  readonly #by = new Map<number, Accesses>();
  #isFull = false;

  add(goroutine: number, accesses: Accesses): void {
    const own = this.#by.get(goroutine) ?? new Accesses();
    this.#by.set(goroutine, own);
    for (const { object, list } of accesses.touches)
      for (const access of list) if (!addAccess(own, object, access)) this.#isFull = true;
  }

  /** Whether two goroutines ever touch one place, and one of them writes there. */
  get isShared(): boolean {
    const all = [...this.#by.values()];
    return (
      this.#isFull ||
      all.some((one, at) =>
        all.slice(at + 1).some((other) => findConflict(one, other, isRace) !== null),
      )
    );
  }
}
