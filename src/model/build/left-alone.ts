import { fieldKey } from '../../go/plain/package-state.ts';
import { isElement, typeAt } from './aliases.ts';
import { shapeOf, type Here } from './context.ts';
import { isKept } from './kept.ts';
import { give } from './others.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { Spot } from './value.ts';

/** Of something that came from outside, or ended there: others may have changed before what they reach. */
export function noteHeard({ builder }: Here): void {
  const { read, crossed } = builder.reads;
  for (const part of read) crossed.set(part, null);
}

/**
 * A function value or method of the caller's may change what is the caller's, too. What was read before is taken to
 * stay as it is, which is granted where it is read again.
 */
export function noteCall({ builder }: Here, called: string): void {
  const { read, crossed } = builder.reads;
  for (const part of read) if (!crossed.has(part)) crossed.set(part, called);
}

/** Whoever was handed data earlier could have kept it, and code that is not followed runs again. */
export function noteUnread({ builder }: Here): void {
  const { lent, kept } = builder.reads;
  for (const [cell, keeper] of lent) kept.set(cell, keeper);
}

/** From now on `called` has a way to what is in these cells. */
export function noteLent({ builder }: Here, called: string, cells: readonly string[]): void {
  const { lent, kept } = builder.reads;
  for (const key of cells) {
    lent.set(key, called);
    kept.delete(key);
  }
}

export function noteRead(here: Here, spot: Spot, span: PlainSpan, name: string): void {
  const { builder } = here;
  const keeper = builder.reads.kept.get(spot.cell.key);
  if (keeper !== undefined)
    give(here, 'foreign-data', `${keeper} keeps nothing that it is handed`, span);
  // Elements of unknown slices are read anew each time.
  if (!builder.outside.has(spot.cell.key) || isElement(spot.cell)) return;
  if (!mayChange(here, spot)) return;
  const { read, crossed } = builder.reads;
  const part = `${spot.cell.key} ${spot.path.join('.')}`;
  const called = crossed.get(part);
  if (called === null) give(here, 'foreign-data', `nobody else changes ${name}`, span);
  else if (called !== undefined) give(here, 'foreign-data', `${called} leaves ${name} alone`, span);
  read.add(part);
}

/** A field that nobody assigns keeps its value. */
function mayChange({ builder }: Here, { cell, path }: Spot): boolean {
  const type = typeAt(builder, { cell, path });
  const last = path.at(-1);
  const shape = shapeOf(builder, type);
  if (isKept(builder, type)) return false;
  // A lock is a struct of its state alone: who holds it, or what a group counts, is granted where it is used.
  if (shape.kind === 'struct' && shape.fields.every((field) => isKept(builder, field.type)))
    return false;
  if (last === undefined) return shape.kind !== 'struct';
  const owner = typeAt(builder, { cell, path: path.slice(0, -1) });
  return (
    shapeOf(builder, owner).kind !== 'struct' ||
    builder.effects.changedFields.has(fieldKey(owner, last))
  );
}
