import type { Span } from '../../base/span.ts';
import type { FunctionInfo, Obligation } from '../check/model.ts';
import { heldAt } from '../state/ledger.ts';
import { linesOf, type Line } from '../state/state.ts';
import { eq, or, type Term } from '../state/term.ts';
import { check, under, type Context } from './context.ts';
import type { Reason } from './goal.ts';
import { totalAt } from './memory.ts';
import { addLine } from './produce.ts';
import { evaluate } from './rules.ts';

/**
 * Debts are lines of the ledger, too: what is promised is positive, what was done or handed over is negative. `polls` and
 * `drained` are marks: somebody receives until the channel is closed, and somebody did.
 */
export type Debt =
  | 'send'
  | 'receive'
  | 'close'
  | 'done'
  | 'wait'
  | 'polls'
  | 'drains'
  | 'drained'
  /** Marks: closed on this path. */
  | 'closed'
  | 'held'
  | 'shared';

export function resourceOf(debt: Debt): string {
  return `debt ${debt}`;
}

export function addDebt(ctx: Context, debt: Debt, key: Term, amount: Term): void {
  const line: Line = {
    ...{ bound: [], guard: 'true', keys: [key], amount, inverse: [] },
    // Nothing is taken from a ledger of debts by comparing texts.
    isNegative: true,
  };
  addLine(ctx, resourceOf(debt), line);
}

/** What is owed here, without what loops around set aside. */
export function owedAt(ctx: Context, debt: Debt, key: Term): Term {
  return heldAt(ctx.cell.state.ledger, resourceOf(debt), [key]);
}

/** With what loops around set aside. */
export function allOwedAt(ctx: Context, debt: Debt, key: Term): Term {
  return totalAt(ctx, resourceOf(debt), [key]);
}

/** The channels and waitgroups that debts of a kind speak of, here or in what was set aside, each once. */
export function keysOf(ctx: Context, debts: readonly Debt[]): readonly Term[] {
  const keys = new Map<string, Term>();
  for (const debt of debts)
    for (const { keys: own } of linesOf(ctx.cell.state.ledger, resourceOf(debt)))
      keys.set(JSON.stringify(own[0]), own[0]!);
  return [...keys.values()];
}

export function real(amount: Term): Term {
  return typeof amount === 'string' && /^\d+$/.test(amount) ? `${amount}.0` : ['to_real', amount];
}

export function isOwned(ctx: Context, key: Term): Term {
  return or(...ctx.cell.state.owned.map(({ channel }) => eq(channel, key)));
}

export function checkDebt(ctx: Context, term: Term, reason: Reason, span: Span): void {
  check(under(ctx, 'obligation_error', span), term, reason, reason, span);
}

/** Counts say that there is somebody for everybody, not that they meet. */
export function assumeOrder({ proof }: Context): void {
  // Where levels are said, the order is shown.
  if (!proof.program.usesLevels)
    proof.assumed.add('nobody waits for what only comes after it: counts are shown, not the order');
}

function isCounted(ctx: Context): boolean {
  const { program, assumed } = ctx.proof;
  if (!program.countsDebts)
    assumed.add(
      'somebody receives what is sent, and sends what is received: no clause speaks of it',
    );
  else assumeOrder(ctx);
  return program.countsDebts;
}

export function countSend(ctx: Context, channel: Term, span: Span): void {
  if (!isCounted(ctx)) return;
  const isPromised = or(isOwned(ctx, channel), ['<=', '1.0', owedAt(ctx, 'send', channel)]);
  checkDebt(ctx, ['<=', allOwedAt(ctx, 'closed', channel), '0.0'], 'send_closed', span);
  checkDebt(ctx, isPromised, 'send_unpromised', span);
  addDebt(ctx, 'send', channel, ['-', '1.0']);
}

