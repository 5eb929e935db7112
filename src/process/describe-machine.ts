import type { Machine, Point, Process } from './machine.ts';
import { describeOperation, describeTargets } from './rule/rules.ts';

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
