import type { Here } from './context.ts';
import { partAt, writeSpot } from './memory.ts';
import { readCell } from './store.ts';
import { partsOfType, typesAlong } from './types-along.ts';
import { unknownValue } from './unknown.ts';
import { type Cell, type Spot, type Value } from './value.ts';

/**
 * What a write through an unknown pointer, or to a variable of the package, may change besides: two pointers may lead
 * to one object, or one of them into the object of the other.
 */
export function forgetAliases(here: Here, spot: Spot, value: Value): void {
  const { builder, flow } = here;
  const { store } = flow;
  const { key } = spot.cell;
  if (store === null || (!builder.outside.has(key) && !isGlobal(spot.cell))) return;
  const { cells, pointees } = builder.strayed;
  const strayed = pointees.has(key) ? cells.values() : [];
  for (const other of [...builder.outside.values(), ...strayed]) {
    if (other.key === key || readCell(store, other) === null) continue;
    for (const touched of touchedBy(here, spot, value, other)) {
      // A function that is handed much pays for it here, not in statements.
      builder.counter.steps += 20;
      writeSpot(here, { cell: other, path: touched.path }, touched.value, false);
    }
  }
}

interface Touched {
  readonly path: readonly number[];
  readonly value: Value;
}

const isGlobal = ({ reach }: Cell): boolean => reach === 'global';

/** Elements of unknown slices lie in arrays, not in other things. */
export const isElement = ({ reach }: Cell): boolean => reach === 'outside elements';

function touchedBy(
  here: Here,
  { cell, path }: Spot,
  value: Value,
  other: Cell,
): readonly Touched[] {
  const { builder } = here;
  const around = typesAlong(builder, cell.type, path);
  const found: Touched[] = around.flatMap((type, at) =>
    type === other.type ? [{ path: path.slice(at), value }] : [],
  );
  const written = around.at(-1);
  if (written === undefined) return found;
  for (const inner of partsOfType(builder, written, other.type))
    if (inner.path.length > 0) {
      const part = partAt(here, value, inner.path) ?? unknownAs(here, other);
      found.push({ path: [], value: part });
    }
  // A variable lies in nothing else.
  if (isGlobal(cell)) return found;
  for (const outer of partsOfType(builder, other.type, cell.type))
    if (outer.path.length > 0 && (outer.isElement || !isElement(cell)))
      found.push({ path: [...outer.path, ...path], value });
  return found;
}

function unknownAs({ builder, flow }: Here, { name, type }: Cell): Value {
  return unknownValue(builder, {
    name: name ?? 'a value',
    type,
    origin: 'stored',
    span: builder.reading.span,
    loops: flow.loops,
  });
}
