import type { Here, PreparedCall } from './context.ts';
import { unknownHere } from './evaluate.ts';
import type { Value } from './value.ts';

/** What a call gives that is not followed. */
export function results(here: Here, { results: types, statement }: PreparedCall): readonly Value[] {
  return types.map((type, at) => {
    const value = unknownHere(here, type, statement.span);
    return at === 0 || value.kind !== 'opaque' ? value : { ...value, id: `${value.id} ${at}` };
  });
}
