import type { TypeId } from '../../go/plain/ids.ts';
import { leak, reachedFrom } from './carry.ts';
import { fieldName, shapeOf, type Here } from './context.ts';
import { forgetHanded } from './handed.ts';
import { noteLent, noteUnread } from './left-alone.ts';
import { writeSpot } from './memory.ts';
import { readCell } from './store.ts';
import { unknownValue } from './unknown.ts';
import type { Cell, Value } from './value.ts';

/**
 * A function without text gets hold of what these lead to. What is plain data holds something unknown afterwards,
 * and is taken to hold it until it is handed out again; all else may change at any time.
 */
export function lend(here: Here, values: readonly Value[], called: string): void {
  const { store } = here.flow;
  if (store === null) return;
  noteUnread(here);
  const handed = [...forgetHanded(here, values)];
  const direct = reachedFrom(here, values, { throughClosures: false }).cells;
  const rest: Cell[] = [];
  for (const cell of reachedFrom(here, values).cells.values()) {
    const held = readCell(store, cell);
    const after = direct.has(cell.key) && held !== null ? changed(here, cell, held) : null;
    if (after === null) rest.push(cell);
    else {
      writeSpot(here, { cell, path: [] }, after);
      handed.push(cell.key);
      here.builder.strayed.cells.set(cell.key, cell);
    }
  }
  noteLent(here, called, handed);
  leak(
    here,
    rest.map((cell) => ({ kind: 'pointer', spot: { cell, path: [] } })),
  );
}

/** Any value of the type; null for one that is not plain data. */
function changed(here: Here, cell: Cell, held: Value): Value | null {
  return change(here, cell.type, cell.name ?? 'value', held);
}

function change(here: Here, type: TypeId, name: string, held: Value): Value | null {
  switch (held.kind) {
    case 'quantity':
    case 'text':
    case 'opaque':
      return unknownValue(here.builder, {
        name,
        type,
        origin: 'stored',
        span: here.builder.reading.span,
        loops: here.flow.loops,
        assumedStill: true,
      });
    case 'struct': {
      const shape = shapeOf(here.builder, held.type);
      if (shape.kind !== 'struct') return null;
      const fields = held.fields.map((field, at) =>
        change(here, shape.fields[at]!.type, fieldName(here, name, held.type, at), field),
      );
      const known = fields.filter((field) => field !== null);
      return known.length < fields.length ? null : { ...held, fields: known };
    }
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'nil':
    case 'native':
    case 'closure':
    case 'elements':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'either':
    case 'mixed':
    case 'deferred':
      return null;
  }
}
