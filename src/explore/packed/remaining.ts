import type { BoundMachine } from '../bound-machine.ts';
import type { Op, OpOf } from '../op.ts';

/**
 * What a process can still do from each of its points, the processes that it will spawn included.
 * Exact at a valuation, since a process's own path is decided; a loop's iterations stay symbolic, so that
 * a loop of a million iterations costs no more than one of two.
 *
 * Depends on: one path per process, loops that are not nested.
 */
export interface Remaining {
  /** At [process][point] with `done` iterations of the loop around it: `at - perIteration * done`. */
  readonly at: readonly (readonly number[])[];
  readonly perIteration: readonly (readonly number[])[];
}

/** The sum of a weight over all operations that are still to come. */
export function remaining(bound: BoundMachine, weigh: (op: Op) => number): Remaining {
  const at: number[][] = [];
  const perIteration: number[][] = [];
  // A process comes after the one that spawns it, so backwards the spawned are known.
  for (let process = bound.processes.length - 1; process >= 0; process--) {
    const ops = bound.processes[process]!;
    const sums = new Array<number>(ops.length + 1).fill(0);
    const rates = new Array<number>(ops.length + 1).fill(0);
    for (let point = ops.length - 1; point >= 0; point--) {
      const op = ops[point]!;
      if (op.kind === 'loop-head') {
        closeLoop(bound, op, point, sums, rates);
      } else if (op.kind !== 'loop-next') {
        const spawned = op.kind === 'spawn' ? at[op.process]![0]! : 0;
        sums[point] = weigh(op) + spawned + sums[nextPoint(op) ?? ops.length]!;
      }
    }
    at[process] = sums;
    perIteration[process] = rates;
  }
  return { at, perIteration };
}

/** So far the points of the body hold what is left of one iteration; the loop's own iterations are added. */
function closeLoop(
  bound: BoundMachine,
  op: OpOf<'loop-head'>,
  head: number,
  sums: number[],
  rates: number[],
): void {
  const { iterations } = bound.loops[op.loop]!;
  const oneIteration = sums[op.body]!;
  const after = sums[op.exit]!;
  sums[head] = iterations * oneIteration + after;
  rates[head] = oneIteration;
  for (let point = head + 1; point < op.exit; point++) {
    sums[point]! += Math.max(0, iterations - 1) * oneIteration + after;
    rates[point] = oneIteration;
  }
}

/** Where a process goes from an operation that is not a loop's; null where it goes nowhere. */
export function nextPoint(op: Op): number | null {
  return 'next' in op ? op.next : null;
}
