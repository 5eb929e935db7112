import type { Program } from '../execute/compile/program.ts';
import type { Given } from '../execute/environment.ts';
import type { PlainExpression } from '../go/plain/expression.ts';
import type { TypeId } from '../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import type { Shape } from '../go/plain/types.ts';
import { walkBlock } from '../go/plain/walk.ts';

/** One parameter at a time is given each of these values. */
export function oneAtATime(
  { types }: Pick<Program, 'types'>,
  entry: PlainFunction,
  valuesOf: (shape: Shape, type: TypeId) => readonly Given[],
): readonly ReadonlyMap<string, Given>[] {
  return entry.parameters.flatMap((local, at) => {
    const { name, type } = entry.locals[local]!;
    const called = name ?? `parameter ${String(at + 1)}`;
    return valuesOf(types.shape(type), type).map((value) => new Map([[called, value]]));
  });
}

/** What the function is written with, and then the functions around it. */
export function eachExpression(
  { functions }: PlainProgram,
  entry: PlainFunction,
  visit: (expression: PlainExpression) => void,
): void {
  walkBlock(entry.body, { expression: visit });
  for (const { origin, body } of functions)
    if (origin === 'text') walkBlock(body, { expression: visit });
}
