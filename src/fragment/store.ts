import type { Cell, Value } from './value.ts';

/** What the cells hold on one path; a branch writes into a layer of its own. */
export interface Store {
  readonly parent: Store | null;
  readonly cells: Map<Cell, Value>;
}

export const branchOf = (store: Store): Store => ({ parent: store, cells: new Map() });

export function readCell(store: Store, cell: Cell): Value | null {
  for (let layer: Store | null = store; layer !== null; layer = layer.parent) {
    const value = layer.cells.get(cell);
    if (value !== undefined) return value;
  }
  return null;
}

export function writeCell(store: Store, cell: Cell, value: Value): void {
  store.cells.set(cell, value);
}

/** The cells that were written since `base`, with what they hold now. */
export function writtenSince(store: Store, base: Store): ReadonlyMap<Cell, Value> {
  const written = new Map<Cell, Value>();
  for (let layer: Store | null = store; layer !== null && layer !== base; layer = layer.parent)
    for (const [cell, value] of layer.cells) if (!written.has(cell)) written.set(cell, value);
  return written;
}
