import type { Quantity } from '../quantity.ts';
import { isElement } from './aliases.ts';
import { isIdentity } from './carry.ts';
import type { Here } from './context.ts';
import { mayBeReplaced, mayChange } from './kept.ts';
import { give } from './others.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { Spot, Value } from './value.ts';

/** Of something that came from outside, or ended there: others may have changed before what they reach. */
export function noteHeard({ builder }: Here): void {
  const { read, crossed, lent, kept } = builder.reads;
  for (const part of read) crossed.set(part, null);
  // Who was handed data may have run meanwhile.
  for (const [cell, keeper] of lent) kept.set(cell, keeper);
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

export function noteRead(here: Here, spot: Spot, span: PlainSpan, text: string): void {
  const { builder } = here;
  const keeper = builder.reads.kept.get(spot.cell.key);
  if (keeper !== undefined)
    give(here, 'foreign-data', `${keeper} keeps nothing that it is handed`, span);
  // Elements of unknown slices are read anew each time.
  if (!builder.outside.has(spot.cell.key) || isElement(spot.cell)) return;
  const { read, crossed, set } = builder.reads;
  const part = partOf(spot);
  if (!mayChange(builder, spot) && !(set.has(part) && mayBeReplaced(builder, spot))) return;
  const called = crossed.get(part);
  const name = withoutChange(text);
  if (called === null) give(here, 'foreign-data', `nobody else changes ${name}`, span);
  else if (called !== undefined) give(here, 'foreign-data', `${called} leaves ${name} alone`, span);
  read.add(part);
}

/** What was set here to something known is known until others may have changed it. */
export function noteSet({ builder }: Here, spot: Spot, value: Value): void {
  if (!builder.outside.has(spot.cell.key) || isElement(spot.cell)) return;
  const { read, crossed, set } = builder.reads;
  const part = partOf(spot);
  crossed.delete(part);
  if (!isFixed(value)) return void set.delete(part);
  read.add(part);
  set.add(part);
}

/** Behind a lock of others they may have set anew what was set here. */
export function noteLocked({ builder }: Here): void {
  const { crossed, set } = builder.reads;
  for (const part of set) crossed.set(part, null);
}

const partOf = ({ cell, path }: Spot): string => `${cell.key} ${path.join('.')}`;

const isFixed = (value: Value): boolean =>
  value.kind === 'quantity' ? isLiteral(value.quantity) : isIdentity(value);

const isLiteral = ({ kind }: Quantity): boolean => kind === 'integer' || kind === 'boolean';

/** What `w.n++` and `w.n += 1` read. */
const withoutChange = (text: string): string =>
  text.replace(/\s*(\+\+|--|(<<|>>|&\^|[-+*/%&|^])=.*)$/s, '');
