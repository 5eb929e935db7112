import type { Span } from '../../base/span.ts';
import type { FunctionInfo, PredicateInfo, Type } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import type { Term } from '../state/term.ts';
import { assume, type Context } from './context.ts';
import { applyPure } from './apply.ts';
import { addLine } from './produce.ts';
import { instanceCell } from './walk.ts';

/** What a channel of this type offers to specifications. */
export function channelPredicate(
  ctx: Context,
  type: Type,
  name: string,
  span: Span,
): PredicateInfo {
  const found = channelEntities(ctx, type).predicates.get(name);
  if (found === undefined) throw new Error(`channels have no predicate ${name} ${span.start}`);
  return found;
}

export function channelFunction(ctx: Context, type: Type, name: string): FunctionInfo {
  const found = channelEntities(ctx, type).functions.get(name);
  if (found === undefined) throw new Error(`channels have no function ${name}`);
  return found;
}

function channelEntities(ctx: Context, type: Type) {
  const under = underlying(type);
  if (under.kind !== 'channel') throw new Error('a channel is wanted');
  return ctx.proof.program.channel(under.element);
}

/** A new channel can be given its predicates once; its capacity is known. */
export function produceNamed(
  ctx: Context,
  type: Type,
  channel: Term,
  capacity: Term,
  span: Span,
): void {
  const size = channelFunction(ctx, type, 'BufferSize');
  assume(ctx, ['=', applyPure(ctx, size, [channel], span), capacity]);
  const { resource, keys } = instanceCell(ctx, channelPredicate(ctx, type, 'IsChannel', span), [
    channel,
  ]);
  addLine(ctx, resource, {
    bound: [],
    guard: 'true',
    keys,
    amount: '1.0',
    inverse: [],
    isNegative: false,
  });
}
