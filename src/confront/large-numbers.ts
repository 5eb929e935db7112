import type { Given } from '../execute/environment.ts';
import type { Program } from '../execute/compile/program.ts';
import type { PlainExpression } from '../go/plain/expression.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import type { PlainBlock } from '../go/plain/statement.ts';
import { walkBlock } from '../go/plain/walk.ts';
import { largest } from './further-numbers.ts';

const mostNumbers = 6;

/**
 * Numbers that are too large to count to, where the text compares something with them: `if n > 1000`. Runs
 * with them are short where nothing is counted, and are given up where something is.
 */
export function largeValues(
  { plain, types }: Program,
  entry: PlainFunction,
): readonly ReadonlyMap<string, Given>[] {
  const numbers = [...comparedWith(plain, entry)].slice(0, mostNumbers);
  return entry.parameters.flatMap((local, at): readonly ReadonlyMap<string, Given>[] => {
    const { name, type } = entry.locals[local]!;
    const shape = types.shape(type);
    if (shape.kind !== 'integer') return [];
    const called = name ?? `parameter ${String(at + 1)}`;
    const end = 2n ** BigInt(Math.min(shape.bits, 54) - (shape.signed ? 1 : 0));
    return numbers
      .filter((value) => value < end && value >= (shape.signed ? -end : 0n))
      .map((value) => new Map([[called, { kind: 'number', value: Number(value) }]]));
  });
}

function comparedWith({ functions }: PlainProgram, entry: PlainFunction): ReadonlySet<bigint> {
  const found = new Set<bigint>();
  const note = (one: PlainExpression): void => {
    if (one.kind !== 'constant' || one.value.kind !== 'integer') return;
    const { value } = one.value;
    for (const near of [value, value + (value < 0n ? -1n : 1n)])
      if (near > largest || near < -largest) found.add(near);
  };
  const visit = (block: PlainBlock): void =>
    walkBlock(block, {
      expression: (one) => {
        if (one.kind !== 'comparison') return;
        note(one.left);
        note(one.right);
      },
    });
  visit(entry.body);
  for (const { origin, body } of functions) if (origin === 'text') visit(body);
  return found;
}
