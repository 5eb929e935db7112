import {
  findCounterexample,
  usualCounterexampleOptions,
  type CounterexampleOptions,
} from '../explore/counterexample.ts';
import type { Run } from '../explore/explore.ts';
import { runTaskInTurns } from '../run/task.ts';
import type { Machine } from '../process/machine.ts';
import { Cancelled } from '../smt/ask.ts';
import type { Assignment } from './verdict.ts';

/** A run that was replayed, and the values of the parameters that it runs with. */
export interface ValuedRun {
  readonly valuation: Assignment;
  readonly run: Run;
}

/** What to look for: a claim about the runs of a valuation that this one refutes. */
export type Wanted = Pick<CounterexampleOptions, 'wanted' | 'accept'>;

/** Counted in states and valuations, not in time, so that the answer is the same on every machine. */
const budget = {
  maxSize: 16,
  maxTried: 400,
  maxSeen: 4_000,
  maxStates: 20_000,
  maxStatesTogether: 60_000,
};

/** `hints` are values that the solver proposed; they count only if a run bears them out. */
export async function searchRun(
  machine: Machine,
  wanted: Wanted,
  hints: readonly Assignment[],
  signal?: AbortSignal,
): Promise<ValuedRun | null> {
  const task = findCounterexample(machine, {
    ...usualCounterexampleOptions,
    ...budget,
    ...wanted,
    hints,
  });
  const found = await runTaskInTurns(task, { shouldStop: () => signal?.aborted === true });
  if (signal?.aborted === true) throw new Cancelled();
  return found.kind === 'found' ? { valuation: found.valuation, run: found.run } : null;
}
