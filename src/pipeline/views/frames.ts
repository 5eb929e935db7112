import type { LineMap } from '../../base/span.ts';
import type { BoundMachine } from '../../explore/bind.ts';
import { intentAt, operationAt } from '../../explore/intent.ts';
import type { Step, ToldRun } from '../../explore/steps.ts';
import { explainBlocked } from '../../explore/sentence.ts';
import { hasEnded, isSpawned, loopVariable, type State, type View } from '../../explore/state.ts';
import type { Instruction } from '../../process/machine.ts';
import type {
  FrameView,
  LoopFrame,
  ProcessFrame,
  ProcessStatus,
  StepView,
} from '../../protocol/run-view.ts';
import { toChangeViews } from './changes.ts';
import { toMoments, type Moment } from './moments.ts';
import { toMoveViews } from './moves.ts';
import { toPlaceView } from './place.ts';
import { toChannelFrame, toWaitGroupFrame } from './shared-frames.ts';
import { shareEqual } from './sharing.ts';

export function toFrames(
  bound: BoundMachine,
  run: ToldRun,
  view: View,
  lines: LineMap,
): readonly FrameView[] {
  let before: FrameView | null = null;
  return toMoments(bound, run, view).map((moment) => {
    before = toFrame(bound, moment, lines, before);
    return before;
  });
}

function toFrame(
  bound: BoundMachine,
  moment: Moment,
  lines: LineMap,
  before: FrameView | null,
): FrameView {
  const { processes, channels, waitgroups } = bound.machine;
  return {
    step: moment.step && toStepView(bound, moment.step, lines),
    processes: shareEqual(
      before?.processes ?? [],
      processes.map((_, process) => toProcessFrame(bound, moment, process, lines)),
    ),
    channels: shareEqual(
      before?.channels ?? [],
      channels.map((_, channel) => toChannelFrame(bound, moment, channel)),
    ),
    waitgroups: shareEqual(
      before?.waitgroups ?? [],
      waitgroups.map((_, group) => toWaitGroupFrame(bound, moment, group)),
    ),
    moves: shareEqual(before?.moves ?? [], toMoveViews(bound, moment)),
  };
}

function toStepView(bound: BoundMachine, step: Step, lines: LineMap): StepView {
  const partners = step.partner === null ? [] : [step.partner];
  const { instruction } = bound.machine.processes[step.process]!.points[step.point]!;
  return {
    process: step.process,
    partner: step.choice.partner,
    kind: instruction.kind,
    operation: step.operation,
    channel: 'channel' in instruction ? instruction.channel : null,
    places: [step, ...partners].map(({ span }) => toPlaceView(lines, span)),
    sentence: step.sentence,
    changes: toChangeViews(bound, step.changes),
  };
}

function toProcessFrame(
  bound: BoundMachine,
  moment: Moment,
  process: number,
  lines: LineMap,
): ProcessFrame {
  const { step, state } = moment;
  const point = state.points[process]!;
  const at = bound.machine.processes[process]!.points[point];
  const blocked = moment.blocked.find((one) => one.process === process);
  const status = statusOf(bound, moment, process);
  return {
    status,
    point,
    place: at === undefined ? null : toPlaceView(lines, at.span),
    operation: at === undefined ? null : operationAt(bound, state, process),
    loop: at === undefined ? null : toLoopFrame(bound, state, at.instruction, at.loop),
    next: status === 'ready' ? intentAt(bound, state, process) : null,
    reason: blocked === undefined ? null : explainBlocked(bound, blocked.reason),
    moved: hasMoved(step, process),
  };
}

/** Who crashes has not moved. */
function hasMoved(step: Step | null, process: number): boolean {
  if (step === null || step.after === null) return false;
  return step.process === process || step.choice.partner === process;
}

function statusOf(bound: BoundMachine, moment: Moment, process: number): ProcessStatus {
  const { step, state, blocked, isStuck } = moment;
  if (!isSpawned(state, process)) return 'not started';
  if (hasEnded(bound, state, process)) return 'ended';
  if (step !== null && step.after === null && step.process === process) return 'crashed';
  if (!blocked.some((one) => one.process === process)) return 'ready';
  return isStuck ? 'stuck' : 'waiting';
}

function toLoopFrame(
  bound: BoundMachine,
  state: State,
  instruction: Instruction,
  around: number | null,
): LoopFrame | null {
  const loop = 'loop' in instruction ? instruction.loop : around;
  if (loop === null) return null;
  const value = loopVariable(bound, state, loop);
  if (value === null) return null;
  const { turns } = bound.loops[loop]!;
  const turn = state.turns[loop]! + 1;
  // All turns are done: the next step leaves the loop.
  if (turn > turns) return null;
  const { variable, head } = bound.machine.loops[loop]!;
  return { head, variable, value: String(value), turn, turns };
}
