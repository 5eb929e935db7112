import { decided } from './facts.ts';
import type { Here } from './context.ts';
import type { Value } from './value.ts';

/** Of two values the one that the facts of the path tell. */
export function settle(here: Here, value: Value): Value {
  let known = value;
  while (known.kind === 'either') {
    const side = decided(here.flow.path, known.condition);
    if (side === null) return known;
    known = side ? known.then : known.otherwise;
  }
  return known;
}
