import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { Span } from '../../base/span.ts';
import type { Primitive } from '../primitive.ts';
import type { Alternative, Contexts, Operation } from '../statements.ts';
import { carries, escape, leak, primitiveIn, reachedFrom } from './carry.ts';
import { noteCloser, noteIn, type Finder } from './closing.ts';
import { emit, inBranch, placeOf, textAt, type Here } from './context.ts';
import { cancel } from './contexts.ts';
import { contextFor, handedHere } from './ends-of-others.ts';
import { endsGiven, type GivenEnds } from './given-ends.ts';
import { branch } from './join.ts';
import { orNil } from './known-nil.ts';
import { madeIn } from './made-in.ts';
import { give, giveSelect } from './others.ts';
import { nameAt } from './primitives.ts';
import { publish } from './publish.ts';
import type { Opaque, Value } from './value.ts';
import { fresh } from './unknown.ts';

/**
 * A value goes to others for good: it is returned, or stored where they find it. From then on they may use the
 * channels in it, as far as the type lets them, which their ends here may wait for; nobody does so before.
 */
export function handOut(
  here: Here,
  value: Value,
  how: string,
  span: PlainSpan,
  { type, through = null, isReturned = false, by = 'anybody' }: Passing,
): void {
  if (here.flow.store === null) return;
  // What leads to no channel may lead to data that decides about one.
  if (!carries(here, value)) return leak(here, [value], 'handed');
  const place = placeOf(here, span);
  const { carriers, open } = reachedFrom(here, [value]);
  const own = carriers.map(primitiveIn).filter((one) => one?.foreign === false);
  const followed = own.every((one) => one !== undefined && mayBeHandedOut(here, one));
  if (open || !followed) return escape(here, value, how, place);
  // Those over whose channel it goes may not have that yet.
  if (through === null) publish(here);
  const given = endsGiven(here, value, type, by);
  const everything: readonly GivenEnds[] = [{ ends: 'both', by: 'anybody' }];
  for (const one of own) {
    if (one === undefined) continue;
    if (!isReturned) here.builder.identities.handedEarly.add(one.id);
    for (const ends of given.get(one.id) ?? everything) passOn(here, one, ends, through, span);
  }
  leak(here, [value], 'handed');
}

interface Passing {
  /** That it has for them, where it is known. */
  readonly type: TypeId | null;
  /** What ends when others have the channel of ours over which it is sent. */
  readonly through?: Contexts | null;
  /** As what the function returns. */
  readonly isReturned?: boolean;
  /** Who finds it. */
  readonly by?: Finder;
}

/** One that is made anew in each iteration is handed out in some of them. */
function mayBeHandedOut({ builder }: Here, { id }: Primitive): boolean {
  return madeIn(builder)(id).length === 0;
}

/** The context that stands for a primitive being in the hands of others ends. */
function passOn(
  here: Here,
  primitive: Primitive,
  { ends, by }: GivenEnds,
  through: Contexts | null,
  span: PlainSpan,
): void {
  if (primitive.kind === 'mutex' || primitive.kind === 'rwmutex')
    return makeForeign(here, primitive);
  if (primitive.kind === 'waitgroup') markHanding(here, primitive);
  if (ends !== 'receive') noteCloser(here.builder.closings, primitive, by);
  const context = contextFor(here.builder, primitive, ends);
  if (through === null) cancel(here, context, span);
  else cancelBehind(here, through, context, span);
}

/** What is sent over a channel of ours others have once they have that. */
function cancelBehind(here: Here, first: Contexts, context: Primitive, span: PlainSpan): void {
  const place = placeOf(here, span);
  const came: Alternative = { kind: 'outside', what: context.name, contexts: first };
  const { body } = inBranch(here, (inner) => {
    emitSelect(inner, [came], place);
    cancel(inner, context, span);
    emit(inner, { kind: 'end', how: 'return', span: place });
  });
  emit(here, { kind: 'go', body, span: place });
}

/** Others may hold the lock whenever somebody here wants it. */
function makeForeign(here: Here, primitive: Primitive): void {
  markHanding(here, primitive);
  for (const one of here.builder.identities.primitives.values())
    if (one.id === primitive.id) one.foreign = true;
}

function markHanding({ builder: { identities } }: Here, { id }: Primitive): void {
  for (const one of identities.primitives.values()) if (one.id === id) one.handing = true;
}

/** As the text calls the channel where it is used: 'w.in' rather than the 'in' of its field. */
export function calledAt(here: Here, primitive: Primitive, span: PlainSpan): string {
  const text = nameAt(here, span);
  return /^[\w.]+$/.test(text) ? text : primitive.name;
}

