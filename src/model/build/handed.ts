import type { TypeId } from '../../go/plain/ids.ts';
import { partsOfType } from './types-along.ts';
import { carries, mixed, reachedFrom } from './carry.ts';
import { fieldName, shapeOf, type Builder, type Here } from './context.ts';
import { isKept } from './kept.ts';
import { pointeeKeys } from './pointee-key.ts';
import { partAt, writeSpot } from './memory.ts';
import { readCell, writeCell } from './store.ts';
import { fresh, spread, unknownValue } from './unknown.ts';
import { quantityValue, type Cell, type Value } from './value.ts';

/**
 * What unknown pointers, slices and maps lead to may be changed by code that is not followed and gets hold of them.
 * Returns what may have changed, by cell.
 */
export function forgetHanded(here: Here, values: readonly Value[]): readonly string[] {
  const { builder, flow } = here;
  const { store } = flow;
  if (store === null) return [];
  const { opaques } = reachedFrom(here, values);
  if (opaques.length === 0) return [];
  // What was not read yet has no cell so far.
  const handed = opaques.flatMap(({ id }) => pointeeKeys(id));
  const objects = objectsBehind(
    builder,
    opaques.map(({ type }) => type),
  );
  for (const cell of [...builder.outside.values()]) {
    const held = readCell(store, cell);
    if (held === null) continue;
    const paths = changedPaths(builder, cell, objects);
    if (paths.length > 0) handed.push(cell.key);
    for (const path of paths) {
      builder.counter.steps += 20;
      const part = partAt(here, held, path.steps);
      const name = cell.name ?? 'a value';
      if (part !== null)
        writeSpot(here, { cell, path: path.steps }, changed(here, path.type, name, part));
    }
  }
  for (const cell of builder.counted.values())
    if (objects.has(cell.type) && readCell(store, cell) !== null)
      writeCell(store, cell, anyLength(here, cell));
  return handed;
}

interface Changed {
  readonly steps: readonly number[];
  readonly type: TypeId;
}

/** The cell itself where it is such an object or lies in one, else its parts that are. */
function changedPaths(builder: Builder, cell: Cell, objects: Objects): readonly Changed[] {
  const all = [...objects];
  const isWithin = all.some(([one]) => partsOfType(builder, one, cell.type).length > 0);
  if (isWithin) return [{ steps: [], type: cell.type }];
  return all.flatMap(([type, { isElement }]) =>
    partsOfType(builder, cell.type, type)
      .filter((part) => part.isElement || !isElement)
      .map(({ path }) => ({ steps: path, type })),
  );
}

/** By type; whether they are only known to lie in arrays. */
type Objects = ReadonlyMap<TypeId, { readonly isElement: boolean }>;

/** The types of what pointers lead to, of elements, and of maps, as far as types tell. */
function objectsBehind(builder: Builder, types: readonly TypeId[]): Objects {
  const objects = new Map<TypeId, { readonly isElement: boolean }>();
  const seen = new Set<TypeId>();
  const pending = [...types];
  const add = (object: TypeId, inner: TypeId, isElement = false): void => {
    objects.set(object, { isElement: isElement && objects.get(object)?.isElement !== false });
    pending.push(inner);
  };
  for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
    if (seen.has(type)) continue;
    seen.add(type);
    const shape = shapeOf(builder, type);
    switch (shape.kind) {
      case 'pointer':
        add(shape.element, shape.element);
        break;
      case 'slice':
        add(shape.element, shape.element, true);
        break;
      case 'map':
        add(type, shape.value);
        pending.push(shape.key);
        break;
      case 'array':
        pending.push(shape.element);
        break;
      case 'struct':
        pending.push(...shape.fields.map((field) => field.type));
        break;
      case 'boolean':
      case 'integer':
      case 'float':
      case 'complex':
      case 'string':
      case 'channel':
      case 'function':
      case 'interface':
      case 'native':
      case 'unknown':
    }
  }
  return objects;
}

/** Any value of the type, except that channels, functions and locks are taken to be what they were. */
function changed(here: Here, type: TypeId, name: string, held: Value): Value {
  const { builder } = here;
  const shape = shapeOf(builder, type);
  if (isKept(builder, type)) return held;
  const wide = held.kind === 'opaque' ? spread(here, held) : held;
  if (wide.kind === 'struct' && shape.kind === 'struct')
    return {
      ...wide,
      fields: wide.fields.map((field, at) =>
        changed(here, shape.fields[at]!.type, fieldName(here, name, type, at), field),
      ),
    };
  const made = unknownValue(builder, {
    name,
    type,
    origin: 'computed',
    span: builder.reading.span,
    loops: here.flow.loops,
  });
  return carries(here, held) ? mixed(type, [held, made]) : made;
}

function anyLength({ builder, flow }: Here, { name }: Cell): Value {
  const length = fresh(builder, {
    name: name ?? 'a length',
    sort: 'int',
    origin: 'computed',
    span: builder.reading.span,
    loops: flow.loops,
    nonNegative: true,
  });
  return quantityValue(length);
}
