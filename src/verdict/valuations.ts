import type { TermValue } from '../logic/evaluate-term.ts';
import type { NamedSort, Point } from './formula/points.ts';

/**
 * All valuations by increasing size around zero, where the size is the sum of the distances from
 * zero; among equals the earlier parameter is the larger, and positive comes before negative.
 */
export function* valuationsBySize(
  parameters: readonly NamedSort[],
  largest: number,
): Generator<Point> {
  for (let size = 0; size <= largest; size++) yield* ofSize(parameters, 0, size, new Map());
}

function* ofSize(
  parameters: readonly NamedSort[],
  at: number,
  size: number,
  chosen: ReadonlyMap<string, TermValue>,
): Generator<Point> {
  const parameter = parameters[at];
  if (parameter === undefined) {
    if (size === 0) yield chosen;
    return;
  }
  const { name, sort } = parameter;
  const isLast = at === parameters.length - 1;
  const most = sort === 'bool' ? Math.min(size, 1) : size;
  for (let share = isLast ? size : 0; share <= most; share++) {
    for (const value of valuesOf(sort, share)) {
      yield* ofSize(parameters, at + 1, size - share, new Map([...chosen, [name, value]]));
    }
  }
}

function valuesOf(sort: NamedSort['sort'], share: number): readonly TermValue[] {
  if (sort === 'bool') return [share === 1];
  return share === 0 ? [0n] : [BigInt(share), BigInt(-share)];
}
