import { keyAt, placeOf, textAt, type Here } from './context.ts';
import { rangeOfResult } from './known-ranges.ts';
import { unknownValue } from './unknown.ts';
import type { Value, PreparedCall } from './value.ts';

/** What a call gives that is not followed. */
export function results(here: Here, call: PreparedCall): readonly Value[] {
  const { results: types, statement } = call;
  const range = rangeOfResult(here, call);
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
      ...(range === null || at > 0 ? {} : { range }),
    });
  });
}
