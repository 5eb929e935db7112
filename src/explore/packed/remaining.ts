import type { BoundMachine } from '../bound-machine.ts';
import type { Op, OpOf } from '../op.ts';

/**
 * What a process can still do from each of its points, the processes that it will spawn included.
 * Exact at a valuation, since a process's own path is decided; a loop's turns stay symbolic, so that
 * a loop of a million turns costs no more than one of two.
 *
 * Depends on: one path per process, loops that are not nested.
 */
export interface Remaining {
  /** At [process][point] with `turn` turns of the loop around it done: `at - perTurn * turn`. */
  readonly at: readonly (readonly number[])[];
  readonly perTurn: readonly (readonly number[])[];
}

/** The sum of a weight over all operations that are still to come. */
export function remaining(bound: BoundMachine, weigh: (op: Op) => number): Remaining {
  const at: number[][] = [];
  const perTurn: number[][] = [];
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
    perTurn[process] = rates;
  }
  return { at, perTurn };
}

/** So far the points of the body hold what is left of one turn; the loop's own turns are added. */
function closeLoop(
  bound: BoundMachine,
  op: OpOf<'loop-head'>,
  head: number,
  sums: number[],
  rates: number[],
): void {
  const { turns } = bound.loops[op.loop]!;
  const oneTurn = sums[op.body]!;
  const after = sums[op.exit]!;
  sums[head] = turns * oneTurn + after;
  rates[head] = oneTurn;
  for (let point = head + 1; point < op.exit; point++) {
    sums[point]! += Math.max(0, turns - 1) * oneTurn + after;
    rates[point] = oneTurn;
  }
}

/** Where a process goes from an operation that is not a loop's; null where it goes nowhere. */
export function nextPoint(op: Op): number | null {
  return 'next' in op ? op.next : null;
}
