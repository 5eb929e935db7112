import type { NamedGoroutine, NamedResource } from '../run/names.ts';
import type { Machine, ProcessIndex } from '../process/machine.ts';
import type { Valuation } from '../expression/evaluate.ts';
import type { Op } from './op.ts';

/**
 * A machine at one valuation. Expressions are over parameters alone, which never change, so each has
 * one value for the whole run: branches are decided, bounds are numbers, and what would crash is known.
 */
export interface BoundMachine {
  /** With a process for each instance of a counted one. */
  readonly machine: Machine;
  /** What a process is called together with the other instances of its `go`. */
  readonly families: readonly string[];
  readonly valuation: Valuation;
  /** Room in each channel's buffer; 0 means unbuffered. */
  readonly capacities: readonly number[];
  readonly loops: readonly BoundLoop[];
  /** One operation per program point. */
  readonly processes: readonly (readonly Op[])[];
  /** What an observer calls them. */
  readonly named: {
    readonly processes: readonly NamedGoroutine[];
    readonly channels: readonly NamedResource[];
    readonly waitgroups: readonly NamedResource[];
  };
}

export interface BoundLoop {
  /** Null where the bounds cannot be computed: the head crashes, the variable has no value. */
  readonly from: bigint | null;
  readonly iterations: number;
}

/** Counters are kept in 32 bits. What does not fit ends a search honestly, never in a wrong number. */
export const largest = 2 ** 31 - 1;

/** Of the operation at which a process stands: null before its start and after its end. */
export function opAt(
  { processes }: BoundMachine,
  points: readonly number[],
  process: ProcessIndex,
): Op | null {
  return processes[process]![points[process]!] ?? null;
}

/** Room in a buffer as an observer sees it: what is cut off is never full. */
export function roomOf({ capacities }: BoundMachine, channel: number): number {
  const capacity = capacities[channel]!;
  return capacity === largest ? Infinity : capacity;
}
