import { everyStatement } from '../check/children.ts';
import type { Expression, Statement, Variable } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { sortOf } from '../state/sorts.ts';
import { not, type Term } from '../state/term.ts';
import { mergeLedgers, type Ledger } from '../state/state.ts';
import { consumeAll } from './consume.ts';
import { under, type Context } from './context.ts';
import { checkDebtsOfRound, giveDebtsToLoop, takeDebtsOfLoop } from './round.ts';
import { checkEnds, nothingOwed, startRounds } from './endless.ts';
import { newOrder } from './order.ts';
import { produce } from './produce.ts';
import { checkGhostLoop } from './termination.ts';
import type { Under } from './goal.ts';
import { evaluate } from './rules.ts';
import { type Exits, type Next, type Target, forked } from './exits.ts';

type Loop = Statement & { readonly kind: 'loop' };

/**
 * The invariant is given away, what is left is set aside, and any round begins with the invariant alone. Whoever leaves
 * the loop, at its head or from inside, gets back what was set aside.
 */
export function runLoop(ctx: Context, s: Loop, exits: Exits, next: Next): void {
  exits.run(ctx, s.prelude, exits, (entered) => {
    const idle = s.isGhost ? 'true' : nothingOwed(entered);
    giveInvariants(entered, s, 'invariant_establishment_error');
    giveDebtsToLoop(entered, s);
    forgetAssigned(entered, s);
    const { ledger, frame } = entered.cell.state;
    const aside = mergeLedgers(frame, ledger);
    entered.cell.state = { ...entered.cell.state, ledger: new Map(), frame: aside };
    takeInvariants(entered, s);
    takeDebtsOfLoop(entered, s);
    fromHead(entered, s, exits, next, { ledger, frame, idle });
  });
}

function fromHead(ctx: Context, s: Loop, exits: Exits, next: Next, around: Aside): void {
  const { proof } = ctx;
  const order = newOrder();
  const head = { ...under(ctx, 'for_loop_error', s.condition?.span ?? s.span), order };
  const condition =
    s.condition === null ? 'true' : proof.named('for', 'Bool', evaluate(head, s.condition));
  const left: Next = (one) => {
    next(outside(one, around.ledger, around.frame));
  };
  proof.scope(() => {
    proof.assert(condition);
    runRound(forked(ctx), s, exits, left, around);
  });
  if (condition === 'true') return;
  proof.scope(() => {
    proof.assert(not(condition));
    left(forked(ctx));
  });
}

interface Aside {
  readonly ledger: Ledger;
  readonly frame: Ledger;
  /** Nothing was owed before the loop. */
  readonly idle: Term;
}

function outside(ctx: Context, ledger: Ledger, frame: Ledger): Context {
  const { state } = ctx.cell;
  const merged = mergeLedgers(ledger, state.ledger);
  return { ...ctx, cell: { state: { ...state, ledger: merged, frame } } };
}

function runRound(
  ctx: Context,
  s: Loop,
  exits: Exits,
  left: Next,
  { ledger, frame, idle }: Aside,
): void {
  const ways = idle === 'true' ? [] : startRounds(ctx, s);
  const measures = checkGhostLoop(ctx, s, null);
  const made = ctx.cell.state.owned.length;
  const again: Next = (one) => {
    exits.run(one, [...s.update, ...s.prelude], exits, (end) => {
      checkEnds(end, s, ways, idle);
      giveInvariants(end, s, 'invariant_preservation_error');
      checkDebtsOfRound(end, s, made);
      checkGhostLoop(end, s, measures);
    });
  };
  const target: Target = { label: s.label, onBreak: left, onContinue: again };
  const onReturn: Next = (one) => {
    exits.onReturn(outside(one, ledger, frame));
  };
  const targets = exits.targets.map((outer) => ({
    label: outer.label,
    onBreak: (one: Context) => {
      outer.onBreak(outside(one, ledger, frame));
    },
    onContinue:
      outer.onContinue && ((one: Context) => outer.onContinue!(outside(one, ledger, frame))),
  }));
  exits.run(ctx, s.body, { ...exits, onReturn, targets: [target, ...targets] }, again);
}

function giveInvariants(ctx: Context, s: Loop, what: Under): void {
  consumeAll(
    ctx,
    s.contract.invariants.map(({ expression, span }) => ({
      expression,
      in: (one: Context) => under(one, what, span),
    })),
  );
}

function takeInvariants(ctx: Context, s: Loop): void {
  for (const { expression, span } of s.contract.invariants)
    produce(under(ctx, 'invariant_not_well_formed', span), expression);
}

/** What a round may assign has any value at its beginning. */
function forgetAssigned(ctx: Context, s: Loop): void {
  const locals = new Map(ctx.cell.state.locals);
  for (const variable of assignedIn([...s.body, ...s.update, ...s.prelude])) {
    if (variable.isShared || !locals.has(variable)) continue;
    locals.set(variable, ctx.proof.fresh(variable.name, sortOf(ctx.proof.v, variable.type)));
  }
  ctx.cell.state = { ...ctx.cell.state, locals };
}

function assignedIn(statements: readonly Statement[]): ReadonlySet<Variable> {
  const assigned = new Set<Variable>();
  const root = (e: Expression): void => {
    if (e.kind === 'variable') assigned.add(e.variable);
    if (e.kind === 'field') root(e.operand);
    if (e.kind === 'element' && underlying(e.operand.type).kind === 'array') root(e.operand);
  };
  everyStatement(statements, (one) => {
    if (one.kind === 'assign') for (const target of one.left) if (target !== null) root(target);
    if (one.kind === 'declare') assigned.add(one.variable);
  });
  return assigned;
}
