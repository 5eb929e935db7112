import type { PropertyName } from '../../run/property.ts';

/** That a run breaks a property. */
export interface Fault {
  readonly property: PropertyName;
  /** In words, without the run. */
  readonly words: string;
  readonly ending: string;
  /** Who is left, if somebody is. */
  readonly blocked: readonly number[];
}
