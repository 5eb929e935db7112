import { isClosedBefore } from './outside.ts';
import type { LocalId } from '../../go/plain/ids.ts';
import type { Move, Partner } from '../../run/move.ts';
import type { Action } from '../../run/event.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Goroutine } from '../state/goroutine.ts';
import { mayReceive, maySend } from '../state/handed.ts';
import type { ChannelObject } from '../state/heap.ts';
import type { CasePending, Pending } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import type { CondValue, RWMutexValue, WaitGroupValue } from '../value/value.ts';
import { MutexValue, type Pointer } from '../value/value.ts';
import { peekIn } from './place.ts';

/** Everything that goroutines can do in a state, in a fixed order. Timers come apart. */
export function goroutineMoves(state: State): Move[] {
  const moves: Move[] = [];
  for (const goroutine of state.goroutines) addMoves(state, goroutine, moves);
  if (state.handed !== null)
    for (const goroutine of state.goroutines) addServed(state, goroutine, moves);
  return moves;
}

function toMove(
  { id }: Goroutine,
  action: Action,
  pick: number | null,
  partner: Partner | null = null,
): Move {
  return { mover: { kind: 'goroutine', id }, action, pick, partner };
}

/** A move without a choice and a partner. */
function toPlainMove(goroutine: Goroutine, action: Action): Move {
  const { move } = goroutine;
  if (move !== null && move.action === action) return move;
  return (goroutine.move = toMove(goroutine, action, null));
}

/** Adds what one goroutine can do. An exchange is its sender's. */
function addMoves(state: State, goroutine: Goroutine, moves: Move[]): void {
  const { pending } = goroutine;
  if (pending === null) return;
  if (pending.kind === 'send') addSend(state, goroutine, pending.channel, null, moves);
  else if (pending.kind === 'receive') addReceive(state, goroutine, pending.channel, null, moves);
  else if (pending.kind === 'select') addSelect(state, goroutine, pending, moves);
  else if (pending.kind === 'choose')
    pending.options.forEach((_, at) => moves.push(toMove(goroutine, 'suppose', at)));
  else {
    const action = actionOf(pending);
    if (action !== null && isEnabled(state, goroutine, pending))
      moves.push(toPlainMove(goroutine, action));
  }
}

type Simple = Exclude<Pending, { kind: 'send' | 'receive' | 'select' | 'choose' }>;

/** What a move of this is seen to do; null for what never moves by itself. */
function actionOf(pending: Simple): Action | null {
  switch (pending.kind) {
    case 'close':
      return 'close';
    case 'lock':
    case 'write-lock':
    case 'write-locked':
    case 'read-lock':
      return 'lock';
    case 'unlock':
    case 'write-unlock':
    case 'read-unlock':
      return 'unlock';
    case 'try-lock':
    case 'try-write-lock':
    case 'try-read-lock':
      return 'try-lock';
    case 'add':
      return 'add';
    case 'wait':
    case 'waited':
      return 'wait';
    case 'cond-enqueue':
      return 'cond-wait';
    case 'cond-await':
      return 'cond-wake';
    case 'signal':
      return 'signal';
    case 'broadcast':
      return 'broadcast';
    case 'sleep':
    case 'start-timer':
    case 'expect':
      return 'start-timer';
    case 'stop-timer':
      return 'stop-timer';
    case 'access':
      return pending.access.write ? 'write' : 'read';
    case 'atomic':
      return 'atomic';
    case 'channel-length':
      return 'read';
    case 'spawn':
      return 'spawn';
    case 'print':
      return 'print';
    case 'outside':
      return 'suppose';
    case 'finish':
      return 'return';
    case 'yield':
    case 'count':
    case 'die':
      return 'local';
    case 'sleeping':
    case 'endless':
      return null;
    default:
      return unreachable(pending);
  }
}

function isEnabled(state: State, goroutine: Goroutine, pending: Simple): boolean {
  switch (pending.kind) {
    case 'lock':
      return !(peekIn(state, pending.lock) instanceof MutexValue);
    case 'read-lock':
    case 'write-lock': {
      const lock = peekIn(state, pending.lock) as RWMutexValue | null;
      return lock === null || (lock.writer === null && lock.announced === null);
    }
    case 'write-locked':
      return (peekIn(state, pending.lock) as RWMutexValue).writer === goroutine.id;
    case 'waited': {
      const waitgroup = peekIn(state, pending.waitgroup) as WaitGroupValue | null;
      return waitgroup === null || !waitgroup.waiting.includes(goroutine.id);
    }
    case 'cond-await': {
      const cond = peekIn(state, pending.cond) as CondValue | null;
      return cond?.called.includes(pending.ticket) ?? false;
    }
    case 'close':
    case 'unlock':
    case 'write-unlock':
    case 'read-unlock':
    case 'try-lock':
    case 'try-write-lock':
    case 'try-read-lock':
    case 'add':
    case 'wait':
    case 'cond-enqueue':
    case 'signal':
    case 'broadcast':
    case 'sleep':
    case 'start-timer':
    case 'stop-timer':
    case 'access':
    case 'atomic':
    case 'channel-length':
    case 'spawn':
    case 'print':
    case 'finish':
    case 'yield':
    case 'count':
    case 'die':
    case 'outside':
    case 'expect':
      return true;
    case 'sleeping':
    case 'endless':
      return false;
    default:
      return unreachable(pending);
  }
}

function channelOf(state: State, pointer: Pointer): ChannelObject {
  return state.heap.get(pointer.object) as ChannelObject;
}

