import { fullAmount } from '../state/ledger.ts';
import type { Bound, Term } from '../state/term.ts';
import { boundOf, check, type Context } from './context.ts';
import type { Atom } from './walk.ts';
import { evaluate } from './rules.ts';

/** How much an atom speaks of; a wildcard is some positive amount, another one for each value of what is bound. */
export function amountOf(ctx: Context, atom: Atom, scale: Term | null): Term {
  if (atom.permission === 'wildcard') return wildcard(ctx);
  const own = atom.permission === null ? fullAmount : evaluate(ctx, atom.permission);
  if (atom.permission !== null && !isLiteral(own))
    check(ctx, ['<=', '0.0', own], 'negative_permission_error', 'negative', atom.span);
  if (scale === null || scale === fullAmount) return own;
  return own === fullAmount ? scale : ['*', scale, own];
}

function isLiteral(amount: Term): boolean {
  if (typeof amount === 'string') return /^[0-9.]+$/.test(amount);
  return amount.length === 3 && amount[0] === '/' && isLiteral(amount[1]!) && isLiteral(amount[2]!);
}

function wildcard(ctx: Context): Term {
  const { v } = ctx.proof;
  const bound: readonly Bound[] = boundOf(ctx);
  const name = v.freshName('some');
  v.declare(
    name,
    bound.map(({ sort }) => sort),
    'Real',
  );
  return bound.length === 0 ? name : [name, ...bound.map((one) => one.name)];
}
