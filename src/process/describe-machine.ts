import { unreachable } from '../base/unreachable.ts';
import { printExpressionText } from '../virgo/print.ts';
import type { Instruction, Machine, Point, Process } from './machine.ts';

/** The operation in VirGo's own words: `c!`, `w.Add(1)`, `if x < 1`. */
export function describeOperation(machine: Machine, instruction: Instruction): string {
  switch (instruction.kind) {
    case 'make-channel': {
      const { name, capacity } = machine.channels[instruction.channel]!;
      return `${name} = chan [${printExpressionText(capacity)}]`;
    }
    case 'send':
      return `${machine.channels[instruction.channel]!.name}!`;
    case 'acknowledged':
      return `${machine.channels[instruction.channel]!.name}! acknowledged`;
    case 'receive':
      return `${machine.channels[instruction.channel]!.name}?`;
    case 'add': {
      const { name } = machine.waitgroups[instruction.waitgroup]!;
      return `${name}.Add(${printExpressionText(instruction.amount)})`;
    }
    case 'wait':
      return `${machine.waitgroups[instruction.waitgroup]!.name}.Wait()`;
    case 'spawn':
      return `go ${machine.processes[instruction.process]!.name}`;
    case 'return':
      return 'return';
    case 'branch':
      return `if ${printExpressionText(instruction.condition)}`;
    case 'jump':
      return 'end of the true branch';
    case 'loop-head': {
      const { variable, from, to } = machine.loops[instruction.loop]!;
      return `for ${variable} : ${printExpressionText(from)} .. ${printExpressionText(to)}`;
    }
    case 'loop-next':
      return `next ${machine.loops[instruction.loop]!.variable}`;
    default:
      return unreachable(instruction);
  }
}

export function describeTargets(instruction: Instruction): string {
  switch (instruction.kind) {
    case 'send':
      return `${instruction.next}, unbuffered ${instruction.rendezvous}`;
    case 'branch':
      return `${instruction.then} else ${instruction.otherwise}`;
    case 'loop-head':
      return `${instruction.body} else ${instruction.exit}`;
    case 'loop-next':
      return String(instruction.head);
    case 'return':
    case 'jump':
      return String(instruction.target);
    case 'make-channel':
    case 'acknowledged':
    case 'receive':
    case 'add':
    case 'wait':
    case 'spawn':
      return String(instruction.next);
    default:
      return unreachable(instruction);
  }
}

/** The processes stage as text, one line per program point. */
export function describeMachine(machine: Machine): string {
  return machine.processes.map((process) => describeProcess(machine, process)).join('\n');
}

function describeProcess(machine: Machine, process: Process): string {
  const width = String(process.termination).length;
  const line = (index: number, text: string) => `  ${String(index).padStart(width)}  ${text}\n`;
  const points = process.points.map(({ instruction }: Point, index) =>
    line(index, `${describeOperation(machine, instruction)}  -> ${describeTargets(instruction)}`),
  );
  return `${process.name}\n${points.join('')}${line(process.termination, 'end')}`;
}
