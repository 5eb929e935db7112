import { bindMachine } from '../explore/bind.ts';
import { explore, type Run } from '../explore/explore.ts';
import { runTaskInTurns } from '../explore/task.ts';
import type { Machine } from '../process/machine.ts';
import { Cancelled } from '../smt/ask.ts';
import { valuationsBySize } from './valuations.ts';
import type { Assignment } from './verdict.ts';

/** A run that was replayed, and the values of the parameters that it runs with. */
export interface ValuedRun {
  readonly valuation: Assignment;
  readonly run: Run;
}

/** What to look for: a claim about the runs of a valuation that one run refutes. */
export interface Wanted {
  readonly ending: 'bad' | 'good';
  readonly accept: (valuation: Assignment) => boolean;
}

export interface SearchLimits {
  /** Of the sum of the distances of all values from zero. */
  readonly largest: number;
  readonly statesPerValuation: number;
  readonly milliseconds: number;
  readonly signal?: AbortSignal;
}

export const usualLimits: SearchLimits = {
  largest: 12,
  statesPerValuation: 20_000,
  milliseconds: 400,
};

/**
 * Looks for one run of each wanted kind, smallest values first and the shortest run of those values.
 * `hints` are values that the solver proposed: they are tried when the small ones gave nothing, and
 * count only if a run bears them out.
 */
export async function searchRuns(
  machine: Machine,
  wanted: readonly Wanted[],
  hints: readonly Assignment[],
  limits: SearchLimits = usualLimits,
): Promise<readonly (ValuedRun | null)[]> {
  const found: (ValuedRun | null)[] = wanted.map(() => null);
  const deadline = performance.now() + limits.milliseconds;
  const small = valuationsBySize(machine.parameters, machine.parameters.length > 0 ? limits.largest : 0);
  for (const valuation of chain(small, hints)) {
    const open = wanted.flatMap((want, index) =>
      found[index] === null && want.accept(valuation) ? [index] : [],
    );
    if (open.length > 0) {
      const { bad, good } = await runsAt(machine, valuation, limits);
      for (const index of open) {
        const run = wanted[index]!.ending === 'bad' ? bad : good;
        if (run !== null) found[index] = { valuation, run };
      }
    }
    if (found.every((one) => one !== null) || performance.now() > deadline) break;
  }
  return found;
}

function* chain<T>(...parts: readonly Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}

interface RunsOfValuation {
  readonly bad: Run | null;
  readonly good: Run | null;
}

async function runsAt(
  machine: Machine,
  valuation: Assignment,
  { statesPerValuation, signal }: SearchLimits,
): Promise<RunsOfValuation> {
  if (signal?.aborted === true) throw new Cancelled();
  const task = explore(bindMachine(machine, valuation), { maxStates: statesPerValuation });
  const exploration = await runTaskInTurns(task, { shouldStop: () => signal?.aborted === true });
  const { ok, stuck, crash } = exploration.shortestTo;
  const bad = stuck === null || crash === null ? (stuck ?? crash) : exploration.shortest;
  return { bad, good: ok };
}
