import type { Span } from '../../base/span.ts';
import { readCell, writeCell } from '../store.ts';
import type { Deferred } from '../value.ts';
import { emit, report, textAt, type Frame, type Here } from './context.ts';
import { branch, leave } from './join.ts';
import type { Quantity } from '../../model/quantity.ts';
import { binary } from '../../expression/fold.ts';

export function deferCall(here: Here, item: Deferred): void {
  const { store } = here.flow;
  if (store === null) return;
  const before = readCell(store, here.frame.deferred);
  const items = before?.kind === 'deferred' ? before.items : [];
  writeCell(store, here.frame.deferred, { kind: 'deferred', items: [...items, item] });
}

/** Runs what the frame deferred, last first; each exit of the function has its own copy. */
export function runDeferred(here: Here): void {
  const { builder, frame, flow } = here;
  if (flow.store === null) return;
  const list = readCell(flow.store, frame.deferred);
  if (list?.kind !== 'deferred') return;
  writeCell(flow.store, frame.deferred, { kind: 'deferred', items: [] });
  for (const { call, guards } of list.items.toReversed()) {
    const run = (inner: Here): void => void builder.interpreter.perform(inner, call, false);
    if (guards.length === 0) run(here);
    else
      branch(
        here,
        guards.reduce((a: Quantity, b) => binary('&&', a, b)),
        call.span,
        run,
        () => undefined,
      );
  }
}

/** return: what was deferred, then the end of the call or of the goroutine. */
export function returnFrom(here: Here, span: Span): void {
  runDeferred(here);
  exitFrame(here, here.frame, span);
}

function exitFrame(here: Here, frame: Frame, span: Span): void {
  if (!frame.isProcess) return leave(here, frame.label, span);
  emit(here, { kind: 'end', how: 'return', span });
  here.flow.store = null;
}

/**
 * panic and runtime.Goexit unwind the calls of this goroutine and run what they deferred. A panic
 * stops at a call that recovers, and goes on after it.
 */
export function unwind(here: Here, how: 'panic' | 'goexit', span: Span): void {
  for (let frame: Frame | null = here.frame; frame !== null; frame = frame.caller) {
    const inFrame: Here = { ...here, frame };
    const before = here.builder.panicking.now;
    here.builder.panicking.now = how === 'panic';
    runDeferred(inFrame);
    here.builder.panicking.now = before;
    if (how === 'panic' && frame.recovers) return exitFrame(inFrame, frame, span);
    if (frame.isProcess) break;
  }
  noteEnd(here, span);
  emit(here, { kind: 'end', how, span });
  here.flow.store = null;
}

/** os.Exit and log.Fatal: nothing that was deferred runs. */
export function exitProgram(here: Here, span: Span): void {
  noteEnd(here, span);
  emit(here, { kind: 'end', how: 'exit', span });
  here.flow.store = null;
}

function noteEnd(here: Here, span: Span): void {
  const what = textAt(here.builder, span).replace(/\(.*$/, '');
  report(here.builder, 'go-note-end', span, { what });
}
