import { cellsOf, valuesIn } from './parts.ts';
import type { Cell, Value } from './value.ts';

/** What lies in a value, at whatever depth, as far as it leads anywhere; values never change. */
interface Contents {
  /** Channels, locks, functions, boxes, what is unknown or one of several. */
  readonly notable: readonly Value[];
  readonly cells: readonly Cell[];
  /** Those that its closures hold. */
  readonly captured: readonly Cell[];
}

const nothing: Contents = { notable: [], cells: [], captured: [] };

const isNotable: Readonly<Record<Value['kind'], boolean>> = {
  channel: true,
  native: true,
  'known-function': true,
  closure: true,
  boxed: true,
  mixed: true,
  opaque: true,
  quantity: false,
  text: false,
  nil: false,
  pointer: false,
  struct: false,
  elements: false,
  slice: false,
  map: false,
  outside: false,
  either: false,
  deferred: false,
};

const known = new WeakMap<Value, Contents>();

/** The same values are looked through again and again, and most lead nowhere. */
export function contentsOf(value: Value): Contents {
  const before = known.get(value);
  if (before !== undefined) return before;
  const parts = valuesIn(value)
    .map(contentsOf)
    .filter((one) => one !== nothing);
  const cells = value.kind === 'closure' ? [] : cellsOf(value);
  const captured = value.kind === 'closure' ? value.captures : [];
  const own = isNotable[value.kind] ? [value] : [];
  const found = [own, cells, captured].every((list) => list.length === 0)
    ? joined(parts)
    : joined([{ notable: own, cells, captured }, ...parts]);
  known.set(value, found);
  return found;
}

function joined(parts: readonly Contents[]): Contents {
  const [only, ...more] = parts;
  if (only === undefined) return nothing;
  if (more.length === 0) return only;
  return {
    notable: parts.flatMap(({ notable }) => notable),
    cells: parts.flatMap(({ cells }) => cells),
    captured: parts.flatMap(({ captured }) => captured),
  };
}
