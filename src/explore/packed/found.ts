import type { Stopped as StoppedSearch } from '../../run/search/result.ts';
import type { View } from '../state.ts';
import type { PackedProgram } from './program.ts';
import type { StateStore } from './store.ts';
import type { Twins } from './twins.ts';

export interface SearchOptions {
  readonly view: View;
  /** `full`: stubborn sets, and interchangeable processes taken as one. */
  readonly reduction: 'none' | 'stubborn' | 'full';
  readonly maxStates: number;
  readonly maxBytes: number;
  /** Whether to go on when a shortest run to a bad ending is known. */
  readonly until: 'complete' | 'bad';
}

export type Stopped = StoppedSearch | { readonly kind: 'bytes'; readonly limit: number };

/** A way to end: in a state; or, for a crash, by a move from it. */
export interface FoundEnding {
  readonly kind: 'ok' | 'stuck' | 'crash';
  readonly state: number;
  readonly depth: number;
  readonly process: number;
}

export interface Found {
  readonly program: PackedProgram;
  readonly store: StateStore;
  readonly twins: Twins | null;
  readonly stopped: Stopped | null;
  readonly counts: Readonly<Record<FoundEnding['kind'], number>>;
  /** Of each kind the first, which has the shortest run. */
  readonly first: Readonly<Record<FoundEnding['kind'], FoundEnding | null>>;
  /** All others too, up to a number that no list for people exceeds. */
  readonly endings: readonly FoundEnding[];
}
