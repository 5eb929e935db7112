import type { PreparedCall } from './value.ts';
import { emit, inBranch, keyAt, placeOf, type Here } from './context.ts';
import { publish } from './publish.ts';
import type { Process } from './sharing.ts';

/** go f(...): what it writes stays with it, shared cells being read as any of what is written to them. */
export function spawn(here: Here, call: PreparedCall): void {
  const { builder, frame, flow } = here;
  const { statement } = call;
  const key = keyAt(here, statement);
  publish(here);
  const process: Process = {
    key,
    parent: frame.process,
    started: ++builder.counter.sequence,
    loops: flow.loops,
  };
  const { body } = inBranch(here, (inner) => {
    inner.flow.silent = true;
    const running = { ...inner, frame: { ...frame, process, callSpan: frame.callSpan } };
    builder.interpreter.call(running, { ...call, isProcess: true });
  });
  builder.counter.sequence++;
  if (body.length > 0) emit(here, { kind: 'go', body, span: placeOf(here, statement.span) });
}
