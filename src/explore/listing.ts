import { unreachable } from '../base/unreachable.ts';
import { describeOperation } from '../process/rule/rules.ts';
import type { Instruction, PointIndex, Process, ProcessIndex } from '../process/machine.ts';
import type { Listing } from '../run/system.ts';
import type { BoundMachine } from './bound-machine.ts';
import { startedName } from './rule/control.ts';
import type { State } from './state.ts';

/** A listing per process, with a line per program point. */
export function toListings(bound: BoundMachine): readonly Listing[] {
  return bound.machine.processes.map((process) => ({
    name: process.name,
    lines: process.points.map(({ instruction, span, loop }, point) => ({
      span,
      operation: staticOperation(bound, instruction),
      depth: loop === null ? 0 : 1,
      isLoopHead: instruction.kind === 'loop-head',
      shownAt: shownAt(process, point),
    })),
  }));
}

/** The operation at which a process stands, as it is at this iteration: `go goroutine #2`. */
export function operationAt(bound: BoundMachine, state: State, process: ProcessIndex): string {
  const { instruction } = bound.machine.processes[process]!.points[state.points[process]!]!;
  if (instruction.kind === 'spawn') {
    return `go ${startedName({ bound, state, process }, instruction.process)}`;
  }
  return describeOperation(bound.machine, instruction);
}

/** The same for all iterations: a `go` in a loop starts one of a family. */
function staticOperation(bound: BoundMachine, instruction: Instruction): string {
  if (instruction.kind === 'spawn') return `go ${bound.families[instruction.process]!}`;
  return describeOperation(bound.machine, instruction);
}

/** Points that the paper's rules add to a statement are shown at the statement's own. */
function shownAt({ points }: Process, point: PointIndex): PointIndex {
  const { instruction } = points[point]!;
  switch (instruction.kind) {
    case 'acknowledged':
    case 'jump':
      return points.slice(0, point).findLastIndex((one) => !isAdded(one.instruction));
    case 'loop-next':
      return instruction.head;
    case 'make-channel':
    case 'send':
    case 'receive':
    case 'add':
    case 'wait':
    case 'spawn':
    case 'return':
    case 'branch':
    case 'loop-head':
      return point;
    default:
      return unreachable(instruction);
  }
}

function isAdded({ kind }: Instruction): boolean {
  return kind === 'acknowledged' || kind === 'jump' || kind === 'loop-next';
}
