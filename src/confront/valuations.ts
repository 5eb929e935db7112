import type { TermValue } from '../logic/evaluate-term.ts';
import type { Assignment } from '../verdict/verdict.ts';
import type { Control } from './control.ts';

/** More combinations than this are not looked at. */
const mostCombinations = 4_000;

const wholes = [0n, 1n, 2n, 3n, 4n];
const integers = [0n, 1n, 2n, 3n, 4n, -1n, -2n];

/** Small values of the parameters that arguments decide, the smallest first. */
export function smallValuations(controls: readonly Control[]): readonly Assignment[] {
  let all: readonly (readonly (readonly [string, TermValue])[])[] = [[]];
  for (const { name, sort, nonNegative } of controls) {
    const range: readonly TermValue[] =
      sort === 'bool' ? [false, true] : nonNegative ? wholes : integers;
    if (all.length * range.length > mostCombinations) break;
    all = all.flatMap((one) => range.map((value) => [...one, [name, value] as const]));
  }
  return all
    .filter((one) => one.length === controls.length)
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .map((one) => new Map(one));
}

function sizeOf(values: readonly (readonly [string, TermValue])[]): number {
  return values.reduce((sum, [, value]) => sum + weight(value), 0);
}

function weight(value: TermValue): number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value < 0n ? Number(-value) + 2 : Number(value);
}

/** Some of a list, from its beginning and spread over the rest. */
export function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  const near = Math.ceil(most / 2);
  const far = most - near;
  const rest = list.slice(near);
  return [
    ...list.slice(0, near),
    ...Array.from(
      { length: far },
      (_, at) => rest[Math.floor((at * (rest.length - 1)) / Math.max(1, far - 1))]!,
    ),
  ];
}
