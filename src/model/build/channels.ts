import { boolean, integer } from '../../expression/expression.ts';
import type { PlainStatement, ReceiveTargets, SelectCase } from '../../go/plain/statement.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { LocalId } from '../../go/plain/ids.ts';
import type { Span } from '../../base/span.ts';
import type {
  Alternative,
  Contexts,
  Decision,
  Operation,
  SelectCase as ModelCase,
} from '../statements.ts';
import { carries, escape } from './carry.ts';
import { writeLocal } from './cells.ts';
import {
  emit,
  inBranch,
  keyAt,
  localType,
  newCellName,
  placeOf,
  report,
  shapeOf,
  textAt,
  type Here,
  type Path,
} from './context.ts';
import { endGoroutine } from './ends.ts';
import { evaluate } from './evaluate.ts';
import { branch, joinPaths } from './join.ts';
import { noteHeard } from './left-alone.ts';
import { giveSelect } from './others.ts';
import { nameAt, withPrimitive } from './primitives.ts';
import { settle } from './settle.ts';
import { readCell, writeCell, writtenSince } from './store.ts';
import { toQuantity, unknownValue } from './unknown.ts';
import { quantityValue, type Value } from './value.ts';
import { primitiveOf } from './zero.ts';

type Statement<Kind extends PlainStatement['kind']> = Extract<PlainStatement, { kind: Kind }>;

export function makeChannel(here: Here, statement: Statement<'make-channel'>): void {
  const { builder, flow } = here;
  const { target, span } = statement;
  const capacity =
    statement.capacity === null
      ? integer(0)
      : toQuantity(
          here,
          evaluate(here, statement.capacity, span),
          'int',
          placeOf(here, span),
          textAt(here, span),
        );
  const primitive = primitiveOf(
    builder,
    {
      key: keyAt(here, statement),
      kind: 'channel',
      name: newCellName(here, target) ?? 'channel',
      span: placeOf(here, span),
    },
    flow.loops,
  );
  if (newCellName(here, target) === null) builder.unnamed.add(primitive.id);
  emit(here, { kind: 'make', primitive, capacity, span: placeOf(here, span) });
  writeLocal(here, target, { kind: 'channel', primitive, capacity });
}

export function send(here: Here, statement: Statement<'send'>): void {
  const { span } = statement;
  const channel = evaluate(here, statement.channel, span);
  const value = evaluate(here, statement.value, span);
  if (carries(here, value)) escape(here, value, 'is sent over a channel', placeOf(here, span));
  withPrimitive(here, channel, span, (inner, one) => {
    const place = placeOf(inner, span);
    if (one.kind === 'channel')
      emit(inner, { kind: 'operation', name: 'send', primitive: one.primitive, span: place });
    else if (one.kind === 'nil') stuckHere(inner, span);
    else reportForeign(inner, one, span);
  });
}

/** Nobody comes back from here. */
function stuckHere(here: Here, span: PlainSpan): void {
  emit(here, { kind: 'stuck', span: placeOf(here, span) });
  here.flow.store = null;
}

function reportForeign(here: Here, channel: Value, span: PlainSpan): void {
  const name =
    channel.kind === 'opaque' || channel.kind === 'outside' ? channel.name : nameAt(here, span);
  const isForeign = channel.kind === 'opaque' || channel.kind === 'outside';
  report(
    here.builder,
    isForeign ? 'go-foreign-channel' : 'go-unknown-channel',
    placeOf(here, span),
    { name },
  );
}

export function receive(here: Here, statement: Statement<'receive'>): void {
  const { span } = statement;
  const channel = evaluate(here, statement.channel, span);
  const received = receivedBy(here, statement, span);
  withPrimitive(here, channel, span, (inner, one) => {
    const place = placeOf(inner, span);
    if (one.kind === 'channel')
      emit(inner, {
        kind: 'operation',
        name: 'receive',
        primitive: one.primitive,
        span: place,
        ...okOf(received),
      });
    else if (one.kind === 'nil') stuckHere(inner, span);
    else if (one.kind === 'outside' && one.delivers !== 'perhaps') takeOutside(inner, one, span);
    else if (one.kind === 'outside' && one.contexts !== undefined)
      awaitContext(inner, { kind: 'outside', what: one.name, contexts: one.contexts }, place);
    else reportForeign(inner, one, span);
    hear(inner, one);
  });
  bindReceived(here, received);
}

/** Time alone tells nothing of what others did. */
function hear(here: Here, channel: Value): void {
  if (channel.kind === 'opaque') noteHeard(here);
  else if (channel.kind === 'outside') {
    const { contexts, delivers } = channel;
    const isForeign = contexts?.some(({ foreign }) => foreign) ?? delivers === 'perhaps';
    if (isForeign) noteHeard(here);
  }
}

