import type { BoundMachine } from '../../explore/bind.ts';
import { offer, type State } from '../../explore/state.ts';
import type { Instruction } from '../../process/machine.ts';
import type { ChannelFrame, WaitGroupFrame } from '../../protocol/run-view.ts';
import type { Moment } from './moments.ts';

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

export function toChannelFrame(bound: BoundMachine, moment: Moment, channel: number): ChannelFrame {
  const { step, state } = moment;
  const waiting = (...kinds: readonly Instruction['kind'][]) =>
    standingAt(
      bound,
      state,
      (one) => kinds.includes(one.kind) && 'channel' in one && one.channel === channel,
    );
  const isBuffered = bound.capacities[channel]! > 0;
  const content = state.contents[channel]!;
  return {
    ...moment.tallies.channels[channel]!,
    held: isBuffered ? content : 0,
    offer: isBuffered ? null : offerOf(content),
    senders: waiting('send', 'acknowledged'),
    receivers: waiting('receive'),
    changed:
      step?.changes.some((one) => one.kind === 'channel' && one.channel === channel) ?? false,
  };
}

export function toWaitGroupFrame(
  bound: BoundMachine,
  moment: Moment,
  group: number,
): WaitGroupFrame {
  const { step, state } = moment;
  return {
    counter: state.counters[group]!,
    ...moment.tallies.waitgroups[group]!,
    waiting: standingAt(bound, state, (one) => one.kind === 'wait' && one.waitgroup === group),
    changed:
      step?.changes.some((one) => one.kind === 'waitgroup' && one.waitgroup === group) ?? false,
  };
}

function offerOf(content: number): ChannelFrame['offer'] {
  if (content === offer.ready) return null;
  return content === offer.sending ? 'offered' : 'taken';
}
