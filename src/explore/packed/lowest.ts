import type { BoundMachine } from '../bound-machine.ts';
import type { Op, OpOf } from '../op.ts';
import { nextPoint } from './remaining.ts';

/**
 * How far below its present value a waitgroup's counter can fall by what one process still does,
 * whatever the others do: the least sum over the beginnings of its remaining Adds (0 or less). If the
 * counter and all processes' lowest sums together are not negative, no Add can crash any more.
 *
 * Depends on: one path per process, loops that are not nested.
 */
export interface Lowest {
  /** By [process][point]. */
  readonly outside: readonly (readonly number[])[];
  readonly inside: readonly (readonly (InLoop | null)[])[];
}

/** A run of Adds: what it comes to, and the least that it comes to on the way. */
interface Adds {
  readonly sum: number;
  readonly least: number;
}

interface InLoop {
  /** What is left of the present iteration; nothing at the head. */
  readonly rest: Adds;
  readonly iteration: Adds;
  /** Whole iterations that follow, when no iteration is done. */
  readonly iterations: number;
  readonly after: number;
}

const nothing: Adds = { sum: 0, least: 0 };

export function lowest(bound: BoundMachine, waitgroup: number): Lowest {
  const outside: number[][] = [];
  const inside: (InLoop | null)[][] = [];
  for (let process = bound.processes.length - 1; process >= 0; process--) {
    const ops = bound.processes[process]!;
    const adds = new Array<Adds>(ops.length + 1).fill(nothing);
    const loops = new Array<InLoop | null>(ops.length + 1).fill(null);
    for (let point = ops.length - 1; point >= 0; point--) {
      const op = ops[point]!;
      if (op.kind === 'loop-head') closeLoop(bound, op, point, adds, loops);
      else if (op.kind !== 'loop-next') {
        // What is spawned may do its worst at any later time, and nothing better is counted on.
        const change = op.kind === 'spawn' ? outside[op.process]![0]! : changeBy(op, waitgroup);
        const { sum, least } = adds[nextPoint(op) ?? ops.length]!;
        adds[point] = { sum: change + sum, least: Math.min(0, change + least) };
      }
    }
    outside[process] = adds.map(({ least }) => least);
    inside[process] = loops;
  }
  return { outside, inside };
}

function changeBy(op: Op, waitgroup: number): number {
  return op.kind === 'add' && op.waitgroup === waitgroup ? op.amount : 0;
}

/** So far the points of the body hold what is left of one iteration. */
function closeLoop(
  bound: BoundMachine,
  op: OpOf<'loop-head'>,
  head: number,
  adds: Adds[],
  loops: (InLoop | null)[],
): void {
  const { iterations } = bound.loops[op.loop]!;
  const iteration = adds[op.body]!;
  const after = adds[op.exit]!;
  for (let point = head + 1; point < op.exit; point++) {
    loops[point] = {
      rest: adds[point]!,
      iteration,
      iterations: iterations - 1,
      after: after.least,
    };
  }
  const entered: InLoop = { rest: nothing, iteration, iterations, after: after.least };
  loops[head] = entered;
  adds[head] = { sum: iterations * iteration.sum + after.sum, least: lowestInLoop(entered, 0) };
}

/** The lowest sum at a point, given the iterations done of the loop around it. */
export function lowestAt(table: Lowest, process: number, point: number, iteration: number): number {
  const loop = table.inside[process]![point]!;
  return loop === null ? table.outside[process]![point]! : lowestInLoop(loop, iteration);
}

/** Least over: the rest of this iteration, the first and the last whole one, and what follows the loop. */
function lowestInLoop({ rest, iteration, iterations, after }: InLoop, done: number): number {
  const whole = Math.max(0, iterations - done);
  const inIterations = rest.sum + iteration.least + Math.min(0, (whole - 1) * iteration.sum);
  const afterwards = rest.sum + whole * iteration.sum + after;
  return Math.min(0, rest.least, whole === 0 ? 0 : inIterations, afterwards);
}
