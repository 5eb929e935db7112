import type { BoundMachine } from '../bound-machine.ts';
import type { Op } from '../op.ts';
import { lowest, lowestAt } from './lowest.ts';
import type { Lowest } from './lowest.ts';
import type { PackedProgram } from './program.ts';
import { remaining } from './remaining.ts';
import type { Remaining } from './remaining.ts';
import { counter, iterationOf } from './successors.ts';

/**
 * Where numbers alone show that two operations cannot disturb each other: a buffer with room for all
 * sends that are still to come, a waitgroup whose counter cannot fall below zero any more.
 */
export interface Slack {
  readonly sends: readonly Remaining[];
  readonly receives: readonly Remaining[];
  /** Null for a waitgroup that is never lowered. */
  readonly lowest: readonly (Lowest | null)[];
}

export function toSlack(bound: BoundMachine): Slack {
  const count = (kind: 'send' | 'receive', channel: number): Remaining =>
    remaining(bound, (op) => (op.kind === kind && op.channel === channel ? 1 : 0));
  const channels = bound.machine.channels.map((_, channel) => channel);
  return {
    sends: channels.map((channel) => count('send', channel)),
    receives: channels.map((channel) => count('receive', channel)),
    lowest: bound.machine.waitgroups.map((_, waitgroup) =>
      bound.processes.some((ops) => ops.some((op) => lowers(op, waitgroup)))
        ? lowest(bound, waitgroup)
        : null,
    ),
  };
}

function lowers(op: Op, waitgroup: number): boolean {
  return op.kind === 'add' && op.waitgroup === waitgroup && op.amount < 0;
}

/** How many such operations all processes together may still do. */
export function countLeft(
  program: PackedProgram,
  table: Remaining,
  words: Int32Array,
  rows: Int32Array,
): number {
  let sum = 0;
  for (let process = 0; process < program.processes; process++) {
    sum += countOwn(program, table, words, rows, process);
  }
  return sum;
}

/** How many of them one process may still do, the processes that it will spawn included. */
export function countOwn(
  program: PackedProgram,
  table: Remaining,
  words: Int32Array,
  rows: Int32Array,
  process: number,
): number {
  const point = rows[process]! - program.base[process]! - 1;
  if (point < 0) return 0;
  const rate = table.perIteration[process]![point]!;
  const done = rate === 0 ? 0 : iterationOf(program, words, process);
  return table.at[process]![point]! - rate * done;
}

/** Whether no Add from here on can make the counter negative. */
export function isSafe(
  program: PackedProgram,
  table: Lowest,
  words: Int32Array,
  rows: Int32Array,
  waitgroup: number,
): boolean {
  let least = counter(program, words, waitgroup);
  for (let process = 0; process < program.processes; process++) {
    const point = rows[process]! - program.base[process]! - 1;
    if (point >= 0) least += lowestAt(table, process, point, iterationOf(program, words, process));
  }
  return least >= 0;
}
