import { unreachable } from '../base/unreachable.ts';
import { describeOperation } from '../process/describe-machine.ts';
import type { Instruction, ProcessIndex } from '../process/machine.ts';
import { printExpressionText } from '../virgo/print.ts';
import type { BoundMachine } from './bind.ts';
import type { State } from './state.ts';
import { spawnedAt } from './step.ts';

/** The operation at which a process stands, as it is at this turn: `go goroutine #2`. */
export function operationAt(bound: BoundMachine, state: State, process: ProcessIndex): string {
  const { machine } = bound;
  const { instruction } = machine.processes[process]!.points[state.points[process]!]!;
  const started = spawnedAt(bound, state, process);
  if (started !== null) return `go ${machine.processes[started]!.name}`;
  return staticOperation(bound, instruction);
}

/** The same for all turns: a `go` in a loop starts one of a family. */
export function staticOperation(bound: BoundMachine, instruction: Instruction): string {
  if (instruction.kind === 'spawn') return `go ${bound.families[instruction.process]!}`;
  return describeOperation(bound.machine, instruction);
}

/** What a process that has started and not ended does next, if it may: "send on c". */
export function intentAt(bound: BoundMachine, state: State, process: ProcessIndex): string {
  const { machine } = bound;
  const { instruction } = machine.processes[process]!.points[state.points[process]!]!;
  switch (instruction.kind) {
    case 'make-channel':
      return `make ${machine.channels[instruction.channel]!.name}`;
    case 'send':
      return `send on ${machine.channels[instruction.channel]!.name}`;
    case 'acknowledged':
      return `see that its value on ${machine.channels[instruction.channel]!.name} was taken`;
    case 'receive':
      return `receive from ${machine.channels[instruction.channel]!.name}`;
    case 'add':
      return `add ${printExpressionText(instruction.amount)} to ${machine.waitgroups[instruction.waitgroup]!.name}`;
    case 'wait':
      return `get past ${describeOperation(machine, instruction)}`;
    case 'spawn':
      return `start ${operationAt(bound, state, process).replace(/^go /, '')}`;
    case 'return':
      return 'return';
    case 'branch':
      return `decide on ${printExpressionText(instruction.condition)}`;
    case 'jump':
      return 'leave the branch';
    case 'loop-head':
      return atHead(bound, state, instruction.loop);
    case 'loop-next':
      return `end turn ${state.turns[instruction.loop]! + 1} of ${bound.loops[instruction.loop]!.turns}`;
    default:
      return unreachable(instruction);
  }
}

function atHead(bound: BoundMachine, { turns: done }: State, loop: number): string {
  const { turns } = bound.loops[loop]!;
  if (done[loop]! < turns) return `begin turn ${done[loop]! + 1} of ${turns}`;
  const { variable } = bound.machine.loops[loop]!;
  return turns === 0 ? `skip the loop over ${variable}` : `leave the loop over ${variable}`;
}