/** <-ctx.Done() by itself: nobody may ever cancel it. */
function awaitContext(here: Here, alternative: Alternative, span: Span): void {
  emit(here, { kind: 'select', cases: [{ alternative, body: [], decides: [], span }], span });
}

/** A timer delivers one value: the second receive waits for ever. */
function takeOutside(here: Here, channel: Value & { kind: 'outside' }, span: PlainSpan): void {
  const { store } = here.flow;
  const { taken, delivers } = channel;
  if (taken === null || store === null || delivers === 'ever') return;
  const before = settle(here, readCell(store, taken) ?? quantityValue(boolean(false)));
  const isTaken = toQuantity(
    here,
    before,
    'bool',
    placeOf(here, span),
    `${channel.name} was taken`,
  );
  if (isTaken.kind !== 'boolean' || here.flow.loops.some((loop) => !taken.loops.includes(loop))) {
    reportForeign(here, channel, span);
    return;
  }
  if (isTaken.value) stuckHere(here, span);
  else writeCell(store, taken, quantityValue(boolean(true)));
}

interface Received {
  readonly target: LocalId;
  readonly value: Value;
}

/** What a receive gives: the value, and whether it was one. */
function receivedBy(
  here: Here,
  { value, ok }: ReceiveTargets,
  span: PlainSpan,
): { readonly value: Received | null; readonly ok: Received | null } {
  const given = (target: LocalId | null, what: string): Received | null =>
    target === null || here.flow.store === null
      ? null
      : {
          target,
          value: unknownValue(here.builder, {
            name: newCellName(here, target) ?? what,
            type: localType(here, target),
            origin: 'received',
            span: placeOf(here, span),
            loops: here.flow.loops,
          }),
        };
  const name = textAt(here, span);
  return { value: given(value, name), ok: given(ok, `ok of ${name}`) };
}

function okOf({ ok }: ReturnType<typeof receivedBy>): Pick<Operation, 'ok'> {
  if (ok?.value.kind !== 'quantity' || ok.value.quantity.kind !== 'source') return {};
  return { ok: ok.value.quantity.source };
}

function bindReceived(here: Here, { value, ok }: ReturnType<typeof receivedBy>): void {
  for (const one of [value, ok])
    if (one !== null && here.flow.store !== null) writeLocal(here, one.target, one.value);
}

export function closeChannel(here: Here, statement: Statement<'close'>): void {
  const { span } = statement;
  withPrimitive(here, evaluate(here, statement.channel, span), span, (inner, one) => {
    const place = placeOf(inner, span);
    if (one.kind === 'channel')
      emit(inner, { kind: 'operation', name: 'close', primitive: one.primitive, span: place });
    else if (one.kind === 'nil') endGoroutine(inner, 'fault', span);
    else reportForeign(inner, one, span);
  });
}

interface Prepared {
  readonly source: SelectCase;
  readonly alternative: Alternative | null;
  readonly received: ReturnType<typeof receivedBy> | null;
  /** A channel that is nil under this condition alone. */
  readonly channel: Value;
}

export function select(here: Here, statement: Statement<'select'>): void {
  const values = statement.cases.map((one) => {
    const { communication, span } = one;
    const channel = evaluate(here, communication.channel, span);
    if (communication.kind === 'send') {
      const value = evaluate(here, communication.value, span);
      if (carries(here, value)) escape(here, value, 'is sent over a channel', placeOf(here, span));
    }
    return channel;
  });
  splitSelect(here, statement, values);
}

/** Where it hangs on a condition which channel a case has, each way has its own select. */
function splitSelect(here: Here, statement: Statement<'select'>, values: readonly Value[]): void {
  const settled = values.map((value) => settle(here, value));
  const at = settled.findIndex(({ kind }) => kind === 'either');
  const open = settled[at];
  if (open?.kind === 'either') {
    const side =
      (value: Value) =>
      (inner: Here): void =>
        splitSelect(inner, statement, settled.with(at, value));
    return branch(
      here,
      open.condition,
      placeOf(here, statement.span),
      side(open.then),
      side(open.otherwise),
    );
  }
  const prepared = settled.flatMap((channel, index): readonly Prepared[] => {
    const source = statement.cases[index]!;
    if (channel.kind === 'nil') return [];
    const { communication } = source;
    const received =
      communication.kind === 'receive' ? receivedBy(here, communication, source.span) : null;
    const ok = received === null ? {} : okOf(received);
    const alternative = alternativeOf(here, source, channel, ok);
    return [{ source, channel, received, alternative }];
  });
  if (prepared.some(({ alternative }) => alternative === null)) {
    here.flow.store = null;
    return;
  }
  if (prepared.length === 0 && statement.default === null) return stuckHere(here, statement.span);
  if (prepared.length === 0 && statement.default !== null)
    return here.builder.interpreter.block(here, statement.default);
  runCases(here, statement, prepared);
}

