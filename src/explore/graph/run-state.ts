import type { NamedGoroutine } from '../../run/names.ts';

/** A goroutine of one run, with what is known of its instance. */
export interface Standing extends NamedGoroutine {
  /** See `Instances`. */
  readonly instance: number;
}

/** Unlike a state of the search, this one knows who is who: runs are shown with it. */
export interface RunState {
  /** In the order of their start; those that have ended are in it. */
  readonly goroutines: readonly Standing[];
  readonly slots: readonly number[];
  /** By lock and then by once: who holds it, and who reads under it. */
  readonly holders: readonly (number | null)[];
  readonly readers: readonly (readonly number[])[];
  /** By channel: whether its declaration was passed. */
  readonly made: readonly boolean[];
}
