import { binary } from '../../expression/fold.ts';
import { integer } from '../../expression/expression.ts';
import { visitLeaves } from '../../expression/walk.ts';
import { loopsOf, type Quantity } from '../quantity.ts';
import { difference, either } from './after-loop.ts';
import type { Here } from './context.ts';
import type { Heads } from './heads.ts';
import type { Trial } from './looping.ts';
import { readCell, writeCell } from './store.ts';
import { sameValue } from './same-value.ts';
import type { Cell, Value } from './value.ts';

/**
 * The iteration that finds that there is no further one also wrote what stands before its test:
 * `for { k++; if k > n { break } }` leaves k one further than its iterations do.
 */
export function lastIteration(here: Here, loop: number, heads: Heads, trial: Trial): void {
  const { store } = here.flow;
  const [leaving] = trial.breaks;
  if (store === null || leaving === undefined) return;
  for (const [key, { cell, value }] of leaving.inside ?? leaving.written) {
    const after = readCell(store, cell);
    const outlived = leaving.written.get(key)?.value;
    if (after === null || outlived === undefined) continue;
    const head = heads.cells.get(key)?.value ?? after;
    if (sameValue(head, value)) continue;
    const what: Changed = { loop, heads, cell, outlived };
    writeCell(store, cell, changed(here, what, head, value, after));
  }
}

interface Changed {
  readonly loop: number;
  readonly heads: Heads;
  readonly cell: Cell;
  /** The value as it is seen behind the loop. */
  readonly outlived: Value;
}

/** What `after` is behind the same statements that made `value` of `head`. */
function changed(here: Here, what: Changed, head: Value, value: Value, after: Value): Value {
  if (value.kind === 'quantity') {
    const { quantity } = value;
    if (isSame(what, quantity)) return value;
    if (head.kind === 'quantity' && after.kind === 'quantity') {
      const step = difference(head.quantity, quantity);
      if (step !== null) return { ...after, quantity: binary('+', after.quantity, integer(step)) };
    }
  }
  return either(here, what.cell, what.cell.type, after, what.outlived);
}

/** It is the same in every iteration. */
function isSame({ loop, heads }: Changed, quantity: Quantity): boolean {
  if (loopsOf(quantity).has(loop)) return false;
  const carried = new Set(
    [...heads.cells.values()].flatMap((one) => one.carried.map(({ id }) => id)),
  );
  let isFixed = true;
  visitLeaves(quantity, (leaf) => {
    if (leaf.kind === 'source' && carried.has(leaf.source.id)) isFixed = false;
  });
  return isFixed;
}
