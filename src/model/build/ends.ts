import { binary } from '../../expression/fold.ts';
import type { Quantity } from '../quantity.ts';
import type { FunctionId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { PlainBlock } from '../../go/plain/statement.ts';
import { escape } from './carry.ts';
import { readLocal } from './cells.ts';
import { emit, placeOf, report, textAt, type Builder, type Frame, type Here } from './context.ts';
import { visitPlain } from './effects.ts';
import { branch, leave } from './join.ts';
import { readCell, writeCell } from './store.ts';
import { fresh } from './unknown.ts';
import type { Deferred } from './value.ts';

/** Runs what the frame deferred, last first; each exit of the function has its own copy. */
export function runDeferred(here: Here, node: object, isPanicking = false): void {
  const { builder, frame, flow } = here;
  if (flow.store === null) return;
  const list = readCell(flow.store, frame.deferred);
  if (list?.kind !== 'deferred') return;
  writeCell(flow.store, frame.deferred, { kind: 'deferred', items: [] });
  for (const item of list.items.toReversed()) {
    const recovery = { panicking: isPanicking };
    const run = (inner: Here): void =>
      void builder.interpreter.call(
        { ...inner, frame: { ...inner.frame, recovery } },
        { ...item.call, exit: node },
      );
    if (item.guards === null) perhaps(here, item, run);
    else if (item.guards.length === 0) run(here);
    else
      branch(
        here,
        item.guards.reduce((a: Quantity, b) => binary('&&', a, b)),
        placeOf(here, item.call.statement.span),
        run,
        () => undefined,
      );
  }
}

/** Nothing tells whether it was deferred: harmless if it does not communicate. */
function perhaps(here: Here, item: Deferred, run: (inner: Here) => void): void {
  const { flow } = here;
  const before = flow.out.length;
  run(here);
  if (flow.out.length === before) return;
  const done = flow.out.slice(before);
  if (done.every((one) => one.kind === 'operation' && one.name === 'cancel')) {
    // Whether the context is cancelled here is anybody's guess.
    const span = placeOf(here, item.call.statement.span);
    const { loops } = flow;
    const request = { name: 'cancel is deferred', sort: 'bool', origin: 'computed', span, loops } as const;
    const condition = fresh(here.builder, request);
    flow.out.splice(before, done.length, { kind: 'if', condition, then: done, otherwise: [], span });
    return;
  }
  report(here.builder, 'go-defer-in-loop', placeOf(here, item.call.statement.span), {});
  flow.store = null;
}

/** return: what was deferred, then the end of the call or of the goroutine. */
export function returnFrom(here: Here, node: { readonly span: PlainSpan }): void {
  const { frame } = here;
  if (frame.caller === null)
    for (const local of frame.function.results)
      escape(here, readLocal(here, local), 'is returned', placeOf(here, node.span));
  runDeferred(here, node);
  exitFrame(here, here.frame, node.span);
}

function exitFrame(here: Here, frame: Frame, span: PlainSpan): void {
  const place = placeOf(here, span);
  if (!frame.isProcess) return leave(here, frame.label, place);
  emit(here, { kind: 'end', how: 'return', span: place });
  here.flow.store = null;
}

/** The panic or runtime.Goexit unwinds the calls of this goroutine and runs what they deferred. */
export function endGoroutine(here: Here, how: 'panic' | 'goexit', span: PlainSpan): void {
  for (let frame: Frame | null = here.frame; frame !== null; frame = frame.caller) {
    const inFrame: Here = { ...here, frame };
    const recovers = how === 'panic' ? recovery(inFrame) : 'no';
    if (recovers === 'perhaps') {
      report(here.builder, 'go-unsupported', placeOf(here, span), { what: 'recover in a branch' });
      here.flow.store = null;
      return;
    }
    runDeferred(inFrame, { span }, how === 'panic');
    if (recovers === 'yes') return exitFrame(inFrame, frame, span);
    if (frame.isProcess) break;
  }
  noteEnd(here, span);
  emit(here, { kind: 'end', how, span: placeOf(here, span) });
  here.flow.store = null;
}

/** os.Exit and log.Fatal: nothing that was deferred runs. */
export function exitProgram(here: Here, span: PlainSpan): void {
  noteEnd(here, span);
  emit(here, { kind: 'end', how: 'exit', span: placeOf(here, span) });
  here.flow.store = null;
}

function noteEnd(here: Here, span: PlainSpan): void {
  const what = textAt(here, span).replace(/\(.*$/, '');
  report(here.builder, 'go-note-end', placeOf(here, span), { what });
}

/** Whether a panic ends in this frame: recover counts only directly in a function that is deferred. */
function recovery({ builder, frame, flow }: Here): 'yes' | 'no' | 'perhaps' {
  const list = flow.store === null ? null : readCell(flow.store, frame.deferred);
  if (list?.kind !== 'deferred') return 'no';
  const found = list.items.map(({ call, guards }) => {
    const inside =
      call.target.kind === 'function' ? recoversIn(builder, call.target.function) : 'no';
    return inside === 'yes' && guards?.length !== 0 ? 'perhaps' : inside;
  });
  if (found.includes('yes')) return 'yes';
  return found.includes('perhaps') ? 'perhaps' : 'no';
}

function recoversIn(builder: Builder, id: FunctionId): 'yes' | 'no' | 'perhaps' {
  const { body, origin } = builder.program.functions[id]!;
  if (body.some(({ kind }) => kind === 'recover')) return 'yes';
  // A wrapper does not count as a function of its own.
  const [only] = body;
  if (origin === 'wrapper' && only?.kind === 'call' && only.callee.kind === 'static')
    return recoversIn(builder, only.callee.function);
  return mentionsRecover(body) ? 'perhaps' : 'no';
}

function mentionsRecover(block: PlainBlock): boolean {
  let isMentioned = false;
  visitPlain(block, ({ kind }) => (isMentioned ||= kind === 'recover'));
  return isMentioned;
}
