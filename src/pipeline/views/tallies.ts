import type { BoundMachine } from '../../explore/bind.ts';
import type { Step } from '../../explore/steps.ts';

/** What has happened so far: no state holds it, but people count by it. */
export interface Tallies {
  readonly channels: readonly ChannelTally[];
  readonly waitgroups: readonly WaitGroupTally[];
}

export interface ChannelTally {
  /** Its declaration has run. */
  readonly made: boolean;
  readonly sent: number;
  readonly received: number;
}

export interface WaitGroupTally {
  readonly added: number;
  readonly done: number;
}

export function noTallies({ machine }: BoundMachine): Tallies {
  return {
    channels: machine.channels.map(() => ({ made: false, sent: 0, received: 0 })),
    waitgroups: machine.waitgroups.map(() => ({ added: 0, done: 0 })),
  };
}

/** The tallies after a step; what it does not touch stays the same object. */
export function tally({ machine }: BoundMachine, before: Tallies, step: Step): Tallies {
  const { instruction } = machine.processes[step.process]!.points[step.point]!;
  if ('channel' in instruction) {
    const { channel } = instruction;
    const after = tallyChannel(before.channels[channel]!, step);
    return { ...before, channels: before.channels.with(channel, after) };
  }
  const change = step.changes.find((one) => one.kind === 'waitgroup');
  if (change === undefined) return before;
  const { added, done } = before.waitgroups[change.waitgroup]!;
  const amount = change.to - change.from;
  const after = amount > 0 ? { added: added + amount, done } : { added, done: done - amount };
  return { ...before, waitgroups: before.waitgroups.with(change.waitgroup, after) };
}

/** In the encoding's view, too, a value is sent and received when it is taken. */
function tallyChannel(before: ChannelTally, { choice }: Step): ChannelTally {
  const { sent, received } = before;
  switch (choice.action) {
    case 'make-channel':
      return { ...before, made: true };
    case 'send':
      return { ...before, sent: sent + 1 };
    case 'receive':
      return { ...before, received: received + 1 };
    case 'exchange':
    case 'take':
      return { ...before, sent: sent + 1, received: received + 1 };
    default:
      return before;
  }
}
