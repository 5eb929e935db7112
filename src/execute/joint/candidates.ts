import { treesOf, type Claim } from './claim.ts';
import type { Known } from './evaluate.ts';
import type { Kinds } from './kinds.ts';
import { leastNumber } from './least.ts';

/** Values at which claims with these constants begin or cease to hold. */
interface Candidates {
  readonly of: (leaf: string, kinds: Kinds) => readonly Known[];
}

const mostTexts = 400;
const mostNumbers = 60;
const longestText = 64;

export function candidatesFor(claims: readonly Claim[], leaves: readonly string[]): Candidates {
  const literals = claims
    .flatMap(treesOf)
    .flatMap((tree) => (tree.kind === 'literal' ? [tree.value] : []));
  const numbers = numbersNear(literals.filter((one) => typeof one === 'bigint'));
  const texts = textsLike(
    literals.filter((one) => typeof one === 'string'),
    numbers,
  );
  const things: readonly Known[] = [null, ...leaves.map((leaf) => Symbol.for(leaf))];
  return {
    of: (leaf, kinds) => {
      const kind = kinds.get(leaf) ?? (leaf.startsWith('len(') ? 'number' : undefined);
      if (kind === 'text') return texts;
      if (kind === 'truth') return [true, false];
      if (kind === undefined) return [Symbol.for(leaf), ...things];
      const least = leastNumber(leaf);
      return least === null ? numbers : [least, ...numbers.filter((one) => one >= least)];
    },
  };
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
