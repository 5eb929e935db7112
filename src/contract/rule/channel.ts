import { giveMessage, takeMessage } from './carry.ts';
import type { Span } from '../../base/span.ts';
import type { Expression, Statement, Type } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { sortOf, zeroOf } from '../state/sorts.ts';
import { eq, implies, not, or, type Term } from '../state/term.ts';
import { heldAt } from '../state/ledger.ts';
import { linesOf, withLines } from '../state/state.ts';
import { applyPure } from './apply.ts';
import { assume, check, under, type Context } from './context.ts';
import { countReceive, countSend } from './debt.ts';
import { checkWait } from './level.ts';
import { channelFunction, channelPredicate } from './library.ts';
import { totalAt } from './memory.ts';
import { afterEffect, mark } from './order.ts';
import { addLine } from './produce.ts';
import { constructorTerm } from './predicate-value.ts';
import { instanceCell, valueInstanceCell } from './walk.ts';
import { evaluate } from './rules.ts';

/** c <- v gives what the channel's predicate says of v. */
export function send(ctx: Context, s: Statement & { kind: 'send' }): void {
  const inside = under(ctx, 'send_error', s.span);
  const channel = evaluate(inside, s.channel);
  const value = evaluate(inside, s.value);
  const { type } = s.channel;
  if (ctx.proof.program.usesChannelPermissions) {
    mayUse(inside, type, channel, 'SendChannel', s.span);
    const given = predicateOf(inside, type, channel, 'SendGivenPerm', s.span);
    give(inside, given, [value], [elementSort(ctx, type)]);
    const got = predicateOf(inside, type, channel, 'SendGotPerm', s.span);
    gain(inside, got, [], [], 'true');
  } else plainChannel(ctx);
  giveMessage(inside, type, channel, value);
  countSend(inside, channel, s.span);
  checkWait(inside, 'send', channel, s.span);
}

function plainChannel(ctx: Context): void {
  ctx.proof.assumed.add('no value is sent on a closed channel, and no channel is closed twice');
}

function elementSort(ctx: Context, type: Type): Term {
  const under_ = underlying(type);
  if (under_.kind !== 'channel') throw new Error('a channel is wanted');
  return sortOf(ctx.proof.v, under_.element);
}

/** <-c, where it stands for one value: the zero value may come from a closed channel. */
export function receiveValue(ctx: Context, e: Expression & { kind: 'receive' }): Term {
  return receive(ctx, e)[0];
}

export function receive(ctx: Context, e: Expression & { kind: 'receive' }): readonly [Term, Term] {
  const { v } = ctx.proof;
  const inside = under(ctx, 'receive_error', e.span);
  const since = mark(ctx);
  const channel = evaluate(inside, e.channel);
  const before = ctx.cell.state;
  const { type } = e.channel;
  const element = underlying(type);
  if (element.kind !== 'channel') throw new Error('a channel is wanted');
  const sort = sortOf(v, element.element);
  const value = ctx.proof.fresh('received', sort);
  const ok = ctx.proof.fresh('ok', 'Bool');
  const zero = zeroOf(v, element.element);
  assume(ctx, implies(not(ok), eq(value, zero)));
  if (ctx.proof.program.usesChannelPermissions) {
    mayUse(inside, type, channel, 'RecvChannel', e.span);
    const wanted = predicateOf(inside, type, channel, 'RecvGivenPerm', e.span);
    give(inside, wanted, [], []);
    // Who may send knows that the channel is open.
    const sending = instanceCell(ctx, channelPredicate(ctx, type, 'SendChannel', e.span), [
      channel,
    ]);
    assume(ctx, implies(['<', '0.0', totalAt(ctx, sending.resource, sending.keys)], ok));
    const got = predicateOf(inside, type, channel, 'RecvGotPerm', e.span);
    gain(inside, got, [value], [sort], ok);
    const closed = instanceCell(ctx, channelPredicate(ctx, type, 'Closed', e.span), [channel]);
    addLine(inside, closed.resource, {
      ...{ bound: [], guard: not(ok), keys: closed.keys, amount: '1.0', inverse: [] },
      isNegative: false,
    });
  } else if (!ctx.proof.program.closesChannels && !e.commaOk) {
    // Only where nobody states who may close it: with permissions, other code may have been given that right.
    ctx.proof.assumed.add('no channel is closed by code outside this text');
    assume(ctx, ok);
  }
  takeMessage(inside, type, channel, value, ok);
  countReceive(inside, channel, { ok, isAsked: e.commaOk }, e.span);
  checkWait(inside, 'receive', channel, e.span);
  afterEffect(inside, before, since);
  return [value, ok];
}

function mayUse(ctx: Context, type: Type, channel: Term, name: string, span: Span): void {
  const { resource, keys } = instanceCell(ctx, channelPredicate(ctx, type, name, span), [channel]);
  check(
    ctx,
    ['<', '0.0', heldAt(ctx.cell.state.ledger, resource, keys)],
    'permission_error',
    'channel',
    span,
  );
}

function predicateOf(ctx: Context, type: Type, channel: Term, name: string, span: Span): Term {
  return applyPure(ctx, channelFunction(ctx, type, name), [channel], span);
}

/** The predicate that promises nothing needs not be held. */
function nothing(ctx: Context): Term {
  const span = { start: 0, end: 0 };
  const predicate = ctx.proof.program.promisesNothing;
  const type: Type = { kind: 'predicate', parameters: [] };
  return constructorTerm(ctx, { kind: 'constructor', predicate, arguments: [], type, span });
}

function give(
  ctx: Context,
  predicate: Term,
  values: readonly Term[],
  sorts: readonly Term[],
): void {
  const { resource, keys } = valueInstanceCell(predicate, values, sorts);
  const isNothing = values.length === 0 ? eq(predicate, nothing(ctx)) : 'false';
  const held = heldAt(ctx.cell.state.ledger, resource, keys);
  check(ctx, or(isNothing, ['<=', '1.0', held]), 'permission_error', 'predicate', ctx.blame.span);
  const lines = linesOf(ctx.cell.state.ledger, resource);
  const line = {
    bound: [],
    guard: not(isNothing),
    keys,
    amount: ['-', '1.0'],
    inverse: [],
    isNegative: true,
  };
  ctx.cell.state = withLines(ctx.cell.state, resource, [...lines, line]);
}

function gain(
  ctx: Context,
  predicate: Term,
  values: readonly Term[],
  sorts: readonly Term[],
  guard: Term,
): void {
  const { resource, keys } = valueInstanceCell(predicate, values, sorts);
  addLine(ctx, resource, { bound: [], guard, keys, amount: '1.0', inverse: [], isNegative: false });
}
