import type { LineMap } from '../../base/span.ts';
import type { BoundMachine } from '../../explore/bind.ts';
import type { Step, ToldRun } from '../../explore/steps.ts';
import { explainBlocked } from '../../explore/sentence.ts';
import { hasEnded, isSpawned, loopVariable, type State, type View } from '../../explore/state.ts';
import type { Instruction } from '../../process/machine.ts';
import type {
  ChannelFrame,
  FrameView,
  LoopFrame,
  ProcessFrame,
  ProcessStatus,
  StepView,
  WaitGroupFrame,
} from '../../protocol/run-view.ts';
import { toMoments, type Moment } from './moments.ts';
import { toMoveViews } from './moves.ts';
import { toPlaceView } from './place.ts';

export function toFrames(
  bound: BoundMachine,
  run: ToldRun,
  view: View,
  lines: LineMap,
): readonly FrameView[] {
  return toMoments(bound, run, view).map((moment) => ({
    step: moment.step && toStepView(bound, moment.step, lines),
    processes: bound.machine.processes.map((_, process) =>
      toProcessFrame(bound, moment, process, lines),
    ),
    channels: bound.machine.channels.map((_, channel) => toChannelFrame(bound, moment, channel)),
    waitgroups: bound.machine.waitgroups.map((_, group) => toWaitGroupFrame(bound, moment, group)),
    moves: toMoveViews(bound, moment),
  }));
}

function toStepView({ machine }: BoundMachine, step: Step, lines: LineMap): StepView {
  const partners = step.partner === null ? [] : [step.partner];
  const { instruction } = machine.processes[step.process]!.points[step.point]!;
  return {
    process: step.process,
    partner: step.choice.partner,
    kind: instruction.kind,
    operation: step.operation,
    channel: 'channel' in instruction ? instruction.channel : null,
    places: [step, ...partners].map(({ span }) => toPlaceView(lines, span)),
    sentence: step.sentence,
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
  return {
    status: statusOf(bound, moment, process),
    point,
    place: at === undefined ? null : toPlaceView(lines, at.span),
    loop: at === undefined ? null : toLoopFrame(bound, state, at.instruction, at.loop),
    reason: blocked === undefined ? null : explainBlocked(bound, blocked.reason),
    moved: step !== null && (step.process === process || step.choice.partner === process),
  };
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
  const loop = instruction.kind === 'loop-head' ? instruction.loop : around;
  if (loop === null) return null;
  const value = loopVariable(bound, state, loop);
  if (value === null) return null;
  const { turns } = bound.loops[loop]!;
  const turn = state.turns[loop]! + 1;
  // All turns are done: the next step leaves the loop.
  if (turn > turns) return null;
  return { variable: bound.machine.loops[loop]!.variable, value: String(value), turn, turns };
}

/** The processes that stand at an operation of the given kind. */
function standingAt(
  { machine }: BoundMachine,
  state: State,
  holds: (instruction: Instruction) => boolean,
): readonly number[] {
  return machine.processes.flatMap(({ points }, process) => {
    const at = points[state.points[process]!];
    return at !== undefined && holds(at.instruction) ? [process] : [];
  });
}

function toChannelFrame(bound: BoundMachine, moment: Moment, channel: number): ChannelFrame {
  const { step, state } = moment;
  const waiting = (...kinds: readonly Instruction['kind'][]) =>
    standingAt(
      bound,
      state,
      (one) => kinds.includes(one.kind) && 'channel' in one && one.channel === channel,
    );
  return {
    made: moment.made.has(channel),
    held: bound.capacities[channel]! > 0 ? state.contents[channel]! : 0,
    senders: waiting('send', 'acknowledged'),
    receivers: waiting('receive'),
    changed:
      step?.changes.some((one) => one.kind === 'channel' && one.channel === channel) ?? false,
  };
}

function toWaitGroupFrame(bound: BoundMachine, moment: Moment, group: number): WaitGroupFrame {
  const { step, state } = moment;
  return {
    counter: state.counters[group]!,
    waiting: standingAt(bound, state, (one) => one.kind === 'wait' && one.waitgroup === group),
    changed:
      step?.changes.some((one) => one.kind === 'waitgroup' && one.waitgroup === group) ?? false,
  };
}
