import { integer } from '../../expression/expression.ts';
import { binary } from '../../expression/fold.ts';
import type { Quantity } from '../quantity.ts';
import type { FunctionId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { PlainBlock, PlainStatement } from '../../go/plain/statement.ts';
import { visitStatements } from '../../go/plain/walk.ts';
import { readLocal } from './cells.ts';
import {
  emit,
  keyAt,
  localType,
  placeOf,
  report,
  textAt,
  type Builder,
  type Frame,
  type Here,
  type Recovery,
} from './context.ts';
import { handOut } from './hand-out.ts';
import { branch, leave } from './join.ts';
import { runPerhaps } from './perhaps.ts';
import { readCell, writeCell } from './store.ts';
import { fresh } from './unknown.ts';
import type { NoReturn } from './no-return.ts';
import type { Deferred, Value, Target } from './value.ts';
import { primitiveOf } from './zero.ts';

/** Runs what the frame deferred, last first; each exit of the function has its own copy. */
function runDeferred(here: Here, node: object, given: Recovery = returning): void {
  const { builder, frame, flow } = here;
  if (flow.store === null) return;
  const list = readCell(flow.store, frame.deferred);
  if (list === null) return;
  if (list.kind !== 'deferred') throw new Error('what was deferred is no list');
  let { panicking } = given;
  for (let left = list.items.length - 1; left >= 0 && flow.store !== null; left--) {
    const item = list.items[left]!;
    // If the call panics in its turn, the others run behind that.
    writeCell(flow.store, frame.deferred, { kind: 'deferred', items: list.items.slice(0, left) });
    const recovery = { ...given, panicking };
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
    if (panicking === 'yes') panicking = panicsAfter(here.builder, item);
  }
}

const returning: Recovery = { panicking: 'no', thrown: null, unwinds: false };

/** Whether the panic goes on behind a deferred call, which may recover it. */
function panicsAfter(builder: Builder, { call, guards }: Deferred): Recovery['panicking'] {
  const recovers = targetRecovers(builder, call.target);
  if (recovers === 'no') return 'yes';
  return recovers === 'yes' && guards?.length === 0 ? 'no' : 'perhaps';
}

/** Nothing tells whether it was deferred: harmless if it does not communicate. */
function perhaps(here: Here, item: Deferred, run: (inner: Here) => void): void {
  const { flow } = here;
  const done = runPerhaps(here, item, run);
  if (done === null || done.length === 0) return;
  if (done.every((one) => one.kind === 'operation' && one.name === 'cancel')) {
    // Whether the context is cancelled here is anybody's guess.
    const span = placeOf(here, item.call.statement.span);
    const { loops } = flow;
    const request = {
      name: 'cancel is deferred',
      sort: 'bool',
      origin: 'computed',
      span,
      loops,
    } as const;
    const condition = fresh(here.builder, request);
    emit(here, { kind: 'if', condition, then: done, otherwise: [], span });
    return;
  }
  report(here.builder, 'go-defer-in-loop', placeOf(here, item.call.statement.span), {});
  flow.store = null;
}

/** return: what was deferred, then the end of the call or of the goroutine. */
export function returnFrom(here: Here, node: { readonly span: PlainSpan }): void {
  runDeferred(here, node);
  exitFrame(here, here.frame, node.span);
}

function exitFrame(here: Here, frame: Frame, span: PlainSpan): void {
  const place = placeOf(here, span);
  if (!frame.isProcess) return leave(here, frame.label, place);
  if (frame.process.parent === null)
    for (const local of frame.function.results) {
      const type = localType({ ...here, frame }, local);
      const value = readLocal({ ...here, frame }, local);
      handOut(here, value, 'is returned', span, { type, isReturned: true });
    }
  emit(here, { kind: 'end', how: 'return', span: place });
  here.flow.store = null;
}

/**
 * The panic or runtime.Goexit unwinds the calls of this goroutine and runs what they deferred. A `fault` is a
 * panic that a channel makes: where nothing recovers it the program crashes.
 */
export function endGoroutine(
  here: Here,
  how: 'panic' | 'goexit' | 'fault',
  span: PlainSpan,
  thrown: Value | null = null,
): void {
  for (let frame: Frame | null = here.frame; frame !== null; frame = frame.caller) {
    const inFrame: Here = { ...here, frame };
    const recovers = how === 'goexit' ? 'no' : frameRecovers(inFrame);
    if (recovers === 'perhaps') {
      report(here.builder, 'go-unsupported', placeOf(here, span), { what: 'recover in a branch' });
      here.flow.store = null;
      return;
    }
    const panicking = how === 'goexit' ? 'no' : 'yes';
    runDeferred(inFrame, { span }, { panicking, thrown, unwinds: true });
    if (recovers === 'yes') return exitFrame(inFrame, frame, span);
    if (frame.isProcess) break;
  }
  noteEnd(here, span);
  if (how === 'fault') crash(here, span);
  emit(here, { kind: 'end', how: how === 'goexit' ? how : 'panic', span: placeOf(here, span) });
  here.flow.store = null;
}

/** What has a negative size cannot be made. */
function crash(here: Here, span: PlainSpan): void {
  const place = placeOf(here, span);
  const key = keyAt(here, span, ' fault');
  const request = { key, kind: 'slice', name: 'fault', span: place } as const;
  const primitive = primitiveOf(here.builder, request, here.flow.loops);
  emit(here, { kind: 'make', primitive, capacity: integer(-1), span: place });
}

/** os.Exit and log.Fatal: nothing that was deferred runs. */
export function exitProgram(here: Here, span: PlainSpan): void {
  noteEnd(here, span);
  emit(here, { kind: 'end', how: 'exit', span: placeOf(here, span) });
  here.flow.store = null;
}

/** A call of the library that never returns. */
export function endCall(here: Here, how: NoReturn, span: PlainSpan): void {
  if (how === 'exit') exitProgram(here, span);
  else endGoroutine(here, how, span);
}

function noteEnd(here: Here, span: PlainSpan): void {
  const what = textAt(here, span).replace(/\(.*$/, '');
  report(here.builder, 'go-note-end', placeOf(here, span), { what });
}

/** Whether a panic ends in this frame: recover counts only directly in a function that is deferred. */
export function frameRecovers({ builder, frame, flow }: Here): Recovers {
  const list = flow.store === null ? null : readCell(flow.store, frame.deferred);
  if (list?.kind !== 'deferred') return 'no';
  const found = list.items.map(({ call, guards }) => {
    const inside = targetRecovers(builder, call.target);
    return inside === 'yes' && guards?.length !== 0 ? 'perhaps' : inside;
  });
  if (found.includes('yes')) return 'yes';
  return found.includes('perhaps') ? 'perhaps' : 'no';
}

type Recovers = 'yes' | 'no' | 'perhaps';

/** What is not followed may recover. */
function targetRecovers(builder: Builder, target: Target): Recovers {
  switch (target.kind) {
    case 'function':
      return recoversIn(builder, target.function);
    case 'value':
      return valueRecovers(builder, target.value);
    case 'method':
    case 'unknown':
      return 'perhaps';
  }
}

function valueRecovers(builder: Builder, value: Value): Recovers {
  switch (value.kind) {
    case 'closure':
      return recoversIn(builder, value.function);
    case 'known-function':
    case 'nil':
      return 'no';
    case 'either': {
      const then = valueRecovers(builder, value.then);
      return then === valueRecovers(builder, value.otherwise) ? then : 'perhaps';
    }
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'struct':
    case 'native':
    case 'quantity':
    case 'text':
    case 'elements':
    case 'boxed':
    case 'outside':
    case 'mixed':
    case 'deferred':
    case 'opaque':
      return 'perhaps';
  }
}

function recoversIn(builder: Builder, id: FunctionId): Recovers {
  const { body, origin } = builder.program.functions[id]!;
  if (recoversAlways(body)) return 'yes';
  // A wrapper does not count as a function of its own.
  const [only] = body;
  if (origin === 'wrapper' && only?.kind === 'call' && only.callee.kind === 'static')
    return recoversIn(builder, only.callee.function);
  return mentionsRecover(body) ? 'perhaps' : 'no';
}

/** It comes to a recover on every way through it. */
function recoversAlways(block: PlainBlock): boolean {
  for (const statement of block) {
    if (statement.kind === 'recover') return true;
    if (statement.kind === 'block' && recoversAlways(statement.body)) return true;
    if (mayEnd(statement)) return false;
  }
  return false;
}

/** Control may leave it, or never come out of it. */
function mayEnd(statement: PlainStatement): boolean {
  let ends = false;
  visitStatements([statement], ({ kind }) => {
    ends ||= kind === 'return' || kind === 'break' || kind === 'continue' || kind === 'panic';
  });
  return ends;
}

function mentionsRecover(block: PlainBlock): boolean {
  let isMentioned = false;
  visitStatements(block, ({ kind }) => (isMentioned ||= kind === 'recover'));
  return isMentioned;
}
