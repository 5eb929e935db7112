import type { Span } from '../base/span.ts';
import type { Machine, PointIndex, ProcessIndex } from '../process/machine.ts';
import type { Place } from './obligation.ts';

/** The line of a place in the text that the person wrote. */
export type LineOf = (span: Span) => number;

export function toPlace(machine: Machine, process: ProcessIndex, point: PointIndex): Place {
  const { node, span } = machine.processes[process]!.points[point]!;
  return { process, point, node, span };
}

/** "goroutine 1 at line 4" */
export function describePlace(machine: Machine, { process, span }: Place, lineOf: LineOf): string {
  return `${machine.processes[process]!.name} at line ${lineOf(span)}`;
}
