import type { Span } from '../../base/span.ts';
import type { GoExpression } from '../../go/syntax.ts';
import type { Primitive } from '../../model/primitive.ts';
import { integer } from '../../expression/expression.ts';
import type { Opaque, PreparedCall, Value } from '../value.ts';
import { emit, report, textAt, type Here } from './context.ts';
import { externalTypeName, toQuantity, unknownValue } from './sources.ts';
import { carries, escape } from './variables.ts';
import { newPrimitive } from './zero.ts';

/** <-x */
export function receiveFrom(here: Here, channel: Value, expression: GoExpression): Value {
  const { builder, flow } = here;
  const { span } = expression;
  if (channel.kind === 'primitive' && channel.primitive.kind === 'channel')
    emit(here, { kind: 'operation', name: 'receive', primitive: channel.primitive, span });
  else if (channel.kind === 'nil') emit(here, { kind: 'stuck', span });
  else if (!(channel.kind === 'outside' && channel.timeout)) reportChannel(here, channel, span);
  const type =
    channel.kind === 'opaque' && channel.type?.kind === 'channel' ? channel.type.element : null;
  return unknownValue(builder, {
    name: textAt(builder, span),
    type,
    origin: 'received',
    span,
    loops: flow.loops,
  });
}

/** x <- v */
export function sendTo(
  here: Here,
  channel: Value,
  value: Value,
  span: Span,
  valueSpan: Span,
): void {
  if (carries(here, value)) escape(here, value, 'is sent over a channel', valueSpan);
  if (channel.kind === 'primitive' && channel.primitive.kind === 'channel')
    emit(here, { kind: 'operation', name: 'send', primitive: channel.primitive, span });
  else if (channel.kind === 'nil') emit(here, { kind: 'stuck', span });
  else reportChannel(here, channel, span);
}

/** A channel that is not one of the fragment's own, or not known to be one. */
export function reportChannel(here: Here, channel: Value, span: Span): void {
  const name = channelName(here, channel, span);
  report(
    here.builder,
    channel.kind === 'opaque' || channel.kind === 'outside'
      ? 'go-foreign-channel'
      : 'go-unknown-channel',
    span,
    { name },
  );
}

export function channelName(here: Here, channel: Value, span: Span): string {
  if (channel.kind === 'opaque' || channel.kind === 'outside') return channel.name;
  const text = textAt(here.builder, span);
  return text.replace(/^(case )?(.*)<-\s*/, '').trim() === ''
    ? text
    : text
        .split('<-')
        .find((part) => part.trim() !== '')!
        .trim();
}

export function closeChannel(here: Here, channel: Value, span: Span): void {
  if (channel.kind === 'primitive' && channel.primitive.kind === 'channel')
    emit(here, { kind: 'operation', name: 'close', primitive: channel.primitive, span });
  else if (channel.kind === 'nil') emit(here, { kind: 'end', how: 'panic', span });
  else reportChannel(here, channel, span);
}

/** A method of a waitgroup, lock, once or cond of the fragment. */
export function callMethod(
  here: Here,
  primitive: Primitive,
  name: string,
  call: PreparedCall,
): Value {
  const { builder, flow } = here;
  const { span } = call;
  const operation = operationNames[primitive.kind]?.[name];
  if (operation !== undefined) {
    emit(here, { kind: 'operation', name: operation, primitive, span });
    return { kind: 'nil' };
  }
  const [first] = call.arguments;
  if (primitive.kind === 'waitgroup' && name === 'Done')
    emit(here, { kind: 'add', primitive, amount: integer(-1), span });
  else if (primitive.kind === 'waitgroup' && name === 'Add' && first !== undefined)
    emit(here, {
      kind: 'add',
      primitive,
      amount: toQuantity(builder, first, 'int', call.argumentSpans[0]!, flow.loops),
      span,
    });
  else report(builder, 'go-unsupported', span, { what: `${primitive.name}.${name}` });
  return { kind: 'nil' };
}

type Names = Readonly<
  Record<
    string,
    'wait' | 'lock' | 'unlock' | 'read-lock' | 'read-unlock' | 'cond-wait' | 'signal' | 'broadcast'
  >
>;

const operationNames: Readonly<Partial<Record<Primitive['kind'], Names>>> = {
  waitgroup: { Wait: 'wait' },
  mutex: { Lock: 'lock', Unlock: 'unlock' },
  rwmutex: { Lock: 'lock', Unlock: 'unlock', RLock: 'read-lock', RUnlock: 'read-unlock' },
  cond: { Wait: 'cond-wait', Signal: 'signal', Broadcast: 'broadcast' },
};

const otherMethods: Readonly<Partial<Record<Primitive['kind'], readonly string[]>>> = {
  waitgroup: ['Add', 'Done', 'Go'],
  mutex: ['TryLock'],
  rwmutex: ['TryLock', 'TryRLock', 'RLocker'],
  once: ['Do'],
};

/** Whether a value of this kind, embedded, lends its struct a method of this name. */
export function hasMethod(kind: Primitive['kind'], name: string): boolean {
  return (
    operationNames[kind]?.[name] !== undefined || (otherMethods[kind]?.includes(name) ?? false)
  );
}

const lockMethods: ReadonlySet<string> = new Set(['Lock', 'Unlock', 'RLock', 'RUnlock']);

/** The lock or waitgroup of someone else, met under its name: s.mu.Lock(). Null if it is none. */
export function foreignMethod(
  here: Here,
  receiver: Opaque,
  name: string,
  call: PreparedCall,
): Value | null {
  const { builder } = here;
  const type = externalTypeName(builder.index, receiver.type);
  if (type === 'sync.WaitGroup') return foreignWaitGroup(here, receiver, name, call);
  const isLock =
    type === 'sync.Mutex' ||
    type === 'sync.RWMutex' ||
    (call.arguments.length === 0 &&
      lockMethods.has(name) &&
      (type === null || type === 'sync.Locker'));
  if (!isLock) return null;
  return callMethod(here, foreignLock(here, receiver), name, call);
}

function foreignWaitGroup(
  here: Here,
  receiver: Opaque,
  name: string,
  call: PreparedCall,
): Value | null {
  if (name === 'Go') return null;
  const code = name === 'Wait' ? 'go-foreign-waitgroup' : 'go-note-foreign-waitgroup';
  report(here.builder, code, call.span, { name: receiver.name });
  return { kind: 'nil' };
}

function foreignLock(here: Here, receiver: Opaque): Primitive {
  const { builder } = here;
  const key = `foreign ${receiver.id}`;
  const known = builder.remembered.get(key);
  if (known?.kind === 'primitive') return known.primitive;
  const made = newPrimitive(here, 'rwmutex', receiver.name, receiver.span, true);
  const primitive: Primitive = receiver.loops.length === 0 ? made : { ...made, perIteration: true };
  builder.remembered.set(key, { kind: 'primitive', primitive, capacity: null });
  builder.foreign.push({ kind: 'make', primitive, capacity: null, span: receiver.span });
  return primitive;
}
