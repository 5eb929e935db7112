import type { Ending } from '../../../src/run/ending.ts';
import type { Move } from '../../../src/run/move.ts';
import type { GoroutineId } from '../../../src/run/names.ts';
import type { Stopped } from '../../../src/run/search/result.ts';

export interface SearchLimits {
  readonly maxStates: number;
  /** Whether to go on when a shortest run to a bad ending is known. */
  readonly until: 'complete' | 'bad';
}

/** A run and how it ends. */
export interface FoundRun<Kind extends Ending['kind']> {
  readonly moves: readonly Move[];
  readonly ending: Extract<Ending, { readonly kind: Kind }>;
}

/** What all runs of a system come to. */
export interface SearchResult {
  readonly states: number;
  /** Null where all was seen. If not, a `null` below only says that none was found. */
  readonly stopped: Stopped | null;
  /** The shortest run to each kind of ending. */
  readonly shortestTo: {
    readonly [Kind in FoundKind]: FoundRun<Kind> | null;
  };
  /**
   * The shortest run behind which a goroutine waits and never moves again, whatever the others do, who
   * may go on for ever; known only where all was seen.
   */
  readonly leftBehind: LeftBehind | null;
}

export type FoundKind = 'ok' | 'stuck' | 'crash' | 'exit';

export interface LeftBehind {
  readonly moves: readonly Move[];
  readonly goroutines: readonly GoroutineId[];
}
