import { everyExpression, everyStatement, expressionsOf } from '../check/children.ts';
import type { Statement, Variable } from '../check/model.ts';
import { heldAt } from '../state/ledger.ts';
import type { Term } from '../state/term.ts';
import { evenAfterRound } from './balance.ts';
import type { Context } from './context.ts';
import { addDebt, checkDebt, keysOf, owedAt, promisedBy, resourceOf } from './debt.ts';
import { evaluate } from './rules.ts';

type Loop = Statement & { readonly kind: 'loop' };

/** What the loop still owes at its head is taken from what is owed around it. */
export function giveDebtsToLoop(ctx: Context, s: Loop): void {
  if (!ctx.proof.program.countsDebts) return;
  giveRound(ctx, s);
  for (const { debt, key } of promisedBy(ctx, s.contract.obligations)) {
    if (debt !== 'polls') continue;
    addDebt(ctx, 'polls', key, '1.0');
    const silent = { ...ctx, isSilent: true };
    const entered = s.condition === null ? 'true' : evaluate(silent, s.condition);
    addDebt(ctx, 'drained', key, ['ite', entered, '1.0', '0.0']);
  }
  for (const key of polledIn(ctx, s)) addDebt(ctx, 'polls', key, '1.0');
}

/** Who receives until a channel is closed, in any round, does so before and after the loop. */
function polledIn(ctx: Context, s: Loop): readonly Term[] {
  const variables = new Set<Variable>();
  everyStatement(s.body, (one) => {
    for (const e of expressionsOf(one))
      everyExpression(e, (part) => {
        if (part.kind === 'receive' && part.commaOk && part.channel.kind === 'variable')
          variables.add(part.channel.variable);
      });
  });
  return [...variables].flatMap((one) => ctx.cell.state.locals.get(one) ?? []);
}

/** At the head of any round, and behind the loop, the loop owes what it says. */
export function takeDebtsOfLoop(ctx: Context, s: Loop): void {
  if (!ctx.proof.program.countsDebts) return;
  for (const { debt, key, amount } of promisedBy(ctx, s.contract.obligations))
    if (debt !== 'polls') addDebt(ctx, debt, key, amount);
}

function giveRound(ctx: Context, s: Loop): void {
  for (const { debt, key, amount } of promisedBy(ctx, s.contract.obligations))
    if (debt !== 'polls') addDebt(ctx, debt, key, ['-', amount]);
}

/** A round changes what is owed as the loop's clauses say, and leaves no lock held. */
export function checkDebtsOfRound(ctx: Context, s: Loop, ownedBefore: number): void {
  const { obligations } = s.contract;
  if (ctx.proof.program.countsDebts) giveRound(ctx, s);
  evenAfterRound(ctx, obligations, s.span, ownedBefore);
  const before = ctx.cell.state.frame;
  for (const key of keysOf(ctx, ['polls'])) {
    const isKnown: Term = ['<', '0.0', heldAt(before, resourceOf('polls'), [key])];
    checkDebt(ctx, isKnown, 'receive_unpromised', s.span);
  }
  for (const { obligation, debt, key } of promisedBy(ctx, obligations))
    if (debt === 'polls')
      checkDebt(ctx, ['<', '0.0', owedAt(ctx, 'drained', key)], 'receive_missing', obligation.span);
}