/** Who asks whether the channel is closed receives until it is: that is not counted, but somebody has to close. */
export function countReceive(
  ctx: Context,
  channel: Term,
  { ok, isAsked }: { readonly ok: Term; readonly isAsked: boolean },
  span: Span,
): void {
  if (!isCounted(ctx)) return;
  if (isAsked) {
    addDebt(ctx, 'polls', channel, '1.0');
    addDebt(ctx, 'drained', channel, ['ite', ok, '0.0', '1.0']);
    return;
  }
  const isPromised = or(isOwned(ctx, channel), ['<=', '1.0', owedAt(ctx, 'receive', channel)]);
  checkDebt(ctx, isPromised, 'receive_unpromised', span);
  addDebt(ctx, 'receive', channel, ['-', '1.0']);
}

/** Nobody is asked to send on what was closed before. */
function checkOpen(ctx: Context, channel: Term, amount: Term, span: Span): void {
  const isOpen: Term = ['<=', allOwedAt(ctx, 'closed', channel), '0.0'];
  checkDebt(ctx, or(isOpen, ['<=', amount, '0.0']), 'send_closed', span);
}

export function countClose(ctx: Context, channel: Term, span: Span): void {
  if (!ctx.proof.program.countsDebts) return;
  const isPromised = or(isOwned(ctx, channel), ['<=', '1.0', owedAt(ctx, 'close', channel)]);
  checkDebt(ctx, isPromised, 'close_unpromised', span);
  addDebt(ctx, 'close', channel, ['-', '1.0']);
  addDebt(ctx, 'closed', channel, '1.0');
}

const debtOf: Readonly<Record<Obligation['kind'], Debt | null>> = {
  ...{ sends: 'send', recvs: 'receive', closes: 'close', done: 'done', waits: 'wait' },
  ...{ drains: 'polls', spawns: null },
};

/** A promise as it is meant here: of what, and how much. */
interface Promised {
  readonly obligation: Obligation;
  readonly debt: Debt;
  readonly key: Term;
  readonly amount: Term;
}

export function promisedBy(ctx: Context, obligations: readonly Obligation[]): readonly Promised[] {
  return obligations.flatMap((obligation) => {
    const debt = debtOf[obligation.kind];
    if (debt === null || obligation.subject === null) return [];
    const inside = under(ctx, 'contract_not_well_formed', obligation.span);
    const key = evaluate(inside, obligation.subject);
    const amount = obligation.amount === null ? '1' : evaluate(inside, obligation.amount);
    return [{ obligation, debt, key, amount: real(amount) }];
  });
}

/** A waitgroup's counter never falls below zero: what is added comes before whoever may call `Done`. */
export function checkCounter(ctx: Context, key: Term, amount: Term, span: Span): void {
  const isCovered: Term = ['<=', amount, allOwedAt(ctx, 'done', key)];
  checkDebt(ctx, or(isCovered, ['<=', amount, '0.0']), 'done_unpromised', span);
}

/** Whoever is called, or started, takes over what it promises. */
export function debtsOfCall(ctx: Context, target: FunctionInfo, span: Span): void {
  for (const { debt, key, amount } of promisedBy(ctx, target.contract().obligations)) {
    if (debt === 'polls') {
      addDebt(ctx, 'polls', key, '1.0');
      addDebt(ctx, 'drained', key, '1.0');
      continue;
    }
    if (debt === 'wait') {
      addDebt(ctx, 'wait', key, ['-', '1.0']);
      continue;
    }
    checkDebt(ctx, ['<=', '0.0', amount], 'negative_promise', span);
    if (debt === 'send') checkOpen(ctx, key, amount, span);
    if (debt === 'done') checkCounter(ctx, key, amount, span);
    addDebt(ctx, debt, key, ['-', amount]);
  }
}

/** What a function promises to close is closed when it returns; a goroutine does so at any time. */
export function closedByCall(ctx: Context, target: FunctionInfo): void {
  if (!ctx.proof.program.countsDebts) return;
  for (const { debt, key, amount } of promisedBy(ctx, target.contract().obligations))
    if (debt === 'close') addDebt(ctx, 'closed', key, amount);
}
