import type { Statement } from '../check/model.ts';
import { heldAt } from '../state/ledger.ts';
import { linesOf, withLines } from '../state/state.ts';
import { check, under, type Context } from './context.ts';
import { countClose } from './debt.ts';
import { channelPredicate } from './library.ts';
import { addLine } from './produce.ts';
import { instanceCell } from './walk.ts';
import { evaluate } from './rules.ts';

/** Closing takes all of the right to send: nobody sends or closes afterwards. */
export function closeChannel(ctx: Context, s: Statement & { kind: 'close' }): void {
  const inside = under(ctx, 'close_error', s.span);
  const channel = evaluate(inside, s.channel);
  const { type } = s.channel;
  countClose(inside, channel, s.span);
  if (!ctx.proof.program.usesChannelPermissions) {
    ctx.proof.assumed.add('no value is sent on a closed channel, and no channel is closed twice');
    return;
  }
  if (s.payment !== null) {
    evaluate(under(ctx, 'close_error', s.span), s.payment);
    return;
  }
  const { resource, keys } = instanceCell(
    inside,
    channelPredicate(ctx, type, 'SendChannel', s.span),
    [channel],
  );
  check(
    inside,
    ['<=', '1.0', heldAt(ctx.cell.state.ledger, resource, keys)],
    'permission_error',
    'channel',
    s.span,
  );
  const lines = linesOf(ctx.cell.state.ledger, resource);
  const line = {
    bound: [],
    guard: 'true',
    keys,
    amount: ['-', '1.0'],
    inverse: [],
    isNegative: true,
  };
  ctx.cell.state = withLines(ctx.cell.state, resource, [...lines, line]);
  const closed = instanceCell(inside, channelPredicate(ctx, type, 'Closed', s.span), [channel]);
  addLine(ctx, closed.resource, { ...line, keys: closed.keys, amount: '1.0', isNegative: false });
}
