import { heldAt } from '../state/ledger.ts';
import { linesOf, type State } from '../state/state.ts';
import { eq } from '../state/term.ts';
import { check, type Context, type Order, type Read } from './context.ts';

export function newOrder(): Order {
  return { reads: [], effects: [] };
}

/** How far the statement came, before an operand is looked at. */
interface Mark {
  readonly reads: number;
  readonly effects: number;
}

export function mark({ order }: Context): Mark {
  return { reads: order?.reads.length ?? 0, effects: order?.effects.length ?? 0 };
}

/**
 * Go orders calls and receives among each other, but reads of variables only where a call needs them or they need a
 * call. So whatever is read beside a call has to be the same, and readable, before and after it.
 */
export function afterEffect(ctx: Context, before: State, since: Mark): void {
  const { order } = ctx;
  if (order === null || ctx.isSilent) return;
  order.effects.push(before);
  for (const read of order.reads.slice(0, since.reads)) sameIn(ctx, read, ctx.cell.state);
}

export function afterRead(ctx: Context, read: Read, since: Mark): void {
  const { order } = ctx;
  if (order === null || ctx.isSilent) return;
  order.reads.push(read);
  for (const before of order.effects.slice(0, since.effects)) sameIn(ctx, read, before);
}

function sameIn(ctx: Context, read: Read, state: State): void {
  const { resource, keys, at, span } = read;
  const isUntouched =
    state.heap.get(resource) === at.heap.get(resource) &&
    linesOf(state.ledger, resource) === linesOf(at.ledger, resource);
  if (isUntouched) return;
  check(ctx, ['<', '0.0', heldAt(state.ledger, resource, keys)], 'order_error', 'order', span);
  check(ctx, eq(read.valueIn(state), read.valueIn(at)), 'order_error', 'order', span);
}
