import type { Parameter } from '../expression/sort.ts';
import type { Valuation, Value } from '../expression/evaluate.ts';

/**
 * How far a valuation is from zero: the sum of its numbers without their signs, where `true` counts 1.
 * A sum and not the greatest of them, so that with many parameters the small ones stay few.
 */
export function sizeOf(valuation: Valuation): bigint {
  let size = 0n;
  for (const value of valuation.values()) size += magnitude(value);
  return size;
}

function magnitude(value: Value): bigint {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return value < 0n ? -value : value;
}

/** Gives every parameter a value: zero or false where the valuation says nothing fitting. */
export function completeValuation(parameters: readonly Parameter[], partial: Valuation): Valuation {
  return new Map(
    parameters.map(({ name, sort }): [string, Value] => {
      const given = partial.get(name);
      const fits = typeof given === (sort === 'bool' ? 'boolean' : 'bigint');
      return [name, fits ? given! : sort === 'bool' ? false : 0n];
    }),
  );
}

/** All valuations of one size: fewer negative numbers first, then the first parameters larger. */
export function* valuationsOfSize(
  parameters: readonly Parameter[],
  size: number,
): Generator<Valuation> {
  const signed = parameters.filter(({ sort }) => sort === 'int').length;
  for (let negatives = 0; negatives <= Math.min(size, signed); negatives++) {
    yield* distribute(parameters, 0, size, negatives, []);
  }
}

/** The rest of a size, and so many minus signs, over the parameters from `at` on. */
function* distribute(
  parameters: readonly Parameter[],
  at: number,
  size: number,
  negatives: number,
  chosen: readonly [string, Value][],
): Generator<Valuation> {
  const parameter = parameters[at];
  if (parameter === undefined) {
    if (size === 0 && negatives === 0) yield new Map(chosen);
    return;
  }
  const { name, sort } = parameter;
  const left = parameters.slice(at + 1);
  const numbers = left.filter((one) => one.sort === 'int').length;
  const carried = numbers > 0 ? Infinity : left.length;
  const most = sort === 'bool' ? Math.min(1, size) : size;
  for (let share = most; share >= 0 && size - share <= carried; share--) {
    const next = (value: Value, minus: number): Generator<Valuation> =>
      distribute(parameters, at + 1, size - share, minus, [...chosen, [name, value]]);
    if (sort === 'bool') yield* next(share === 1, negatives);
    else {
      if (negatives <= Math.min(numbers, size - share)) yield* next(BigInt(share), negatives);
      if (share > 0 && negatives > 0) yield* next(BigInt(-share), negatives - 1);
    }
  }
}

/** Nearer valuations in one parameter at a time: zero, then ever smaller steps towards it. */
export function* nearerValuations(valuation: Valuation): Generator<Valuation> {
  for (const [name, value] of valuation) {
    for (const nearer of nearerValues(value)) yield new Map(valuation).set(name, nearer);
  }
}

function nearerValues(value: Value): readonly Value[] {
  if (typeof value === 'boolean') return value ? [false] : [];
  const values: bigint[] = [];
  for (let step = value; step !== 0n; step /= 2n) values.push(value - step);
  return values;
}
