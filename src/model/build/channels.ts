import { integer } from '../../expression/expression.ts';
import type { PlainStatement, ReceiveTargets } from '../../go/plain/statement.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { LocalId, TypeId } from '../../go/plain/ids.ts';
import type { Span } from '../../base/span.ts';
import type { Primitive } from '../primitive.ts';
import type { Alternative, Operation } from '../statements.ts';
import { carries, escape, leak } from './carry.ts';
import { writeLocal } from './cells.ts';
import { noteIn } from './closing.ts';
import {
  emit,
  keyAt,
  localType,
  newCellName,
  placeOf,
  report,
  shapeOf,
  textAt,
  type Here,
} from './context.ts';
import { endGoroutine } from './ends.ts';
import { evaluate } from './evaluate.ts';
import { handed, handedHere, otherEnd } from './ends-of-others.ts';
import {
  calledAt,
  giveAlone,
  handOut,
  isCallers,
  operateForeign,
  operateShared,
} from './hand-out.ts';
import { noteHeard } from './left-alone.ts';
import { nameAt, withPrimitive } from './primitives.ts';
import { settle } from './settle.ts';
import { isTaken, noteTaken, type Outside } from './taken.ts';
import { unknownValue, toQuantity } from './unknown.ts';
import type { Value } from './value.ts';
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
  const element = elementOf(here, statement.type);
  if (element !== null) builder.identities.elements.set(primitive.id, element);
  emit(here, { kind: 'make', primitive, capacity, span: placeOf(here, span) });
  writeLocal(here, target, { kind: 'channel', primitive, capacity });
}

export function send(here: Here, statement: Statement<'send'>): void {
  const { span } = statement;
  const channel = evaluate(here, statement.channel, span);
  const value = evaluate(here, statement.value, span);
  withPrimitive(here, channel, span, (inner, one) => {
    passValue(inner, one, value, span);
    if (one.kind === 'channel') operate(inner, one.primitive, { name: 'send' }, span);
    else if (one.kind === 'nil') stuckHere(inner, span);
    else if (isCallers(one)) operateForeign(inner, 'send', one.name, span);
    else reportForeign(inner, one, span);
  });
}

/**
 * What is sent over a channel that others have goes to them; over one of our own it is not followed: whoever receives it may
 * change what it leads to.
 */
export function passValue(here: Here, channel: Value, value: Value, span: PlainSpan): void {
  const how = 'is sent over a channel';
  const through =
    channel.kind === 'channel' ? handed(here.builder, channel.primitive, 'receive') : null;
  const type = channel.kind === 'opaque' ? elementOf(here, channel.type) : null;
  if (isCallers(channel) || through !== null) handOut(here, value, how, span, { type, through });
  else if (carries(here, value)) escape(here, value, how, placeOf(here, span));
  else leak(here, [value]);
}

function elementOf({ builder }: Here, type: TypeId): TypeId | null {
  const shape = shapeOf(builder, type);
  return shape.kind === 'channel' ? shape.element : null;
}

function operate(
  here: Here,
  primitive: Primitive,
  how: Pick<Operation, 'ok'> & { readonly name: 'send' | 'receive' },
  span: PlainSpan,
): void {
  const operation = { kind: 'operation', primitive, span: placeOf(here, span), ...how } as const;
  if (how.name === 'send') noteTouched(here, primitive, calledAt(here, primitive, span), span);
  const contexts = handedHere(here, primitive, otherEnd(how.name));
  if (contexts === null) giveAlone(here, how.name, primitive, span);
  if (contexts === null) emit(here, operation);
  else operateShared(here, operation, contexts, span);
}

/** Others may have closed it before. */
function noteTouched(here: Here, primitive: Primitive, name: string, span: PlainSpan): void {
  if (handedHere(here, primitive, 'send') !== null)
    noteIn(here.builder.closings.touched, primitive, name, placeOf(here, span));
}

/** Nobody comes back from here. */
export function stuckHere(here: Here, span: PlainSpan): void {
  emit(here, { kind: 'stuck', span: placeOf(here, span) });
  here.flow.store = null;
}

export function reportForeign(here: Here, channel: Value, span: PlainSpan): void {
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
      operate(inner, one.primitive, { name: 'receive', ...okOf(received) }, span);
    else if (one.kind === 'nil') stuckHere(inner, span);
    else if (isCallers(one)) operateForeign(inner, 'receive', one.name, span);
    else if (one.kind === 'outside' && one.delivers !== 'perhaps') takeOutside(inner, one, span);
    else if (one.kind === 'outside' && one.contexts !== undefined)
      awaitContext(inner, { kind: 'outside', what: one.name, contexts: one.contexts }, place);
    else reportForeign(inner, one, span);
    hear(inner, one);
  });
  bindReceived(here, received);
}

/** Time alone tells nothing of what others did. */
export function hear(here: Here, channel: Value): void {
  if (channel.kind === 'opaque') noteHeard(here);
  else if (channel.kind === 'channel' && handed(here.builder, channel.primitive) !== null)
    noteHeard(here);
  else if (channel.kind === 'outside') {
    const { contexts, delivers } = channel;
    const isForeign = contexts?.some(({ foreign }) => foreign) ?? delivers === 'perhaps';
    if (isForeign) noteHeard(here);
  }
}

/** <-ctx.Done() by itself: nobody may ever cancel it. */
export function awaitContext(here: Here, alternative: Alternative, span: Span): void {
  emit(here, { kind: 'select', cases: [{ alternative, body: [], decides: [], span }], span });
}

/** A timer delivers one value: the second receive waits for ever. */
function takeOutside(here: Here, channel: Outside, span: PlainSpan): void {
  const before = isTaken(here, channel);
  if (before === 'perhaps') reportForeign(here, channel, span);
  else if (before) stuckHere(here, span);
  else noteTaken(here, channel);
}

interface Target {
  readonly target: LocalId;
  readonly value: Value;
}

/** What a receive gives: the value, and whether it was one. */
export interface Received {
  readonly value: Target | null;
  readonly ok: Target | null;
}

export function receivedBy(here: Here, { value, ok }: ReceiveTargets, span: PlainSpan): Received {
  const given = (target: LocalId | null, what: string): Target | null =>
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

export function okOf({ ok }: Received): Pick<Operation, 'ok'> {
  if (ok?.value.kind !== 'quantity' || ok.value.quantity.kind !== 'source') return {};
  return { ok: ok.value.quantity.source };
}

export function bindReceived(here: Here, { value, ok }: Received): void {
  for (const one of [value, ok])
    if (one !== null && here.flow.store !== null) writeLocal(here, one.target, one.value);
}

export function closeChannel(here: Here, statement: Statement<'close'>): void {
  const { span } = statement;
  withPrimitive(here, evaluate(here, statement.channel, span), span, (inner, one) => {
    const place = placeOf(inner, span);
    if (one.kind === 'channel') {
      inner.builder.identities.closed.add(one.primitive.id);
      const closed = /\bclose\(([\w.]+)\)/.exec(textAt(inner, span))?.[1];
      noteTouched(inner, one.primitive, closed ?? one.primitive.name, span);
      emit(inner, { kind: 'operation', name: 'close', primitive: one.primitive, span: place });
    } else if (one.kind === 'nil') endGoroutine(inner, 'fault', span);
    else reportForeign(inner, one, span);
  });
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
