import type { PreparedCall } from './value.ts';
import type { Here } from './context.ts';
import { readCell, writeCell } from './store.ts';

export function deferTo(here: Here, call: PreparedCall): void {
  const { store } = here.flow;
  if (store === null) return;
  const { deferred } = here.frame;
  const before = readCell(store, deferred);
  const items = before?.kind === 'deferred' ? before.items : [];
  writeCell(store, deferred, { kind: 'deferred', items: [...items, { call, guards: [] }] });
}
