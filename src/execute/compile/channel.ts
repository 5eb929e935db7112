import type { TypeId } from '../../go/plain/ids.ts';
import { giveAwayAt } from '../rule/hand-over.ts';
import type { Scope } from './scope.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { PlainStatement, SelectCase } from '../../go/plain/statement.ts';
import { ChannelObject } from '../state/heap.ts';
import { outlastsAll } from '../state/timers.ts';
import { typeOfExpression } from '../../go/plain/type-of.ts';
import type { CasePending, Handed } from '../state/pending.ts';
import { GivenUp } from '../value/broken-off.ts';
import { channelPanic, GoPanic } from '../value/panic.ts';
import type { Pointer } from '../value/value.ts';
import * as terms from '../term/make.ts';
import { keyOf, wordsOf } from '../term/spell.ts';
import type { Term } from '../term/term.ts';
import { Unknown, type Value } from '../value/value.ts';
import { channelName } from '../rule/name.ts';
import { definitions, type Emitter, type Target } from './emitter.ts';
import { compileExpression } from './expression.ts';
import { forgetting } from './forget.ts';
import type { Evaluate } from './instruction.ts';
import type { Machine } from '../machine.ts';

type Of<Kind extends PlainStatement['kind']> = PlainStatement & { readonly kind: Kind };

const mostCapacity = 2 ** 40;
const largestCapacity = 1 << 24;

/** `following` comes next in the block: where the channel is put, which gives it its name. */
export function compileMakeChannel(
  statement: Of<'make-channel'>,
  following: readonly PlainStatement[],
  emitter: Emitter,
): void {
  const { target, span, type } = statement;
  const scope = emitter.scope();
  const capacity = statement.capacity ? compileExpression(statement.capacity, scope) : null;
  const shape = emitter.types.shape(type);
  const zero = shape.kind === 'channel' ? emitter.types.zero(shape.element) : null;
  const name = emitter.function.locals[target]!.name ?? nameIn(target, following, emitter);
  const origin = { name: name ?? '', zero, span };
  const isText = emitter.function.origin === 'text';
  emitter.emit(
    span,
    (machine) => {
      const size = capacity ? machine.concrete(capacity(machine.locals, machine)) : 0;
      if (size < 0 || size > mostCapacity)
        throw new GoPanic({ kind: 'plain', text: 'makechan: size out of range', of: 'plain' });
      if (size > largestCapacity)
        throw new GivenUp(`a channel with room for ${String(size)} values`);
      const channel = new ChannelObject(
        machine.owner,
        machine.segment,
        Number(size),
        origin,
        [],
        false,
      );
      const pointer = machine.allocate(channel);
      if (size > 0 && isText) machine.state.channels = [...machine.state.channels, pointer.object];
      machine.locals[target] = pointer;
      return false;
    },
    scope,
    { defines: [target] },
  );
}

function nameIn(
  target: number,
  following: readonly PlainStatement[],
  emitter: Emitter,
): string | null {
  const holds = (value: PlainExpression): boolean =>
    value.kind === 'local' && value.local === target;
  const next = following.find(
    (one) => (one.kind === 'assign' || one.kind === 'store') && holds(one.value),
  );
  if (next?.kind === 'assign') return emitter.function.locals[next.target]!.name;
  if (next?.kind !== 'store') return null;
  const { place } = next;
  if (place.kind === 'cell') return emitter.function.locals[place.local]!.name;
  if (place.kind === 'global') return emitter.program.globals[place.global]!.name;
  return null;
}

/** Not one that the text does not tell: whoever uses that goes on at some moment. */
function known(value: Value): value is Pointer | null {
  return !(value instanceof Unknown);
}

