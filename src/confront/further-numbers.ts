import type { Literal } from '../execute/environment.ts';
import type { Program } from '../execute/compile/program.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import type { PlainBlock } from '../go/plain/statement.ts';
import { walkBlock } from '../go/plain/walk.ts';

/** Of the numbers in a text, so many are tried; larger ones only make runs long. */
const mostOfText = 6;
const largest = 64n;

/** Small numbers that are not among those that a function is run with at first, and those that its text compares with. */
export function furtherNumbers(
  { plain }: Pick<Program, 'plain'>,
  entry: PlainFunction,
): readonly number[] {
  const usual = [3, -1, 4];
  const seen = new Set([0, 1, 2, ...usual]);
  const found = new Set<number>();
  for (const number of numbersIn(plain, entry))
    for (const near of [number, number + 1n])
      if (near <= largest && near >= -largest && !seen.has(Number(near))) found.add(Number(near));
  return [...usual, ...[...found].slice(0, mostOfText)];
}

/** One parameter at a time is given such a number. */
export function furtherValues(
  program: Program,
  entry: PlainFunction,
): readonly ReadonlyMap<string, Literal>[] {
  const numbers = furtherNumbers(program, entry);
  return entry.parameters.flatMap((local, at) => {
    const { name, type } = entry.locals[local]!;
    const shape = program.types.shape(type);
    if (shape.kind !== 'integer') return [];
    const called = name ?? `parameter ${String(at + 1)}`;
    return numbers
      .filter((value) => shape.signed || value >= 0)
      .map((value) => new Map([[called, { kind: 'number', value } as const]]));
  });
}

/** The whole numbers that the function is written with, and then those of the functions around it. */
function numbersIn({ functions }: PlainProgram, entry: PlainFunction): ReadonlySet<bigint> {
  const found = new Set<bigint>();
  const visit = (block: PlainBlock): void =>
    walkBlock(block, {
      expression: (one) => {
        if (one.kind === 'constant' && one.value.kind === 'integer') found.add(one.value.value);
      },
    });
  visit(entry.body);
  for (const { origin, body } of functions) if (origin === 'text') visit(body);
  return found;
}
