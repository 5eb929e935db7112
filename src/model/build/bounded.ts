import { valuesIn } from './parts.ts';
import type { Cell, Value } from './value.ts';

/** What a program's data comes to is far smaller; joined again and again, a value in values doubles each time. */
const largest = 20_000;

/** The value, or one that may be anything at all. */
export function bounded({ type }: Cell, value: Value): Value {
  const pending = [value];
  let seen = 0;
  for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
    if (++seen > largest) return { kind: 'mixed', type, options: [], open: true };
    pending.push(...valuesIn(one));
  }
  return value;
}
