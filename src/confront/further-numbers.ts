import type { Given } from '../execute/environment.ts';
import { isListed } from '../execute/callers-maps.ts';
import type { Program } from '../execute/compile/program.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import type { Shape } from '../go/plain/types.ts';
import { eachExpression, oneAtATime } from './one-at-a-time.ts';

/** Of the numbers in a text, so many are tried; larger ones only make runs long. */
const mostOfText = 6;
export const largest = 64n;

/** The next small ones, at which a run is still short. */
const nextNumbers = [5, 6, 7, 8];

/** Small numbers that are not among those that a function is run with at first, and those that its text compares with. */
export function furtherNumbers(
  { plain }: Pick<Program, 'plain'>,
  entry: PlainFunction,
): readonly number[] {
  const usual = [3, -1, 4];
  const seen = new Set([0, 1, 2, ...usual]);
  const found = new Set<number>();
  for (const number of numbersIn(plain, entry))
    for (const near of [number, number + (number < 0n ? -1n : 1n)])
      if (near <= largest && near >= -largest && !seen.has(Number(near))) found.add(Number(near));
  return [...usual, ...[...found].slice(0, mostOfText)];
}

/** Of slices and maps shorter ones are tried at first. */
const longerList = 3;

/** Such numbers, and longer slices and maps. */
export function furtherValues(
  program: Program,
  entry: PlainFunction,
): readonly ReadonlyMap<string, Given>[] {
  const numbers = [...new Set([...furtherNumbers(program, entry), ...nextNumbers])];
  return oneAtATime(program, entry, (shape, type): readonly Given[] => {
    if (shape.kind === 'slice' || isListed(program.types, type))
      return [{ kind: 'elements', length: longerList }];
    if (shape.kind !== 'integer') return [];
    return [...numbers, ...endsOf(shape)]
      .filter((value) => shape.signed || value >= 0)
      .map((value) => ({ kind: 'number', value }));
  });
}

/** Where numbers of eight bits come round. */
function endsOf({ bits, signed }: Shape & { readonly kind: 'integer' }): readonly number[] {
  if (bits !== 8) return [];
  return signed ? [100, 127, -128] : [100, 128, 255];
}

function numbersIn(plain: PlainProgram, entry: PlainFunction): ReadonlySet<bigint> {
  const found = new Set<bigint>();
  eachExpression(plain, entry, (one) => {
    if (one.kind === 'constant' && one.value.kind === 'integer') found.add(one.value.value);
  });
  return found;
}
