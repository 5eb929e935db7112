import { binaryOf, hiddenVariable, readOf } from '../check/build.ts';
import type { Carried, Expression, Message } from '../check/model.ts';
import { boolean, typeKey, underlying } from '../check/type.ts';
import { withLocal } from '../state/state.ts';
import { and, eq, number, type Term } from '../state/term.ts';
import { assume, check, under, type Context } from './context.ts';
import { produce } from './produce.ts';
import { consume, evaluate } from './rules.ts';

/** Which message a channel carries: 0 is none in particular. */
function carries(ctx: Context, channel: Term): Term {
  const { v } = ctx.proof;
  v.once('carries', () => {
    v.declare('carries', ['Ptr'], 'Int');
  });
  return ['carries', channel];
}

function numberOf(ctx: Context, { id }: Message): Term {
  return number([...ctx.proof.program.messages.keys()].indexOf(id) + 1);
}

function isCarried(ctx: Context, { channel, message }: Carried): Term {
  return eq(carries(ctx, evaluate(ctx, channel)), numberOf(ctx, message));
}

export function assumeCarried(ctx: Context, carried: readonly Carried[]): void {
  for (const one of carried) assume(ctx, isCarried(ctx, one));
}

export function checkCarried(ctx: Context, carried: readonly Carried[]): void {
  for (const one of carried) {
    const inside = under(ctx, 'precondition_error', ctx.blame.span, one.span);
    check(inside, isCarried(ctx, one), 'assertion_error', 'carries', one.span);
  }
}

/** The messages that a channel of this type may carry, each if it is that one. */
function messagesOn(
  ctx: Context,
  type: Expression['type'],
  value: Term,
  isIt: (message: Message) => Term,
): readonly Expression[] {
  const under_ = underlying(type);
  if (under_.kind !== 'channel') return [];
  return [...ctx.proof.program.messages.values()].flatMap((message) => {
    const { variable, condition } = message;
    if (typeKey(variable.type) !== typeKey(under_.element)) return [];
    const flag = hiddenVariable('carries', boolean, condition.span);
    ctx.cell.state = withLocal(withLocal(ctx.cell.state, variable, value), flag, isIt(message));
    return [binaryOf('==>', readOf(flag, condition.span), condition)];
  });
}

export function giveMessage(
  ctx: Context,
  type: Expression['type'],
  channel: Term,
  value: Term,
): void {
  const isIt = (message: Message): Term => eq(carries(ctx, channel), numberOf(ctx, message));
  for (const one of messagesOn(ctx, type, value, isIt)) consume(ctx, one);
}

export function takeMessage(
  ctx: Context,
  type: Expression['type'],
  channel: Term,
  value: Term,
  ok: Term,
): void {
  const isIt = (message: Message): Term =>
    and(ok, eq(carries(ctx, channel), numberOf(ctx, message)));
  for (const one of messagesOn(ctx, type, value, isIt)) produce(ctx, one);
}

/** A new channel carries what its maker says, or nothing in particular. */
export function startCarrying(ctx: Context, channel: Term, isSaid: boolean): void {
  if (!isSaid && ctx.proof.program.messages.size > 0) assume(ctx, eq(carries(ctx, channel), '0'));
}
