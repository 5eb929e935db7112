import type { TermValue } from '../../logic/evaluate-term.ts';
import type { Sort } from '../../expression/sort.ts';

export interface NamedSort {
  readonly name: string;
  readonly sort: Sort;
}

export type Point = ReadonlyMap<string, TermValue>;

/** How far a grid reaches, by the number of integers: the finest that stays under a thousand points. */
const reach: readonly (readonly [bigint, bigint])[] = [
  [0n, 0n],
  [-12n, 24n],
  [-5n, 9n],
  [-3n, 5n],
  [-2n, 3n],
  [-1n, 2n],
];

const mostPoints = 5_000;

/** All small values; with many parameters, fewer per parameter. */
export function gridOf(parameters: readonly NamedSort[]): readonly Point[] {
  const integers = parameters.filter(({ sort }) => sort === 'int').length;
  const [low, high] = reach[Math.min(integers, reach.length - 1)]!;
  const values: TermValue[] = [];
  for (let value = low; value <= high; value++) values.push(value);
  let points: Point[] = [new Map()];
  for (const { name, sort } of parameters) {
    const choices: readonly TermValue[] = sort === 'bool' ? [false, true] : values;
    if (points.length * choices.length > mostPoints) {
      // Too many parameters for a grid: the rest stays at its first value, and the solver's
      // counterexamples bring in what is missing.
      points = points.map((point) => new Map([...point, [name, choices[0]!]]));
    } else {
      points = points.flatMap((point) =>
        choices.map((choice) => new Map([...point, [name, choice]])),
      );
    }
  }
  return points;
}
