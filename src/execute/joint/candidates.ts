import { extentOf, type Sort } from '../term/sort.ts';
import { keyOf } from '../term/spell.ts';
import type { Term } from '../term/term.ts';
import { termsOf, type Claim } from './claim.ts';
import { constantOf, type Known } from './evaluate.ts';
import { greatestNumber, leastNumber } from './least.ts';
import { roleOf } from './roles.ts';
import { sortOfTerm, type Sorts } from './sorts.ts';

const mostTexts = 400;
const mostNumbers = 60;
const longestText = 64;

/** For each leaf, values at which claims with these constants begin or cease to hold. */
export function candidatesFor(
  claims: readonly Claim[],
  leaves: readonly Term[],
  sorts: Sorts,
): readonly (readonly Known[])[] {
  const terms = claims.flatMap(termsOf);
  const literals = terms.flatMap((term) => (term.kind === 'literal' ? [term.value] : []));
  const constants = literals.filter((one) => typeof one === 'number' || typeof one === 'bigint');
  const integers = numbersNear(constants.filter(isWhole).map(BigInt));
  const floats = floatsNear(constants.map(Number));
  const texts = textsLike(
    literals.filter((one) => typeof one === 'string'),
    integers,
  );
  const things: readonly Known[] = [
    null,
    ...leaves.map(constantOf),
    ...terms.filter(isThing).map(constantOf),
  ];
  return leaves.map((leaf) => {
    const sort = sortOfTerm(leaf, sorts);
    switch (sort?.kind) {
      case 'integer':
        return within(sort, leaf, integers);
      case 'float':
        return floats;
      case 'text':
        return texts;
      case 'truth':
        return [true, false];
      case 'thing':
      case 'untold':
      case undefined:
        return [Symbol.for(keyOf(leaf)), ...things];
    }
  });
}

const isWhole = (value: number | bigint): boolean =>
  typeof value === 'bigint' || Number.isInteger(value);

const isThing = (term: Term): boolean => roleOf(term) === 'constant' && term.kind !== 'literal';

/** The numbers that a type and the name of what is sought allow; where small ones wrap around is tried as well. */
function within(
  sort: Sort & { readonly kind: 'integer' },
  leaf: Term,
  numbers: readonly bigint[],
): readonly bigint[] {
  const extent = extentOf(sort)!;
  const least = leastNumber(leaf);
  const greatest = greatestNumber(leaf) ?? extent.greatest;
  const ends = sort.bits < 32 ? [extent.least, extent.greatest] : [];
  const low = least !== null && least > extent.least ? least : extent.least;
  const fitting = [...numbers, ...ends].filter((one) => one >= low && one <= greatest);
  return least === null ? fitting : [low, ...fitting];
}

function numbersNear(constants: readonly bigint[]): readonly bigint[] {
  const found = new Set<bigint>([0n, 1n, 2n, -1n]);
  const near = (value: bigint): void => {
    for (const one of [value, value + 1n, value - 1n]) if (found.size < mostNumbers) found.add(one);
  };
  constants.forEach(near);
  for (const one of constants)
    for (const other of constants) [one + other, one - other, one * other].forEach(near);
  return [...found];
}

/** Between any two there are others, and a NaN is beside all of them. */
function floatsNear(constants: readonly number[]): readonly number[] {
  const found = new Set<number>([0, 1, 2, -1, 0.5, NaN]);
  const near = (value: number): void => {
    for (const one of [value, value + 1, value - 1, value + 0.5, value - 0.5])
      if (found.size < mostNumbers) found.add(one);
  };
  constants.forEach(near);
  for (const one of constants)
    for (const other of constants) {
      if (found.size < mostNumbers) found.add((one + other) / 2);
      [one + other, one - other, one * other].forEach(near);
    }
  return [...found];
}

function textsLike(constants: readonly string[], numbers: readonly bigint[]): readonly string[] {
  const filler = [...'x_.0~'].find((one) => !constants.some((text) => text.includes(one))) ?? 'x';
  const lengths = numbers.filter((one) => one >= 0n && one <= BigInt(longestText)).map(Number);
  const found = new Set<string>(['', filler]);
  const add = (text: string): void => {
    if (found.size < mostTexts && text.length <= longestText) found.add(text);
  };
  for (const one of constants) [one, one + filler, filler + one].forEach(add);
  for (const length of lengths) {
    const padding = filler.repeat(length);
    add(padding);
    for (const one of constants) [one + padding, padding + one].forEach(add);
  }
  for (const one of constants)
    for (const other of constants) {
      add(one + other);
      for (const length of lengths) add(one + filler.repeat(length) + other);
    }
  return [...found];
}
