import { keyAt, placeOf, textAt, type Here } from './context.ts';
import { unknownValue } from './unknown.ts';
import type { Value, PreparedCall } from './value.ts';

/** What a call gives that is not followed. */
export function results(here: Here, { results: types, statement }: PreparedCall): readonly Value[] {
  return types.map((type, at) => {
    // In every pass and every trial of a loop it is the same thing.
    const key = `result ${keyAt(here, statement)} ${at}`;
    return unknownValue(here.builder, {
      name: textAt(here, statement.span),
      type,
      origin: 'computed',
      span: placeOf(here, statement.span),
      loops: here.flow.loops,
      key,
    });
  });
}
