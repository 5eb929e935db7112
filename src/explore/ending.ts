import type { PointIndex, ProcessIndex } from '../process/machine.ts';
import type { BoundMachine, CrashCause } from './bind.ts';
import { hasEnded, isSpawned } from './state.ts';
import type { State, View } from './state.ts';
import { movesAt } from './moves.ts';
import type { BlockedProcess } from './moves.ts';

/** How a run ends, or that it has not. */
export type Ending =
  | { readonly kind: 'ok' }
  | { readonly kind: 'stuck'; readonly blocked: readonly BlockedProcess[] }
  | {
      readonly kind: 'crash';
      readonly process: ProcessIndex;
      readonly point: PointIndex;
      readonly cause: CrashCause;
    }
  | { readonly kind: 'too-large'; readonly process: ProcessIndex; readonly value: bigint }
  | { readonly kind: 'unfinished' };

/** The ending of a run that stands in this state; a crash is known by the step that makes it. */
export function endingAt(bound: BoundMachine, state: State, view: View): Ending {
  const over = state.points.every(
    (_, process) => !isSpawned(state, process) || hasEnded(bound, state, process),
  );
  if (over) return { kind: 'ok' };
  const { enabled, blocked } = movesAt(bound, state, view);
  const { processes } = bound.machine;
  const goesOn = blocked.some(({ process, point }) => processes[process]!.points[point]!.hasWayOut);
  // Where somebody has a way out, the run goes on in Go; at another valuation we follow it there.
  return enabled.length > 0 || goesOn ? { kind: 'unfinished' } : { kind: 'stuck', blocked };
}
