import { describe, expect, test } from 'vitest';
import { makeDice } from '../../../tests/differential/generate/dice.ts';
import { boundTo, machineOf } from '../../../tests/explore/machines.ts';
import type { BoundMachine } from '../bound-machine.ts';
import { lowest, lowestAt } from './lowest.ts';
import { remaining } from './remaining.ts';

interface Visit {
  readonly point: number;
  readonly iteration: number;
  /** What this visit adds to the counter. */
  readonly amount: number;
}

/** The path of the main process, step by step; every process has exactly one. */
function walk({ processes, loops }: BoundMachine): readonly Visit[] {
  const ops = processes[0]!;
  const visits: Visit[] = [];
  let iteration = 0;
  for (let point = 0; point < ops.length;) {
    const op = ops[point]!;
    visits.push({ point, iteration, amount: op.kind === 'add' ? op.amount : 0 });
    if (op.kind === 'loop-head') {
      const inside = iteration < loops[op.loop]!.iterations;
      point = inside ? op.body : op.exit;
      if (!inside) iteration = 0;
    } else if (op.kind === 'loop-next') {
      iteration++;
      point = op.head;
    } else {
      point = 'next' in op ? op.next : ops.length;
    }
  }
  return visits;
}

/** Adds in sequence and in loops, so that beginnings may lie lower than ends. */
function addingProgram(seed: number): string {
  const dice = makeDice(seed);
  const adds = (): string =>
    Array.from({ length: 1 + dice.below(3) }, () => `w.Add(${dice.below(7) - 3})`).join('; ');
  const parts = Array.from({ length: 1 + dice.below(3) }, () =>
    dice.percent(60) ? `for 0 .. ${dice.below(4)} { ${adds()} }` : adds(),
  );
  return `w = WaitGroup; ${parts.join('; ')}`;
}

describe('along every path of Adds', () => {
  const programs = Array.from({ length: 300 }, (_, seed) => addingProgram(seed));

  test('lowestAt is the least sum of a beginning of what is left', () => {
    for (const text of programs) {
      const bound = boundTo(machineOf(text));
      const table = lowest(bound, 0);
      const visits = walk(bound);
      visits.forEach(({ point, iteration }, at) => {
        let sum = 0;
        const sums = visits.slice(at).map(({ amount }) => (sum += amount));
        expect(
          lowestAt(table, 0, point, iteration),
          `${text} at ${point}, iteration ${iteration}`,
        ).toBe(Math.min(0, ...sums));
      });
    }
  });

  test('remaining is the sum of all that is left', () => {
    for (const text of programs) {
      const bound = boundTo(machineOf(text));
      const table = remaining(bound, (op) => (op.kind === 'add' ? op.amount : 0));
      const visits = walk(bound);
      visits.forEach(({ point, iteration }, at) => {
        const left = visits.slice(at).reduce((sum, { amount }) => sum + amount, 0);
        const found = table.at[0]![point]! - table.perIteration[0]![point]! * iteration;
        expect(found, `${text} at ${point}, iteration ${iteration}`).toBe(left);
      });
    }
  });
});

test('what a spawned process may do counts from its spawning on', () => {
  const bound = boundTo(machineOf('w = WaitGroup; w.Add(1); go { w.Add(-2); w.Add(5) }; w.Add(1)'));
  const table = lowest(bound, 0);
  // Add(1), then the child's -2 at any time, its +5 not counted on.
  expect([0, 1, 2].map((point) => lowestAt(table, 0, point, 0))).toEqual([-1, -2, 0]);
  expect(lowestAt(table, 1, 0, 0)).toBe(-2);
});
