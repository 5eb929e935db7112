import type { Expression } from '../check/model.ts';
import type { Term } from '../state/term.ts';
import type { Context } from './context.ts';

/** The value of an expression in this state. Calls and allocations change the state. */
export function evaluate(ctx: Context, e: Expression): Term {
  return ctx.rules.evaluate(ctx, e);
}

/** Gives an assertion away: its permissions are no longer held, the rest has to be true. */
export function consume(ctx: Context, e: Expression, scale: Term | null = null): void {
  ctx.rules.consume(ctx, e, scale);
}
