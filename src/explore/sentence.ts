import { unreachable } from '../base/unreachable.ts';
import { describeOperation } from '../process/describe-machine.ts';
import type { ChannelIndex } from '../process/machine.ts';
import { printExpressionText } from '../virgo/print.ts';
import { largest } from './bind.ts';
import type { BoundMachine, CrashCause } from './bind.ts';
import type { Choice } from './choice.ts';
import type { BlockedReason } from './moves.ts';
import { hasEnded, loopVariable } from './state.ts';
import type { State } from './state.ts';

/** Why a process cannot move, to stand after its name: "waits to send on c: its buffer is full (2 of 2)". */
export function explainBlocked({ machine }: BoundMachine, reason: BlockedReason): string {
  switch (reason.kind) {
    case 'buffer-full': {
      const { capacity } = reason;
      return `waits to send on ${channelName(reason.channel)}: its buffer is full (${capacity} of ${capacity})`;
    }
    case 'buffer-empty':
      return `waits to receive from ${channelName(reason.channel)}: its buffer is empty`;
    case 'no-receiver':
      return `waits to send on ${channelName(reason.channel)}: nobody receives`;
    case 'no-sender':
      return `waits to receive from ${channelName(reason.channel)}: nobody sends`;
    case 'other-exchange':
      return `waits for ${channelName(reason.channel)}: another exchange on it is under way`;
    case 'counter-not-zero': {
      const { name } = machine.waitgroups[reason.waitgroup]!;
      return `waits for ${name}: its counter is ${reason.counter}`;
    }
    default:
      return unreachable(reason);
  }
  function channelName(channel: ChannelIndex): string {
    return machine.channels[channel]!.name;
  }
}

/** What a step that moved did, as a sentence. `after` is the state that it led to. */
export function describeStep(
  bound: BoundMachine,
  before: State,
  after: State,
  choice: Choice,
): string {
  const { process, partner } = choice;
  const { name } = bound.machine.processes[process]!;
  const told = `${name} ${tellAction(bound, before, after, choice)}`;
  const ended = [process, ...(partner === null ? [] : [partner])]
    .filter((one) => hasEnded(bound, after, one))
    .map((one) => bound.machine.processes[one]!.name);
  if (ended.length === 0 || choice.action === 'return') return `${told}.`;
  return `${told}; ${ended.join(' and ')} ${ended.length > 1 ? 'have' : 'has'} ended.`;
}

/** What a step that crashed ran into. */
export function describeCrash(
  { machine }: BoundMachine,
  before: State,
  { process }: Choice,
  cause: CrashCause,
): string {
  const { name, points } = machine.processes[process]!;
  const operation = describeOperation(machine, points[before.points[process]!]!.instruction);
  switch (cause.kind) {
    case 'division-by-zero':
      return `${name} panics: ${operation} divides by zero.`;
    case 'negative-capacity':
      return `${name} panics: ${operation} asks for room for ${cause.capacity} values.`;
    case 'negative-counter':
      return `${name} panics: ${operation} makes the counter negative (${cause.counter}).`;
    default:
      return unreachable(cause);
  }
}

function tellAction(bound: BoundMachine, before: State, after: State, choice: Choice): string {
  const { machine } = bound;
  const { process, partner } = choice;
  const { instruction } = machine.processes[process]!.points[before.points[process]!]!;
  switch (instruction.kind) {
    case 'make-channel':
      return `makes ${machine.channels[instruction.channel]!.name}, ${room(bound, instruction.channel)}`;
    case 'send':
    case 'receive':
    case 'acknowledged': {
      const other = partner === null ? '' : machine.processes[partner]!.name;
      return tellExchange(bound, after, choice, instruction.channel, other);
    }
    case 'add': {
      const { name } = machine.waitgroups[instruction.waitgroup]!;
      const change =
        after.counters[instruction.waitgroup]! - before.counters[instruction.waitgroup]!;
      return `adds ${change} to ${name}; its counter is now ${after.counters[instruction.waitgroup]!}`;
    }
    case 'wait':
      return `goes on behind ${describeOperation(machine, instruction)}: the counter is 0`;
    case 'spawn': {
      const started = after.points.findIndex(
        (point, one) => point === 0 && before.points[one] === -1,
      );
      return `starts ${machine.processes[started]!.name}`;
    }
    case 'return':
      return 'returns';
    case 'branch': {
      const condition = printExpressionText(instruction.condition);
      const holds = after.points[process] === instruction.then;
      return holds
        ? `goes into the branch, since ${condition}`
        : `passes by: ${condition} is false`;
    }
    case 'jump':
      return 'is through with the branch';
    case 'loop-head': {
      const inside = after.points[process] === instruction.body;
      return tellLoop(bound, before, instruction.loop, inside);
    }
    case 'loop-next': {
      const { variable } = machine.loops[instruction.loop]!;
      return `counts on: ${variable} is now ${loopVariable(bound, after, instruction.loop)}`;
    }
    default:
      return unreachable(instruction);
  }
}

function room({ capacities }: BoundMachine, channel: ChannelIndex): string {
  const capacity = capacities[channel]!;
  if (capacity === 0) return 'unbuffered';
  if (capacity === largest) return 'with room without end';
  return `with room for ${capacity} ${capacity === 1 ? 'value' : 'values'}`;
}

function tellExchange(
  { machine, capacities }: BoundMachine,
  after: State,
  { action }: Choice,
  channel: ChannelIndex,
  partner: string,
): string {
  const { name } = machine.channels[channel]!;
  const holds = `its buffer now holds ${after.contents[channel]} of ${capacities[channel]}`;
  switch (action) {
    case 'send':
      return `sends on ${name}; ${holds}`;
    case 'receive':
      return `receives from ${name}; ${holds}`;
    case 'exchange':
      return `sends on ${name} and ${partner} receives`;
    case 'offer':
      return `offers a value on ${name}`;
    case 'take':
      return `takes the value that is offered on ${name}`;
    case 'acknowledge':
      return `sees that its value on ${name} was taken`;
    default:
      throw new Error(`${action} is not done on a channel`);
  }
}

function tellLoop(bound: BoundMachine, before: State, loop: number, inside: boolean): string {
  const { turns } = bound.loops[loop]!;
  const { variable } = bound.machine.loops[loop]!;
  const done = before.turns[loop]!;
  if (inside) {
    return `begins turn ${done + 1} of ${turns}: ${variable} is ${loopVariable(bound, before, loop)}`;
  }
  if (turns === 0) return `passes by the loop over ${variable}, which has no turns`;
  return `leaves the loop over ${variable} after ${turns} ${turns === 1 ? 'turn' : 'turns'}`;
}