function alternativeOf(
  here: Here,
  source: SelectCase,
  channel: Value,
  ok: Pick<Operation, 'ok'>,
): Alternative | null {
  const { span, communication } = source;
  const place = placeOf(here, span);
  let found: Alternative | null = null;
  withPrimitive(here, channel, span, (inner, one) => {
    if (one.kind === 'channel')
      found = {
        kind: 'operation',
        operation: {
          kind: 'operation',
          name: communication.kind,
          primitive: one.primitive,
          span: place,
          ...ok,
        },
      };
    else if (one.kind === 'outside' && one.delivers !== 'perhaps') found = timeoutOf(inner, one);
    else if (one.kind === 'outside') found = { kind: 'outside', what: one.name, ...contexts(one) };
    else if (one.kind === 'opaque') found = { kind: 'outside', what: one.name };
    else reportForeign(inner, one, span);
  });
  return found;
}

const contexts = ({
  contexts: known,
}: Value & { kind: 'outside' }): { readonly contexts?: Contexts } =>
  known === undefined ? {} : { contexts: known };

/** A timer that has fired before does not fire again. */
function timeoutOf(here: Here, channel: Value & { kind: 'outside' }): Alternative {
  const { name, taken, delivers } = channel;
  const { store } = here.flow;
  const before = taken === null || store === null ? null : readCell(store, taken);
  const isOpen =
    delivers === 'ever' ||
    taken === null ||
    (before?.kind === 'quantity' &&
      before.quantity.kind === 'boolean' &&
      !before.quantity.value &&
      here.flow.loops.every((loop) => taken.loops.includes(loop)));
  return isOpen
    ? { kind: 'timeout', what: name, ...contexts(channel) }
    : { kind: 'outside', what: name };
}

function runCases(here: Here, statement: Statement<'select'>, prepared: readonly Prepared[]): void {
  const { flow } = here;
  const base = flow.store;
  if (base === null) return;
  const paths: Path[] = [];
  const bodies: {
    readonly alternative: Alternative;
    readonly run: (inner: Here) => void;
    readonly span: PlainSpan;
  }[] = prepared.map(({ source, alternative, channel, received }) => ({
    alternative: alternative!,
    span: source.span,
    run: (inner) => {
      if (channel.kind === 'outside' && channel.taken !== null && inner.flow.store !== null)
        writeCell(inner.flow.store, channel.taken, quantityValue(boolean(true)));
      hear(inner, channel);
      if (received !== null) bindReceived(inner, received);
      inner.builder.interpreter.block(inner, source.body);
    },
  }));
  const otherwise = statement.default;
  if (otherwise !== null)
    bodies.push({
      alternative: { kind: 'default' },
      span: statement.span,
      run: (inner) => inner.builder.interpreter.block(inner, otherwise),
    });
  const [only] = bodies;
  if (bodies.length === 1 && only !== undefined) return runOnly(here, only);
  const alternatives = bodies.map(({ alternative }) => alternative);
  giveSelect(here, alternatives, statement.span);
  const cases = bodies.map(({ alternative, run, span }): ModelCase => {
    const { body, store, silent, path, alone } = inBranch(here, run, 'fork');
    const decides: Decision[] = [];
    if (store !== null)
      paths.push({
        written: writtenSince(store, base),
        conditions: null,
        decides,
        alone,
        isSilent: silent,
        facts: path,
      });
    return { alternative, body, decides, span: placeOf(here, span) };
  });
  emit(here, { kind: 'select', cases, span: placeOf(here, statement.span) });
  if (paths.length === 0) flow.store = null;
  else joinPaths(here, paths, placeOf(here, statement.span), keyAt(here, statement));
}

function runOnly(
  here: Here,
  {
    alternative,
    run,
    span,
  }: {
    readonly alternative: Alternative;
    readonly run: (inner: Here) => void;
    readonly span: PlainSpan;
  },
): void {
  if (alternative.kind === 'operation') emit(here, alternative.operation);
  else if (alternative.kind === 'outside' && alternative.contexts !== undefined)
    awaitContext(here, alternative, placeOf(here, span));
  else if (alternative.kind === 'outside')
    report(here.builder, 'go-foreign-channel', placeOf(here, span), { name: alternative.what });
  run(here);
}

/** len(c) hangs on what all others did. */
export function channelLength(here: Here, statement: Statement<'channel-length'>): void {
  const { target, span } = statement;
  const channel = settle(here, evaluate(here, statement.channel, span));
  if (channel.kind === 'channel') here.builder.used.add(channel.primitive.id);
  const type = localType(here, target);
  const shape = shapeOf(here.builder, type);
  if (shape.kind !== 'integer') return;
  writeLocal(
    here,
    target,
    unknownValue(here.builder, {
      name: textAt(here, span),
      type,
      origin: 'stored',
      span: placeOf(here, span),
      loops: here.flow.loops,
    }),
  );
}