/** What others have to do for somebody who waits at their end of a channel; null for one of the caller's. */
function giveService(
  here: Here,
  name: 'send' | 'receive',
  [channel, primitive]: readonly [string, Primitive | null],
  span: PlainSpan,
): void {
  const { closings } = here.builder;
  const mayClose = name === 'receive' && (primitive === null || !closesItself(here, primitive));
  if (mayClose) noteIn(closings.granted, primitive, channel, placeOf(here, span));
  else if (primitive === null) closings.sentTo.add(channel);
  const sends = `somebody sends to ${channel}${mayClose ? ' or closes it' : ''}`;
  give(here, 'outside', name === 'send' ? `somebody receives from ${channel}` : sends, span);
}

/** An operation whose other end others may have: they serve it once they have been given the channel. */
export function operateShared(
  here: Here,
  operation: Operation & { readonly name: 'send' | 'receive' },
  contexts: Contexts,
  span: PlainSpan,
): void {
  const { primitive } = operation;
  const what = calledAt(here, primitive, span);
  giveService(here, operation.name, [what, primitive], span);
  const served: Alternative = { kind: 'outside', what, contexts };
  emitSelect(here, [{ kind: 'operation', operation }, served], operation.span);
}

/** Others have the same end of a channel and not the other one: that they do not come first is granted. */
export function giveAlone(
  here: Here,
  name: 'send' | 'receive',
  primitive: Primitive,
  span: PlainSpan,
): void {
  if (handedHere(here, primitive, name) === null) return;
  const what = name === 'send' ? 'sends to' : 'receives from';
  give(here, 'outside', `nobody else ${what} ${calledAt(here, primitive, span)}`, span);
}

/** A channel that the caller has: nothing that was made here, whatever became of that. */
export const isCallers = (channel: Value): channel is Opaque =>
  channel.kind === 'opaque' && channel.origin === 'parameter';

/** An operation at a channel of others. */
export function operateForeign(
  here: Here,
  name: 'send' | 'receive',
  channel: string,
  span: PlainSpan,
): void {
  giveService(here, name, [channel, null], span);
  emitSelect(here, [{ kind: 'outside', what: channel }], placeOf(here, span));
}

const closesItself = ({ builder }: Here, { id }: Primitive): boolean =>
  builder.identities.closed.has(id);

/** Receiving from a channel that others have, too. */
export interface Service {
  readonly name: string;
  /** Null for a channel of the caller's. */
  readonly primitive: Primitive | null;
  readonly receive: (here: Here) => void;
  /** Finds it closed; null where that is for others to do. */
  readonly close: ((here: Here) => void) | null;
}

/** Null for a channel that nobody else has. */
export function serviceAt(here: Here, given: Value, span: PlainSpan): Service | null {
  const channel = orNil(here, given);
  const place = placeOf(here, span);
  if (isCallers(channel)) {
    const { name } = channel;
    return {
      name,
      primitive: null,
      close: null,
      receive: (inner) => emitSelect(inner, [{ kind: 'outside', what: name }], place),
    };
  }
  if (channel.kind !== 'channel') return null;
  const { primitive } = channel;
  const contexts = handedHere(here, primitive, 'send');
  if (contexts === null) return null;
  const name = /\brange ([\w.]+)/.exec(textAt(here, span))?.[1] ?? primitive.name;
  const operation = { kind: 'operation', name: 'receive', primitive, span: place } as const;
  const served: Alternative = { kind: 'outside', what: name, contexts };
  const receive = (inner: Here): void =>
    emitSelect(inner, [{ kind: 'operation', operation }, served], place);
  const close = closesItself(here, primitive)
    ? (inner: Here) => awaitAnyClose(inner, name, receive, operation)
    : null;
  return { name, primitive, receive, close };
}

/** Others could close it where the text does not, which is not granted. */
function awaitAnyClose(
  here: Here,
  name: string,
  receive: Service['receive'],
  operation: Operation,
): void {
  const { span } = operation;
  const { loops } = here.flow;
  const others = `somebody else closes ${name}`;
  const condition = fresh(here.builder, {
    name: others,
    sort: 'bool',
    origin: 'computed',
    span,
    loops,
  });
  branch(here, condition, span, receive, (inner) => emit(inner, operation));
}

/** Whoever receives until a channel is closed waits for that, which is granted where only others can close it. */
export function giveClose(here: Here, { name, primitive, close }: Service, span: PlainSpan): void {
  if (close !== null) return;
  noteIn(here.builder.closings.granted, primitive, name, placeOf(here, span));
  give(here, 'outside', `somebody closes ${name}`, span);
}

/** One of their channels is all that a select waits for. */
export function awaitOthers(
  here: Here,
  alternative: Extract<Alternative, { readonly kind: 'outside' }>,
  span: PlainSpan,
): void {
  giveSelect(here, [alternative.what], span);
  emitSelect(here, [alternative], placeOf(here, span));
}

function emitSelect(here: Here, alternatives: readonly Alternative[], span: Span): void {
  const cases = alternatives.map((alternative) => ({ alternative, body: [], decides: [], span }));
  emit(here, { kind: 'select', cases, span });
}
