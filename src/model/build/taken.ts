import { boolean } from '../../expression/expression.ts';
import type { Quantity } from '../quantity.ts';
import type { Here } from './context.ts';
import { readSpot, writeSpot } from './memory.ts';
import { settle } from './settle.ts';
import { quantityValue, type Cell, type Value } from './value.ts';

/** A channel that time serves, or a context. */
export type Outside = Value & { readonly kind: 'outside' };

export function writeTaken(here: Here, taken: Cell, quantity: Quantity): void {
  writeSpot(here, { cell: taken, path: [] }, quantityValue(quantity));
}

/** A value was received from it: of a ticker there are more. */
export function noteTaken(here: Here, { taken, delivers }: Outside): void {
  if (taken !== null && delivers === 'once') writeTaken(here, taken, boolean(true));
}

/**
 * Whether its value was taken, or it was stopped, as far as that is known here: other goroutines may stop, reset or
 * receive from it, too.
 */
export function isTaken(here: Here, { taken, delivers }: Outside): boolean | 'perhaps' {
  if (taken === null) return false;
  const value = settle(here, readSpot(here, { cell: taken, path: [] }, taken.type));
  if (value.kind !== 'quantity' || value.quantity.kind !== 'boolean') return 'perhaps';
  // In the next iteration it has been taken.
  const isAgain = here.flow.loops.some((loop) => !taken.loops.includes(loop));
  return isAgain && delivers === 'once' ? 'perhaps' : value.quantity.value;
}
