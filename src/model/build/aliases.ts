import type { TypeId } from '../../go/plain/ids.ts';
import { shapeOf, type Builder, type Here } from './context.ts';
import { partAt, writeSpot } from './memory.ts';
import { readCell } from './store.ts';
import { unknownValue } from './unknown.ts';
import { someElement, type Cell, type Spot, type Value } from './value.ts';

/**
 * What a write through an unknown pointer, or to a variable of the package, may change besides: two pointers may lead
 * to one object, or one of them into the object of the other.
 */
export function forgetAliases(here: Here, spot: Spot, value: Value): void {
  const { builder, flow } = here;
  const { store } = flow;
  const { key } = spot.cell;
  if (store === null || (!builder.outside.has(key) && !isGlobal(spot.cell))) return;
  for (const other of [...builder.outside.values()]) {
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

/** What type the value at a spot is of. */
export const typeAt = (builder: Builder, { cell, path }: Spot): TypeId =>
  typesAlong(builder, cell.type, path).at(-1)!;

/** The type of a value, of its part where the path begins, and so on. */
function typesAlong(builder: Builder, type: TypeId, path: readonly number[]): readonly TypeId[] {
  const types = [type];
  for (const step of path) {
    const shape = shapeOf(builder, types.at(-1)!);
    const next =
      shape.kind === 'struct'
        ? shape.fields[step]?.type
        : shape.kind === 'array'
          ? shape.element
          : undefined;
    if (next === undefined) return types;
    types.push(next);
  }
  return types;
}

interface Part {
  readonly path: readonly number[];
  /** It is an element of an array. */
  readonly isElement: boolean;
}

/** Where values of a type lie in those of another one, not behind pointers. */
export function partsOfType(builder: Builder, type: TypeId, wanted: TypeId): readonly Part[] {
  const found: Part[] = [];
  const visit = (one: TypeId, path: readonly number[], isIn: boolean): void => {
    if (one === wanted) found.push({ path, isElement: isIn });
    const shape = shapeOf(builder, one);
    if (shape.kind === 'array') visit(shape.element, [...path, someElement], true);
    if (shape.kind === 'struct')
      shape.fields.forEach((field, at) => visit(field.type, [...path, at], false));
  };
  visit(type, [], false);
  return found;
}
