import type { Parameter } from '../../src/expression/sort.ts';
import type { Valuation, Value } from './evaluate.ts';
import { makeDice } from './generate/dice.ts';

/** Every valuation with integers from `low` to `high`. */
export function valuations(
  parameters: readonly Parameter[],
  low: number,
  high: number,
): readonly Valuation[] {
  const integers = Array.from({ length: high - low + 1 }, (_, index) => BigInt(low + index));
  return valuationsOver(parameters, integers);
}

/** Every valuation with these integers. */
export function valuationsOver(
  parameters: readonly Parameter[],
  integers: readonly bigint[],
): readonly Valuation[] {
  return parameters.reduce<readonly Valuation[]>(
    (sofar, { name, sort }) => {
      const values: readonly Value[] = sort === 'bool' ? [false, true] : integers;
      return sofar.flatMap((valuation) =>
        values.map((value) => new Map(valuation).set(name, value)),
      );
    },
    [new Map()],
  );
}

/** At most `count` of them, always the same ones for the same list. */
export function sample<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length <= count) return list;
  const dice = makeDice(list.length);
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(dice.below(left.length), 1)[0]!);
}

export function describeValuation(valuation: Valuation): string {
  return [...valuation].map(([name, value]) => `${name}=${value}`).join(', ') || 'no parameters';
}
