import type { Given } from '../execute/environment.ts';
import type { Program } from '../execute/compile/program.ts';
import type { PlainExpression } from '../go/plain/expression.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import { largest } from './further-numbers.ts';
import { eachExpression, oneAtATime } from './one-at-a-time.ts';

const mostNumbers = 6;

/**
 * Numbers that are too large to count to, where the text compares something with them: `if n > 1000`. Runs
 * with them are short where nothing is counted, and are given up where something is.
 */
export function largeValues(
  program: Program,
  entry: PlainFunction,
): readonly ReadonlyMap<string, Given>[] {
  const numbers = [...comparedWith(program.plain, entry)].slice(0, mostNumbers);
  return oneAtATime(program, entry, (shape): readonly Given[] => {
    if (shape.kind !== 'integer') return [];
    const end = 2n ** BigInt(Math.min(shape.bits, 54) - (shape.signed ? 1 : 0));
    return numbers
      .filter((value) => value < end && value >= (shape.signed ? -end : 0n))
      .map((value) => ({ kind: 'number', value: Number(value) }));
  });
}

function comparedWith(plain: PlainProgram, entry: PlainFunction): ReadonlySet<bigint> {
  const found = new Set<bigint>();
  const note = (one: PlainExpression): void => {
    if (one.kind !== 'constant' || one.value.kind !== 'integer') return;
    const { value } = one.value;
    for (const near of [value, value + (value < 0n ? -1n : 1n)])
      if (near > largest || near < -largest) found.add(near);
  };
  eachExpression(plain, entry, (one) => {
    if (one.kind !== 'comparison') return;
    note(one.left);
    note(one.right);
  });
  return found;
}