export function compileSend(statement: Of<'send'>, emitter: Emitter): void {
  const { span } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  const channel = compileExpression(statement.channel, scope);
  const value = compileSent(statement, scope);
  const channelType = typeOfExpression(statement.channel, scope.typing);
  const type = sentType(statement.channel, emitter.typeOf(statement.value), scope);
  emitter.emit(
    span,
    (machine) => {
      const to = channel(machine.locals, machine);
      const sent = value(machine.locals, machine);
      if (!known(to)) {
        const { term } = to as Unknown;
        if (isClosedOutside(machine, term)) throw channelPanic('send-on-closed');
        machine.grant(`somebody receives from ${wordsOf(term)}`);
        giveAwayAt(machine, term, { type, value: sent, site }, channelType, true);
        const slots = { value: null, ok: null };
        machine.pending = { kind: 'outside', span, channel: term, isOnlyClosed: false, ...slots };
        return true;
      }
      machine.pending = { kind: 'send', span, channel: to, value: sent };
      return true;
    },
    scope,
  );
}

/** As which others get it. */
function sentType(channel: PlainExpression, type: TypeId, { typing, types }: Scope): TypeId {
  const shape = types.shape(typeOfExpression(channel, typing));
  const isKnown = shape.kind === 'channel' && types.shape(shape.element).kind === 'channel';
  return isKnown ? shape.element : type;
}

/** Of values that nobody decides anything by, searches know no more than that there is one. */
function compileSent(
  { channel, value }: { readonly channel: PlainExpression; readonly value: PlainExpression },
  scope: Scope,
): Evaluate {
  const { types, typing, idle } = scope;
  const shape = types.shape(typeOfExpression(channel, typing));
  const isIdle = shape.kind === 'channel' && idle?.sent(shape.element) === true;
  const type = typeOfExpression(value, typing);
  return forgetting(compileExpression(value, scope), isIdle, type, types);
}

export function compileReceive(statement: Of<'receive'>, emitter: Emitter): void {
  const { span, value, ok, ranges = false } = statement;
  const scope = emitter.scope();
  const channel = compileExpression(statement.channel, scope);
  emitter.emit(
    span,
    (machine) => {
      const from = channel(machine.locals, machine);
      if (!known(from)) {
        const { term } = from as Unknown;
        machine.grant(`somebody sends to ${wordsOf(term)} or closes it`);
        const isOnlyClosed = machine.isOnlyClosed(term);
        machine.pending = { kind: 'outside', span, channel: term, isOnlyClosed, value, ok };
        return true;
      }
      machine.pending = { kind: 'receive', span, channel: from, ranges, value, ok };
      return true;
    },
    scope,
    { defines: definitions(value, ok) },
  );
}

const isClosedOutside = ({ state }: Machine, term: Term): boolean =>
  state.supposed.has(keyOf(terms.closed(term)));

/** A channel of others that is closed twice panics, whatever they do. */
function closeOutside(machine: Machine, { term }: Unknown): void {
  if (isClosedOutside(machine, term)) throw channelPanic('close-of-closed');
  machine.state.suppose(terms.closed(term), true);
  machine.grant(`${wordsOf(term)} is open, and nobody else closes it`);
}

export function compileClose(statement: Of<'close'>, emitter: Emitter): void {
  const { span } = statement;
  const scope = emitter.scope();
  const channel = compileExpression(statement.channel, scope);
  emitter.emit(
    span,
    (machine) => {
      const closed = channel(machine.locals, machine);
      if (!known(closed)) {
        closeOutside(machine, closed as Unknown);
        return false;
      }
      if (closed === null) throw channelPanic('close-of-nil');
      machine.pending = { kind: 'close', span, channel: closed };
      return true;
    },
    scope,
  );
}

export function compileChannelLength(statement: Of<'channel-length'>, emitter: Emitter): void {
  const { span, target } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  const channel = compileExpression(statement.channel, scope);
  emitter.emit(
    span,
    (machine) => {
      const measured = channel(machine.locals, machine) as Pointer | Unknown | null;
      if (measured instanceof Unknown) {
        machine.locals[target] = machine.freshUnknown(terms.length(measured.term), site, null);
        return false;
      }
      if (measured === null) {
        machine.locals[target] = 0;
        return false;
      }
      machine.pending = { kind: 'channel-length', span, channel: measured, target };
      return true;
    },
    scope,
    { defines: [target] },
  );
}

