import { unreachable } from '../base/unreachable.ts';
import { describeOperation } from '../process/describe-machine.ts';
import type { ChannelIndex, WaitGroupIndex } from '../process/machine.ts';
import type { Expression } from '../expression/expression.ts';
import { printExpressionText } from '../virgo/print.ts';
import { largest } from './bind.ts';
import type { BoundMachine, CrashCause } from './bind.ts';
import type { Choice } from './choice.ts';
import type { BlockedReason } from './moves.ts';
import { spawnedAt } from './step.ts';
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
    case 'not-taken':
      return `waits for its value on ${channelName(reason.channel)} to be taken`;
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
      return `${name} panics: ${operation} takes the counter below zero, to ${cause.counter}.`;
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
    case 'add':
      return tellAdd(bound, before, after, instruction.waitgroup);
    case 'wait':
      return `gets past ${describeOperation(machine, instruction)}, since the counter is 0`;
    case 'spawn':
      return `starts ${machine.processes[spawnedAt(bound, before, process)!]!.name}`;
    case 'return':
      return 'returns';
    case 'branch': {
      const holds = after.points[process] === instruction.then;
      const since = tellCondition(instruction.condition, holds);
      return `${holds ? 'takes' : 'skips'} the branch, since ${since}`;
    }
    case 'jump':
      return 'leaves the branch';
    case 'loop-head': {
      const inside = after.points[process] === instruction.body;
      return tellLoop(bound, before, instruction.loop, inside);
    }
    case 'loop-next': {
      const { loop } = instruction;
      const { variable } = machine.loops[loop]!;
      const turn = `turn ${after.turns[loop]} of ${bound.loops[loop]!.turns}`;
      return `ends ${turn}; ${variable} is now ${loopVariable(bound, after, loop)}`;
    }
    default:
      return unreachable(instruction);
  }
}

/** A comparison holds, a name is true. */
function tellCondition(condition: Expression, holds: boolean): string {
  const words =
    condition.kind === 'parameter' ? ['is true', 'is false'] : ['holds', 'does not hold'];
  return `${printExpressionText(condition)} ${words[holds ? 0 : 1]}`;
}

function tellAdd(
  { machine }: BoundMachine,
  { counters: before }: State,
  { counters: after }: State,
  waitgroup: WaitGroupIndex,
): string {
  const { name } = machine.waitgroups[waitgroup]!;
  const counter = after[waitgroup]!;
  const amount = counter - before[waitgroup]!;
  if (amount < 0) return `takes ${-amount} off ${name}, whose counter is now ${counter}`;
  return `adds ${amount} to ${name}, whose counter is ${amount === 0 ? 'still' : 'now'} ${counter}`;
}

function room({ capacities }: BoundMachine, channel: ChannelIndex): string {
  const capacity = capacities[channel]!;
  if (capacity === 0) return 'unbuffered';
  if (capacity === largest) return 'with room for any number of values';
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
  const holds = `whose buffer now holds ${after.contents[channel]} of ${capacities[channel]}`;
  switch (action) {
    case 'send':
      return `sends on ${name}, ${holds}`;
    case 'receive':
      return `receives from ${name}, ${holds}`;
    case 'exchange':
      return `sends on ${name} and ${partner} receives`;
    case 'offer':
      return `offers a value on ${name}`;
    case 'take':
      return `takes the value offered on ${name}`;
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
    const value = loopVariable(bound, before, loop);
    return `begins turn ${done + 1} of ${turns}, with ${variable} = ${value}`;
  }
  if (turns === 0) return `skips the loop over ${variable}, which has no turns`;
  return `leaves the loop over ${variable} after ${turns} ${turns === 1 ? 'turn' : 'turns'}`;
}
