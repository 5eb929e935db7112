import { isElement } from './aliases.ts';
import type { Here } from './context.ts';
import { mayChange } from './kept.ts';
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
  if (!mayChange(builder, spot)) return;
  const { read, crossed } = builder.reads;
  const part = `${spot.cell.key} ${spot.path.join('.')}`;
  const called = crossed.get(part);
  if (called === null) give(here, 'foreign-data', `nobody else changes ${name}`, span);
  else if (called !== undefined) give(here, 'foreign-data', `${called} leaves ${name} alone`, span);
  read.add(part);
}