function addSend(
  state: State,
  goroutine: Goroutine,
  pointer: Pointer | null,
  pick: number | null,
  moves: Move[],
): void {
  if (pointer === null) return;
  const channel = channelOf(state, pointer);
  if (channel.closed || channel.buffer.length < channel.capacity) {
    moves.push(pick === null ? toPlainMove(goroutine, 'send') : toMove(goroutine, 'send', pick));
    return;
  }
  if (channel.capacity > 0) return;
  for (const other of state.goroutines)
    if (other !== goroutine && !(onlyLooks(goroutine) && onlyLooks(other)))
      eachReceive(other.pending, pointer, (at) => {
        moves.push(toMove(goroutine, 'exchange', pick, { id: other.id, pick: at }));
      });
}

/** What others who were handed a channel may do for who waits there. The pick says at which case, and that they close. */
function addServed(state: State, goroutine: Goroutine, moves: Move[]): void {
  const { pending } = goroutine;
  const add = (pick: number): void => void moves.push(toMove(goroutine, 'suppose', pick));
  if (pending?.kind === 'send' || pending?.kind === 'receive') {
    const served = servedAt(state, pending);
    if (served !== null) add(0);
    if (served?.mayClose === true) add(1);
  } else if (pending?.kind === 'select')
    pending.cases.forEach((one, at) => {
      const served = one.kind === 'unknown' ? null : servedAt(state, one);
      if (served !== null) add(at);
      if (served?.mayClose === true) add(pending.cases.length + 1 + at);
    });
}

/** Whether it is others who were handed a channel that make such a move possible. */
export function isServed({ action, pick }: Move, pending: Pending | null): boolean {
  if (action !== 'suppose') return false;
  if (pending?.kind !== 'select') return pending?.kind === 'send' || pending?.kind === 'receive';
  return pending.cases[pick!]?.kind !== 'unknown';
}

/** What others may do for a send or a receive; null where that is nothing. */
export function servedAt(
  { handed, heap }: State,
  one: {
    readonly kind: 'send' | 'receive';
    readonly channel: Pointer | null;
    readonly ok?: LocalId | null;
  },
): { readonly mayClose: boolean } | null {
  if (handed === null || one.channel === null) return null;
  const channel = handed.channels.get(one.channel.object);
  if (channel === undefined) return null;
  const { closed, buffer, capacity } = heap.get(one.channel.object) as ChannelObject;
  if (closed) return null;
  if (one.kind === 'send')
    return mayReceive(channel) && buffer.length >= capacity ? { mayClose: false } : null;
  if (!maySend(channel) || buffer.length > 0) return null;
  // Who does not ask whether it is closed is granted values.
  return { mayClose: channel.mayClose && (one.ok ?? null) !== null };
}

/** Nobody waits in a select with a default: two of them never meet, though each finds those who wait. */
function onlyLooks({ pending }: Goroutine): boolean {
  return pending?.kind === 'select' && pending.default !== null;
}

function addReceive(
  state: State,
  goroutine: Goroutine,
  pointer: Pointer | null,
  pick: number | null,
  moves: Move[],
): void {
  if (pointer === null) return;
  const channel = channelOf(state, pointer);
  const action = channel.buffer.length > 0 ? 'receive' : channel.closed ? 'receive-closed' : null;
  if (action === null) return;
  moves.push(pick === null ? toPlainMove(goroutine, action) : toMove(goroutine, action, pick));
}

/** The receives on a channel that a goroutine stands at, by the case of its select. */
export function eachReceive(
  pending: Pending | null,
  channel: Pointer,
  visit: (pick: number | null) => void,
): void {
  if (pending === null) return;
  if (pending.kind === 'receive') {
    if (pending.channel?.object === channel.object) visit(null);
  } else if (pending.kind === 'select')
    pending.cases.forEach((one, at) => {
      if (one.kind === 'receive' && one.channel?.object === channel.object) visit(at);
    });
}

function addSelect(
  state: State,
  goroutine: Goroutine,
  pending: Pending & { readonly kind: 'select' },
  moves: Move[],
): void {
  pending.cases.forEach((one, at) => {
    if (one.kind === 'unknown') moves.push(toMove(goroutine, 'suppose', at));
    else if (one.kind === 'send') addSend(state, goroutine, one.channel, at, moves);
    else addReceive(state, goroutine, one.channel, at, moves);
  });
  if (pending.default === null) return;
  if (!pending.cases.some((one) => isReady(state, goroutine, one)))
    moves.push(toMove(goroutine, 'default', pending.cases.length));
}

/**
 * Whether a case is ready for sure, so that the default is out of the question. One who stands at the other
 * end of an unbuffered channel need not have arrived, unless everybody has come to rest since.
 */
function isReady(state: State, goroutine: Goroutine, one: CasePending): boolean {
  if (one.kind === 'unknown') return one.isOnlyClosed && isClosedBefore(state, one.channel);
  if (one.channel === null) return false;
  const { channel: pointer } = one;
  const channel = channelOf(state, pointer);
  if (channel.closed) return true;
  if (channel.capacity > 0)
    return one.kind === 'send'
      ? channel.buffer.length < channel.capacity
      : channel.buffer.length > 0;
  return state.goroutines.some((other) => {
    if (other === goroutine || !other.parked) return false;
    let meets = false;
    if (one.kind === 'send') eachReceive(other.pending, pointer, () => (meets = true));
    else eachSend(other.pending, pointer, () => (meets = true));
    return meets;
  });
}

export function eachSend(pending: Pending | null, channel: Pointer, visit: () => void): void {
  if (pending === null) return;
  if (pending.kind === 'send') {
    if (pending.channel?.object === channel.object) visit();
  } else if (pending.kind === 'select')
    for (const one of pending.cases)
      if (one.kind === 'send' && one.channel?.object === channel.object) visit();
}
