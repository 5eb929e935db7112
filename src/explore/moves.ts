import type { ProcessIndex } from '../process/machine.ts';
import type { Move } from '../run/move.ts';
import type { WaitReason } from '../run/observation.ts';
import { opAt, type BoundMachine } from './bound-machine.ts';
import type { Standing } from './rule/rule.ts';
import { opRule } from './rule/rules.ts';
import { isSpawned } from './state.ts';
import type { State, View } from './state.ts';

/** Everything that the scheduler may choose, and why the rest may not move. */
interface Moves {
  readonly enabled: readonly Move[];
  readonly blocked: readonly BlockedProcess[];
}

interface BlockedProcess {
  readonly process: ProcessIndex;
  readonly reason: WaitReason;
}

export function movesAt(bound: BoundMachine, state: State, view: View): Moves {
  const enabled: Move[] = [];
  const blocked: BlockedProcess[] = [];
  state.points.forEach((_, process) => {
    const standing = standingOf(bound, state, process, view);
    if (standing?.kind === 'enabled') enabled.push(...standing.moves);
    else if (standing?.kind === 'blocked') blocked.push({ process, reason: standing.reason });
  });
  return { enabled, blocked };
}

/** Null for a process that has not been spawned or has ended. */
function standingOf(
  bound: BoundMachine,
  state: State,
  process: ProcessIndex,
  view: View,
): Standing | null {
  if (!isSpawned(state, process)) return null;
  const op = opAt(bound, state.points, process);
  return op && opRule(op).standing({ bound, view, state, process }, op);
}
