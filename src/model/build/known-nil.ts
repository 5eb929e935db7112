import { decided } from './facts.ts';
import type { Here } from './context.ts';
import { keyOf } from './derived.ts';
import { nil, type Value } from './value.ts';

/** Nil where the way to here was taken because it is. */
export function orNil(here: Here, value: Value): Value {
  const key = value.kind === 'opaque' ? keyOf(value) : null;
  if (key === null) return value;
  const known = here.builder.remembered.get(equalityKey(key, 'nil'));
  return known?.kind === 'quantity' && decided(here.flow.path, known.quantity) === true
    ? nil
    : value;
}

/** What `==` of two things is remembered by. */
const equalityKey = (one: string, other: string): string =>
  one > other ? `== ${other} ${one}` : `== ${one} ${other}`;
