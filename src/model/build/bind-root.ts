import { bind } from './calls.ts';
import { cellOf } from './cells.ts';
import type { Here } from './context.ts';
import { writeCell } from './store.ts';
import { unknownValue } from './unknown.ts';
import { zeroValue } from './zero.ts';

/** The parameters of the function are the parameters of the model. */
export function bindRoot(here: Here): void {
  const { builder, frame, flow } = here;
  const { store } = flow;
  if (store === null) return;
  writeCell(store, frame.deferred, { kind: 'deferred', items: [] });
  frame.function.parameters.forEach((local, at) => {
    const { name, type } = frame.function.locals[local]!;
    const cell = cellOf(here, local);
    const value = unknownValue(builder, {
      name: name ?? `parameter ${at + 1}`,
      type,
      origin: 'parameter',
      span: cell.span,
      loops: [],
      key: `parameter ${at}`,
    });
    bind(here, local, value);
  });
  for (const local of frame.function.results) {
    const { name, type } = frame.function.locals[local]!;
    const cell = cellOf(here, local);
    const making = { key: cell.key, name: name ?? 'result', span: cell.span };
    bind(here, local, zeroValue(here, type, making));
  }
}
