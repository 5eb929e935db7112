import type { Span } from '../../base/span.ts';
import type { Expression, FunctionInfo, Variable } from '../check/model.ts';
import { sortOf } from '../state/sorts.ts';
import { not, type Term } from '../state/term.ts';
import { pastOf, type State } from '../state/state.ts';
import { applyPure } from './apply.ts';
import { consumeAll } from './consume.ts';
import { check, under, type Context } from './context.ts';
import { closedByCall, debtsOfCall } from './debt.ts';
import { checkLocksOfCall, libraryDebts } from './lock.ts';
import { checkCarried } from './carry.ts';
import { checkLevels, checkWaitsOfCall } from './level.ts';
import { assumeReturns } from './endless.ts';
import { checkSmaller } from './measure.ts';
import { afterEffect, mark } from './order.ts';
import { produce } from './produce.ts';
import { evaluate } from './rules.ts';

/** A call in an expression: its one result. */
export function callValue(ctx: Context, e: Expression & { kind: 'call' }): Term {
  return callResults(ctx, e)[0] ?? 'true';
}

export function callResults(ctx: Context, e: Expression & { kind: 'call' }): readonly Term[] {
  const since = mark(ctx);
  const values = argumentTerms(ctx, e);
  const before = ctx.cell.state;
  const results = callFunction({ ...ctx, order: null }, e.function, values, e.span);
  if (!e.function.isPure) afterEffect(ctx, before, since);
  return results;
}

/** Nil has no methods, and is no function. */
export function argumentTerms(ctx: Context, e: Expression & { kind: 'call' }): readonly Term[] {
  const values = e.arguments.map((one) => evaluate(ctx, one));
  const [self] = values;
  if (self === undefined || (e.isDispatched !== true && e.function.isAny !== true)) return values;
  const isNil: Term = e.function.isAny === true ? ['=', self, 'nilptr'] : ['=', ['dyn', self], '0'];
  const inside = under(ctx, 'precondition_error', e.span);
  check(inside, not(isNil), 'assertion_error', 'nil', e.arguments[0]!.span);
  return values;
}

/** Gives the precondition for the postcondition. */
export function callFunction(
  ctx: Context,
  target: FunctionInfo,
  values: readonly Term[],
  span: Span,
): readonly Term[] {
  if (target.isPure) return [applyPure(ctx, target, values, span)];
  if (libraryDebts(ctx, target, values, span)) return [];
  const before = ctx.cell.state;
  assumeReturns(ctx, target);
  checkCallSmaller(ctx, target, values, span);
  checkLocksOfCall(ctx, calleeView(ctx, target, values), target, span);
  const inside = giveRequired(ctx, target, values, span);
  closedByCall(inside, target);
  checkWaitsOfCall(inside, target, span);
  const results = target.results.map(({ name, type }) =>
    ctx.proof.fresh(name || 'result', sortOf(ctx.proof.v, type)),
  );
  const locals = new Map(inside.cell.state.locals);
  target.results.forEach((one, index) => locals.set(one, results[index]!));
  const past = new Map([['', pastOf(before)]]);
  inside.cell.state = { ...inside.cell.state, locals, past };
  for (const { expression, span: clause } of target.contract().ensures)
    produce(under(inside, 'contract_not_well_formed', span, clause), expression);
  takeBack(ctx, inside);
  return results;
}

/** go f(x): the precondition goes along, and nothing comes back. Promises are not handed on for ever. */
export function startFunction(
  ctx: Context,
  target: FunctionInfo,
  values: readonly Term[],
  span: Span,
): void {
  if (target.contract().obligations.length > 0) checkCallSmaller(ctx, target, values, span);
  takeBack(ctx, giveRequired(ctx, target, values, span));
}

export function checkCallSmaller(
  ctx: Context,
  target: FunctionInfo,
  values: readonly Term[],
  span: Span,
): void {
  checkSmaller(calleeView(ctx, target, values), target, span);
}

function calleeView(ctx: Context, target: FunctionInfo, values: readonly Term[]): Context {
  const { state } = ctx.cell;
  return { ...ctx, cell: { state: { ...state, locals: boundLocals(state, target, values) } } };
}

function giveRequired(
  ctx: Context,
  target: FunctionInfo,
  values: readonly Term[],
  span: Span,
): Context {
  const { state } = ctx.cell;
  const inside: Context = {
    ...ctx,
    cell: { state: { ...state, locals: boundLocals(state, target, values) } },
  };
  if (target.isAny === true)
    ctx.proof.assumed.add('functions that are passed as values ask for nothing, and return');
  else if (!target.isLibrary && (target.isTrusted || !target.hasBody) && target.interface === null)
    ctx.proof.assumed.add(`the contract of ${target.name}, whose body is not looked at`);
  ctx.proof.called.add(target);
  consumeAll(
    inside,
    target.contract().requires.map(({ expression, span: clause }) => ({
      expression,
      in: (one: Context) => under(one, 'precondition_error', span, clause),
    })),
  );
  checkCarried(under(inside, 'precondition_error', span), target.contract().carried);
  checkLevels(inside, target.contract().levels, span);
  debtsOfCall(inside, target, span);
  return inside;
}

/** Parameters by their values, and what a literal captures as it is now. */
function boundLocals(
  state: State,
  target: FunctionInfo,
  values: readonly Term[],
): ReadonlyMap<Variable, Term> {
  const locals = new Map<Variable, Term>();
  target.parameters.forEach((one, index) => {
    locals.set(target.given().get(one) ?? one, values[index]!);
  });
  for (const one of target.captured) {
    const value = state.locals.get(one);
    if (value !== undefined) locals.set(one, value);
  }
  return locals;
}

function takeBack(ctx: Context, inside: Context): void {
  const { heap, ledger } = inside.cell.state;
  ctx.cell.state = { ...ctx.cell.state, heap, ledger };
}