export function compileSelect(statement: Of<'select'>, emitter: Emitter): void {
  const { span } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  const targets: Target[] = statement.cases.map(() => ({ pc: -1 }));
  const otherwise: Target | null = statement.default ? { pc: -1 } : null;
  const cases = statement.cases.map((one, at) => compileCase(one, targets[at]!, scope, site));
  emitter.emit(
    span,
    (machine) => {
      const pending: CasePending[] = cases.map((one) => one(machine.locals, machine));
      if (otherwise === null) grantSelect(machine, pending);
      machine.pending = { kind: 'select', span, cases: pending, default: otherwise?.pc ?? null };
      return true;
    },
    scope,
    { falls: false, jumps: otherwise ? [...targets, otherwise] : targets },
  );
  const end: Target = { pc: -1 };
  statement.cases.forEach((one, at) => {
    emitter.place(targets[at]!);
    const { communication } = one;
    if (communication.kind === 'receive') defineReceived(one, emitter);
    emitter.block(one.body, emitter);
    emitter.jump(one.span, end);
  });
  if (otherwise !== null) {
    emitter.place(otherwise);
    emitter.block(statement.default!, emitter);
  }
  emitter.place(end);
}

/** One of the others is enough, unless time alone is. */
function grantSelect(machine: Machine, cases: readonly CasePending[]): void {
  if (!cases.some(({ kind }) => kind === 'unknown')) return;
  const isTimed = cases.some(
    (one) => one.kind !== 'unknown' && one.channel !== null && fires(machine, one.channel),
  );
  if (isTimed) return;
  const names = cases.flatMap((one) => {
    if (one.kind === 'unknown') return [wordsOf(one.channel)];
    return one.channel === null ? [] : [channelName(machine.state, one.channel).name];
  });
  machine.grant(`something happens at ${[...new Set(names)].join(' or ')}`);
}

/** Whether a timer sends at a channel in the end. */
const fires = ({ state }: Machine, { object }: Pointer): boolean =>
  state.timers.some(
    (timer) =>
      timer.action.kind === 'send' &&
      timer.action.channel.object === object &&
      timer.deadline !== Infinity &&
      !outlastsAll(timer),
  );

/** Marks where the received values are written, so that they count as dead before. */
function defineReceived(one: SelectCase, emitter: Emitter): void {
  if (one.communication.kind !== 'receive') return;
  const { value, ok } = one.communication;
  if (value === null && ok === null) return;
  emitter.emit(one.span, () => false, null, { defines: definitions(value, ok) });
}

type MakeCase = (locals: Value[], machine: Machine) => CasePending;

function compileCase(one: SelectCase, target: Target, scope: Scope, site: number): MakeCase {
  const { communication } = one;
  const channel: Evaluate = compileExpression(communication.channel, scope);
  if (communication.kind === 'receive') {
    const { value, ok } = communication;
    return (locals, machine) => {
      const from = channel(locals, machine);
      if (from instanceof Unknown) {
        const isOnlyClosed = machine.isOnlyClosed(from.term);
        const slots = { value, ok, goTo: target.pc };
        return { kind: 'unknown', channel: from.term, sent: null, isOnlyClosed, ...slots };
      }
      return { kind: 'receive', channel: from as Pointer | null, value, ok, goTo: target.pc };
    };
  }
  const { channel: to, value: sending } = communication;
  const type = sentType(to, typeOfExpression(sending, scope.typing), scope);
  const value = compileSent(communication, scope);
  return (locals, machine) => {
    const to = channel(locals, machine);
    const sent = value(locals, machine);
    if (to instanceof Unknown) {
      const given: Handed = { type, value: sent, site };
      return {
        kind: 'unknown',
        channel: to.term,
        sent: given,
        isOnlyClosed: false,
        value: null,
        ok: null,
        goTo: target.pc,
      };
    }
    return { kind: 'send', channel: to as Pointer | null, value: sent, goTo: target.pc };
  };
}
