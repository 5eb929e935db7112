import type { Span } from '../../base/span.ts';
import type { FunctionInfo, Obligation } from '../check/model.ts';
import type { Owned } from '../state/state.ts';
import { and, or, type Term } from '../state/term.ts';
import type { Context } from './context.ts';
import { addDebt, checkDebt, isOwned, keysOf, owedAt, promisedBy, type Debt } from './debt.ts';
import type { Reason } from './goal.ts';

interface Words {
  readonly kind: Obligation['kind'] | null;
  readonly missing: Reason;
  readonly unpromised: Reason;
}

/** What has to come out even, and what it is called where it does not. */
const counted: Readonly<Record<'send' | 'receive' | 'close' | 'done' | 'held' | 'shared', Words>> =
  {
    send: { kind: 'sends', missing: 'send_missing', unpromised: 'send_unpromised' },
    receive: { kind: 'recvs', missing: 'receive_missing', unpromised: 'receive_unpromised' },
    close: { kind: 'closes', missing: 'close_missing', unpromised: 'close_unpromised' },
    done: { kind: 'done', missing: 'done_missing', unpromised: 'done_unpromised' },
    held: { kind: null, missing: 'lock_held', unpromised: 'lock_not_held' },
    shared: { kind: null, missing: 'lock_held', unpromised: 'lock_not_held' },
  };

type Counted = keyof typeof counted;

const all: readonly Counted[] = ['send', 'receive', 'close', 'done', 'held', 'shared'];

/** What a function promises is owed from its first statement on. */
export function takeDebtsOfFunction(ctx: Context, target: FunctionInfo): void {
  for (const { debt, key, amount } of promisedBy(ctx, target.contract().obligations))
    addDebt(ctx, debt === 'polls' ? 'drains' : debt, key, amount);
}

/** At every return all debts are paid, and the channels that were made here come out even. */
export function checkDebtsAtEnd(ctx: Context, target: FunctionInfo): void {
  const { obligations } = target.contract();
  checkEven(ctx, obligations, target.nameSpan);
  for (const key of keysOf(ctx, ['wait'])) {
    const span = spanOf(obligations, 'waits') ?? target.nameSpan;
    checkDebt(ctx, ['<=', owedAt(ctx, 'wait', key), '0.0'], 'wait_missing', span);
  }
  for (const key of keysOf(ctx, ['polls'])) {
    const isAllowed = or(isOwned(ctx, key), ['<', '0.0', owedAt(ctx, 'drains', key)]);
    checkDebt(ctx, isAllowed, 'receive_unpromised', target.nameSpan);
  }
  for (const key of keysOf(ctx, ['drains'])) {
    const span = spanOf(obligations, 'drains') ?? target.nameSpan;
    checkDebt(ctx, ['<', '0.0', owedAt(ctx, 'drained', key)], 'receive_missing', span);
  }
  for (const one of ctx.cell.state.owned) checkBalance(ctx, one);
}

function spanOf(obligations: readonly Obligation[], kind: Obligation['kind'] | null): Span | null {
  return obligations.find((one) => one.kind === kind)?.span ?? null;
}

function checkEven(ctx: Context, obligations: readonly Obligation[], otherwise: Span): void {
  for (const debt of all) {
    const { kind, missing, unpromised } = counted[debt];
    const span = spanOf(obligations, kind) ?? (kind === null ? ctx.leaving : null) ?? otherwise;
    for (const key of keysOf(ctx, [debt])) {
      const owed = owedAt(ctx, debt, key);
      const isOther = isChannelDebt(debt) ? isOwned(ctx, key) : 'false';
      checkDebt(ctx, or(isOther, ['<=', owed, '0.0']), missing, span);
      checkDebt(ctx, or(isOther, ['<=', '0.0', owed]), unpromised, span);
    }
  }
}

function isChannelDebt(debt: Debt): boolean {
  return debt === 'send' || debt === 'receive' || debt === 'close';
}

/** Nobody waits forever: where somebody closes no receiver does, and where somebody drains no sender. */
function checkBalance(ctx: Context, { channel, capacity, span }: Owned): void {
  const done = (debt: Debt): Term => ['-', owedAt(ctx, debt, channel)];
  const sends = done('send');
  const receives = done('receive');
  const isPolled: Term = ['<', '0.0', owedAt(ctx, 'polls', channel)];
  const isClosed: Term = ['<=', '1.0', done('close')];
  const isDrained: Term = ['<', '0.0', owedAt(ctx, 'drained', channel)];
  checkDebt(ctx, or(isClosed, ['not', isPolled]), 'close_missing', span);
  checkDebt(ctx, or(isClosed, ['<=', receives, sends]), 'receiver_blocked', span);
  const room: Term = ['+', receives, ['to_real', capacity]];
  checkDebt(ctx, or(and(isClosed, isDrained), ['<=', sends, room]), 'sender_blocked', span);
  checkDebt(ctx, ['<=', done('close'), '1.0'], 'close_unpromised', span);
}

export function evenAfterRound(
  ctx: Context,
  obligations: readonly Obligation[],
  span: Span,
  ownedBefore: number,
): void {
  const made = ctx.cell.state.owned.slice(ownedBefore);
  const inside: Context = { ...ctx, cell: { state: { ...ctx.cell.state, owned: made } } };
  checkEven(inside, obligations, span);
  for (const one of made) checkBalance(inside, one);
}
