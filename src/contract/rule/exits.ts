import type { Expression, Statement } from '../check/model.ts';
import type { Context } from './context.ts';

/** What comes after, on one path. */
export type Next = (ctx: Context) => void;

/** Where statements that leave go. */
export interface Exits {
  /** Statements in a loop's rounds are statements again. */
  readonly run: (ctx: Context, statements: readonly Statement[], exits: Exits, next: Next) => void;
  readonly results: readonly Expression[];
  readonly onReturn: Next;
  /** The innermost first. */
  readonly targets: readonly Target[];
}

export interface Target {
  readonly label: string | null;
  readonly onBreak: Next;
  /** null for a switch or select. */
  readonly onContinue: Next | null;
}

export function forked(ctx: Context): Context {
  return { ...ctx, cell: { state: ctx.cell.state }, uses: { known: ctx.uses.known } };
}
