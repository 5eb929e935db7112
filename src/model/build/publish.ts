import type { Here } from './context.ts';
import { withOption } from './sharing.ts';
import { readCell } from './store.ts';
import type { Cell, Value } from './value.ts';

/** What a cell holds from now on: as long as nobody else runs, only the last of these can ever be seen by others. */
export function noteWritten({ builder: { sharing }, flow }: Here, cell: Cell, value: Value): void {
  if (flow.alone) {
    sharing.early.set(cell.key, cell);
    return;
  }
  const known = sharing.written.get(cell.key);
  const options = withOption(known?.options ?? [], value);
  sharing.written.set(cell.key, { options, reach: known?.reach ?? 'own' });
}

/** From here on others may run: they find what the cells hold now. */
export function publish(here: Here): void {
  const { builder, flow } = here;
  const { store } = flow;
  if (!flow.alone || store === null) return;
  flow.alone = false;
  for (const cell of builder.sharing.early.values()) {
    const held = readCell(store, cell);
    if (held !== null) noteWritten(here, cell, held);
  }
}
