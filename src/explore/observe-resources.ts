import type { Instruction, Process } from '../process/machine.ts';
import type { ChannelResource } from '../run/family/channel.ts';
import type { WaitGroupResource } from '../run/family/waitgroup.ts';
import type { Resource } from '../run/observation.ts';
import { roomOf, type BoundMachine } from './bound-machine.ts';
import type { Op } from './op.ts';
import { offer, type State } from './state.ts';

/** Channels, then waitgroups, in the order of the program. */
export function toResourceObserver(bound: BoundMachine): (state: State) => readonly Resource[] {
  const { channels, processes } = bound.machine;
  const paths = bound.processes.map((ops, process) => pathOf(bound, processes[process]!, ops));
  const isOnPath = channels.map(({ process, point }) => paths[process]!.has(point));
  return (state) => {
    const standing = toStanding(bound, state);
    return [
      ...channels.map(({ process, point }, channel): ChannelResource => {
        // A declaration stands in no loop: who is further on has passed it.
        const made = isOnPath[channel]! && state.points[process]! > point;
        return observeChannel(bound, state, channel, made, standing);
      }),
      ...bound.named.waitgroups.map((named, waitgroup): WaitGroupResource => ({
        ...named,
        kind: 'waitgroup',
        counter: state.counters[waitgroup]!,
        waiting: standing((one) => one.kind === 'wait' && one.waitgroup === waitgroup),
      })),
    ];
  };
}

type StandingAt = (holds: (instruction: Instruction) => boolean) => readonly number[];

/** The processes that stand at an instruction of which something holds. */
function toStanding({ machine }: BoundMachine, state: State): StandingAt {
  return (holds) =>
    machine.processes.flatMap(({ points }, process) => {
      const at = points[state.points[process]!];
      return at !== undefined && holds(at.instruction) ? [process] : [];
    });
}

function observeChannel(
  bound: BoundMachine,
  state: State,
  channel: number,
  made: boolean,
  standing: StandingAt,
): ChannelResource {
  const isBuffered = bound.capacities[channel]! > 0;
  const content = state.contents[channel]!;
  return {
    ...bound.named.channels[channel]!,
    kind: 'channel',
    made,
    capacity: roomOf(bound, channel),
    held: isBuffered ? content : 0,
    values: null,
    offer: isBuffered ? null : offerOf(content),
    closed: false,
    senders: standing(
      (one) => (one.kind === 'send' || one.kind === 'acknowledged') && one.channel === channel,
    ),
    receivers: standing((one) => one.kind === 'receive' && one.channel === channel),
  };
}

function offerOf(content: number): ChannelResource['offer'] {
  if (content === offer.ready) return null;
  return content === offer.sending ? 'offered' : 'taken';
}

/** The points that a process comes by: at a valuation it has one way to go. */
function pathOf(bound: BoundMachine, process: Process, ops: readonly Op[]): ReadonlySet<number> {
  const path = new Set<number>();
  for (let point = 0; point < process.termination;) {
    path.add(point);
    const op = ops[point]!;
    if (op.kind === 'crash' || op.kind === 'too-large') return path;
    if (op.kind === 'loop-head') point = bound.loops[op.loop]!.iterations > 0 ? op.body : op.exit;
    else if (op.kind === 'loop-next') point = bound.machine.loops[op.loop]!.exit;
    else point = op.next;
  }
  return path;
}
