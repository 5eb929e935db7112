import type { Span } from '../../base/span.ts';
import type { GoType } from '../../go/syntax.ts';
import { readCell, writeCell, type Store } from '../store.ts';
import type { Cell, GoObject, Opaque, Value } from '../value.ts';
import { newCell, newId, type Frame, type Here } from './context.ts';
import { underlying } from './sources.ts';
import { isIdentity, typeOfValue, unknownHere } from './variables.ts';

/**
 * The fields of structs are followed along the paths of the fragment as variables are. Side
 * conditions: nothing writes the field in a loop, in a function literal or in a goroutine, nor, for
 * what a goroutine reads, at a time when goroutines may already run.
 */
export function isFollowed({ builder, frame }: Here, field: string): boolean {
  const { writes, looseWrites, lateWrites } = builder.facts;
  if (!writes.has(field)) return true;
  return !looseWrites.has(field) && !(lateWrites.has(field) && isSpawned(frame));
}

function isSpawned(frame: Frame): boolean {
  for (let inner: Frame | null = frame; inner !== null; inner = inner.caller)
    if (inner.isProcess && inner.caller !== null) return true;
  return false;
}

export function newFieldCell(
  here: Here,
  field: string,
  initial: string | null = null,
  owned = true,
): Cell {
  const { builder } = here;
  const cell = newCell(builder, field);
  const cells = builder.fieldCells.get(field) ?? [];
  builder.fieldCells.set(field, cells);
  cells.push({ cell, initial, owned });
  return cell;
}

export const fieldKey = (owner: Opaque, field: string): string => `field ${owner.id} ${field}`;

/** Null for a field that is not its own, but that of something embedded. */
export function opaqueCell(here: Here, owner: Opaque, field: string): Cell | null {
  const { builder } = here;
  const key = fieldKey(owner, field);
  const known = builder.opaqueCells.get(key);
  if (known !== undefined) return known;
  if (structOf(here, owner.type)?.fields.some(({ name }) => name === field) !== true) return null;
  const made = newFieldCell(here, field, key, owner.own === true);
  builder.opaqueCells.set(key, made);
  return made;
}

/** The struct behind a type of this file, or behind a pointer to one. */
function structOf({ builder }: Here, type: GoType | null): (GoType & { kind: 'struct' }) | null {
  if (type === null) return null;
  const under = underlying(builder.index, type);
  const bare = under.kind === 'pointer' ? underlying(builder.index, under.element) : under;
  return bare.kind === 'struct' ? bare : null;
}

export const isStructType = ({ builder }: Here, type: GoType | null): boolean =>
  type !== null && underlying(builder.index, type).kind === 'struct';

/** What stood in a field from the start, where it is written on one path only. */
export function writeInitial(store: Store, cell: Cell, value: Value): void {
  let first = store;
  while (first.parent !== null) first = first.parent;
  if (!first.cells.has(cell)) first.cells.set(cell, value);
}

/** Somebody wrote this field of a struct, and it may have been any, or any that came from outside. */
export function forgetField(
  here: Here,
  field: string,
  { except, alsoOwned }: { readonly except: Cell | null; readonly alsoOwned: boolean },
  span: Span,
): void {
  const { store } = here.flow;
  for (const { cell, initial, owned } of here.builder.fieldCells.get(field) ?? []) {
    if (store === null || cell === except || (owned && !alsoOwned)) continue;
    const first = initial === null ? undefined : here.builder.remembered.get(initial);
    if (first !== undefined) writeInitial(store, cell, first);
    forgetCell(here, field, cell, span);
  }
}

function forgetCell(here: Here, name: string, cell: Cell, span: Span): void {
  const { store } = here.flow;
  const held = store === null ? null : readCell(store, cell);
  if (store === null || held === null || isIdentity(held)) return;
  writeCell(store, cell, unknownHere(here, name, typeOfValue(held), span, held));
}

/** A struct that others have seen may hold other numbers from now on, and so may those inside it. */
export function forgetObject(
  here: Here,
  object: GoObject,
  span: Span,
  seen = new Set<GoObject>(),
): void {
  if (seen.has(object)) return;
  seen.add(object);
  const { store } = here.flow;
  for (const [name, cell] of object.fields) {
    const held = store === null ? null : readCell(store, cell);
    if (held?.kind === 'object') forgetObject(here, held.object, span, seen);
    forgetCell(here, name, cell, span);
  }
}

/** Of a struct with more the copy is one that nothing is known of. */
const mostFields = 200;

/** y := x of a struct: from now on there are two. */
export function copied(
  here: Here,
  value: Value,
  readField: (owner: Opaque, field: string) => Value,
): Value {
  const { builder, flow } = here;
  const { store } = flow;
  const { writes } = builder.facts;
  if (store === null) return value;
  if (value.kind === 'object') {
    const { object } = value;
    const fields = new Map<string, Cell>();
    for (const [field, cell] of object.fields) {
      const own = newFieldCell(here, field);
      fields.set(field, own);
      const held = readCell(store, cell);
      if (held !== null) writeCell(store, own, held);
    }
    return { kind: 'object', object: { ...object, id: newId(builder), fields }, pointer: false };
  }
  const struct = value.kind === 'opaque' ? structOf(here, value.type) : null;
  if (value.kind !== 'opaque' || struct === null) return value;
  // Where nobody writes to fields they cannot be told apart.
  if (!struct.fields.some(({ name }) => writes.has(name))) return value;
  const copy: Opaque = { ...value, id: newId(builder), own: true };
  if (struct.fields.length > mostFields) return copy;
  for (const { name, embedded } of struct.fields)
    if (!embedded) builder.remembered.set(fieldKey(copy, name), readField(value, name));
  return copy;
}

/** x = y of structs: x stays where it is, so that those who have its address see what it holds now. */
export function overwrite(here: Here, target: GoObject, value: Value, span: Span): void {
  const { store } = here.flow;
  if (store === null) return;
  for (const [field, cell] of target.fields) {
    const from = value.kind === 'object' ? value.object.fields.get(field) : undefined;
    const held = from === undefined ? null : readCell(store, from);
    if (held !== null) writeCell(store, cell, held);
    else forgetCell(here, field, cell, span);
  }
}
