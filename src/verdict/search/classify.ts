import { bindMachine } from '../../explore/bind.ts';
import { explore } from '../../explore/explore.ts';
import { runTaskInTurns } from '../../run/task.ts';
import type { Machine } from '../../process/machine.ts';
import { Cancelled } from '../../smt/ask.ts';
import type { NamedSort, Point } from '../formula/points.ts';

/** What all runs of a valuation come to; undecided where there are too many. */
export type Class = 'clean' | 'bad' | 'undecided';

/** By the number of integers: all values between these are classified. */
const ranges: readonly (readonly [number, number])[] = [
  [0, 0],
  [-4, 8],
  [-3, 6],
  [-2, 3],
  [-1, 2],
];

/** Before and after what is impossible anyway is left out. */
const mostValuations = 20_000;
const mostPoints = 600;
const statesPerPoint = 6_000;

export interface Classified {
  readonly points: readonly Point[];
  readonly classes: readonly Class[];
  /** Within these bounds every valuation was classified; null where there were too many. */
  readonly within: { readonly low: number; readonly high: number } | null;
}

interface ClassifyOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
}

/** Classifies all small values with the explorer, nearest to zero first. */
export async function classifyAround(
  machine: Machine,
  isPossible: (point: Point) => boolean,
  options: ClassifyOptions,
): Promise<Classified | null> {
  const integers = machine.parameters.filter(({ sort }) => sort === 'int').length;
  const range = ranges[integers];
  if (range === undefined) return null;
  const [low, high] = range;
  const booleans = machine.parameters.length - integers;
  if ((high - low + 1) ** integers * 2 ** booleans > mostValuations) return null;
  const points = allWithin(machine.parameters, range).filter(isPossible);
  if (points.length > mostPoints) return null;
  const classes: Class[] = [];
  for (const [index, point] of points.entries()) {
    classes.push(await classify(machine, point, options.signal));
    options.onProgress?.(index + 1, points.length);
  }
  return { points, classes, within: classes.includes('undecided') ? null : { low, high } };
}

export async function classify(
  machine: Machine,
  point: Point,
  signal: AbortSignal | undefined,
): Promise<Class> {
  const task = explore(bindMachine(machine, point), { maxStates: statesPerPoint, until: 'bad' });
  const found = await runTaskInTurns(task, { shouldStop: () => signal?.aborted === true });
  if (signal?.aborted === true) throw new Cancelled();
  if (found.stuck || found.crash) return 'bad';
  return found.complete ? 'clean' : 'undecided';
}

function allWithin(
  parameters: readonly NamedSort[],
  [low, high]: readonly [number, number],
): readonly Point[] {
  let points: readonly Point[] = [new Map()];
  for (const { name, sort } of parameters) {
    const values =
      sort === 'bool'
        ? [false, true]
        : Array.from({ length: high - low + 1 }, (_, index) => BigInt(low + index));
    points = points.flatMap((point) =>
      values.map((value) => new Map([...point, [name, value] as const])),
    );
  }
  return points;
}
