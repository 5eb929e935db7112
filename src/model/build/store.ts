import type { Cell, Value } from './value.ts';

/** What the cells hold on one path, by key; a branch writes into a layer of its own. */
export interface Store {
  readonly parent: Store | null;
  readonly cells: Map<string, Held>;
}

export interface Held {
  readonly cell: Cell;
  readonly value: Value;
}

export const branchOf = (store: Store): Store => ({ parent: store, cells: new Map() });

export function readCell(store: Store, cell: Cell): Value | null {
  for (let layer: Store | null = store; layer !== null; layer = layer.parent) {
    const held = layer.cells.get(cell.key);
    if (held !== undefined) return held.value;
  }
  return null;
}

export function writeCell(store: Store, cell: Cell, value: Value): void {
  store.cells.set(cell.key, { cell, value });
}

/** What stood there from the start; null for what was made on the way. */
export function firstHeld(store: Store, cell: Cell): Value | null {
  return rootOf(store).cells.get(cell.key)?.value ?? null;
}

function rootOf(store: Store): Store {
  let root = store;
  while (root.parent !== null) root = root.parent;
  return root;
}

/** What stood there from the start, whichever path looks first. */
export function initializeAtRoot(store: Store, cell: Cell, value: Value): void {
  const root = rootOf(store);
  if (!root.cells.has(cell.key)) root.cells.set(cell.key, { cell, value });
}

/** The cells that were written since `base`, with what they hold now. */
export function writtenSince(store: Store, base: Store): ReadonlyMap<string, Held> {
  const written = new Map<string, Held>();
  for (let layer: Store | null = store; layer !== null && layer !== base; layer = layer.parent)
    for (const [key, held] of layer.cells) if (!written.has(key)) written.set(key, held);
  return written;
}
