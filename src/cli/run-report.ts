import type { Range } from '../base/span.ts';
import type { State } from '../explore/state.ts';
import type { NarratedRun } from '../run/narrate.ts';

/** A run as `--json` prints it. */
export interface RunReport {
  /** `misuse`: Go need not notice, and promises nothing any more. */
  readonly ending: NarratedRun<State>['ending']['kind'] | 'misuse';
  readonly steps: readonly {
    readonly process: string;
    readonly point: number;
    readonly action: string;
    readonly sentence: string;
    readonly span: Range;
  }[];
  readonly blocked: readonly {
    readonly process: string;
    readonly operation: string;
    readonly sentence: string;
    readonly span: Range;
  }[];
}
