import { writeCell } from '../store.ts';
import type { PreparedCall } from '../value.ts';
import { emit, inBranch, newCell, newId, type Frame, type Here } from './context.ts';

/** go f(...): a process of its own; what it writes stays with it, shared variables being read afresh. */
export function spawn(
  here: Here,
  call: PreparedCall,
  finish: ((inner: Here) => void) | null = null,
): void {
  const { builder } = here;
  const { body } = inBranch(here, (inner) => {
    const deferred = newCell(builder, 'defer');
    if (inner.flow.store !== null)
      writeCell(inner.flow.store, deferred, { kind: 'deferred', items: [] });
    const frame: Frame = {
      ...here.frame,
      caller: here.frame,
      isProcess: true,
      label: newId(builder),
      deferred,
      results: [],
      targets: [],
      recovers: false,
    };
    const process: Here = { ...inner, frame };
    // With something left to do at the end, the function is a call inside the process.
    builder.interpreter.perform(process, call, finish === null);
    finish?.(process);
  });
  if (body.length > 0) emit(here, { kind: 'go', body, span: call.span });
}
