import { valuesIn } from './parts.ts';
import type { Cell, Value } from './value.ts';

/** What a program's data comes to is far smaller; joined again and again, a value in values doubles each time. */
const largest: Extent = { size: 20_000, ways: 256 };

/** How many values lie in a value, and what the deepest of its parts may be instead of one another. */
interface Extent {
  readonly size: number;
  readonly ways: number;
}

const known = new WeakMap<Value, Extent>();

function extentOf(value: Value): Extent {
  const before = known.get(value);
  if (before !== undefined) return before;
  const inner = valuesIn(value).map(extentOf);
  const isOneOf = value.kind === 'either' || value.kind === 'mixed';
  const ways = inner.map((one) => one.ways);
  const extent: Extent = {
    size: inner.reduce((sum, { size }) => sum + size, 1),
    ways: isOneOf ? ways.reduce((sum, one) => sum + one, 0) : Math.max(1, ...ways),
  };
  known.set(value, extent);
  return extent;
}

/** The value, or one that may be anything at all. */
export function bounded({ type }: Cell, value: Value): Value {
  const { size, ways } = extentOf(value);
  const isTooMuch = size > largest.size || ways > largest.ways;
  return isTooMuch ? { kind: 'mixed', type, options: [], open: true } : value;
}
