import type { BoundMachine } from '../../explore/bind.ts';
import type { Choice } from '../../explore/choice.ts';
import { movesAt, type BlockedProcess } from '../../explore/moves.ts';
import type { State, View } from '../../explore/state.ts';
import type { Step, ToldRun } from '../../explore/steps.ts';
import { noTallies, tally, type Tallies } from './tallies.ts';

/** A moment of a run: the state, and the step that led there. After a crash the state stands still. */
export interface Moment {
  readonly step: Step | null;
  readonly state: State;
  readonly enabled: readonly Choice[];
  readonly blocked: readonly BlockedProcess[];
  readonly isStuck: boolean;
  readonly tallies: Tallies;
}

export function toMoments(bound: BoundMachine, run: ToldRun, view: View): readonly Moment[] {
  let tallies = noTallies(bound);
  let state = run.initial;
  return [null, ...run.steps].map((step, at) => {
    if (step?.after) tallies = tally(bound, tallies, step);
    state = step?.after ?? state;
    const isStuck = at === run.steps.length && run.ending.kind === 'stuck';
    const isOver = step !== null && step.after === null;
    const { enabled, blocked } = movesAt(bound, state, view);
    return { step, state, enabled: isOver ? [] : enabled, blocked, isStuck, tallies };
  });
}
