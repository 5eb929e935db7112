import type { Span } from '../../base/span.ts';
import { and, forall, implies, mentions, type Bound, type Term } from '../state/term.ts';
import type { State } from '../state/state.ts';
import { patternsFor } from '../state/trigger.ts';
import type { Alternative, Goal, Reason, Under } from './goal.ts';
import type { Proof } from './proof.ts';
import type { FunctionSymbols } from './shape.ts';
import type { Expression, FunctionInfo } from '../check/model.ts';

/** What stands around a part of an assertion. */
export type Guard =
  | { readonly kind: 'when'; readonly term: Term }
  /** As a constant any one value stands for all: what is shown of it holds for all. */
  | { readonly kind: 'bound'; readonly bound: Bound; readonly isConstant: boolean };

interface Blame {
  readonly under: Under;
  readonly span: Span;
  readonly clause: Span | null;
}

/** The rules need each other: reading a place may need a function's value, and that what a predicate holds. */
export interface Rules {
  readonly evaluate: (ctx: Context, e: Expression) => Term;
  /** Gives an assertion away, its permissions scaled. */
  readonly consume: (ctx: Context, e: Expression, scale: Term | null) => void;
  readonly defineFunction: (ctx: Context, symbols: FunctionSymbols) => void;
}

/** One way to say that calls get smaller; the same for all functions of a circle. */
export interface Measure {
  readonly name: string;
  readonly values: (ctx: Context, target: FunctionInfo) => readonly Term[];
}

export interface Recursion {
  readonly owner: FunctionInfo;
  readonly circle: ReadonlySet<FunctionInfo>;
  readonly measures: readonly Measure[];
  /** By the measure's name, at the entry. */
  readonly entry: ReadonlyMap<string, readonly Term[]>;
}

/** What one statement read from memory, and what it called. */
export interface Order {
  readonly reads: Read[];
  /** The states before each call and each receive. */
  readonly effects: State[];
}

export interface Read {
  readonly resource: string;
  readonly keys: readonly Term[];
  readonly at: State;
  readonly valueIn: (state: State) => Term;
  readonly span: Span;
}

export interface Context {
  readonly proof: Proof;
  readonly rules: Rules;
  /** What has to fall where the function under proof is called again. */
  readonly recursion: Recursion | null;
  /** Shared by all contexts of one path. */
  readonly cell: { state: State };
  /** For pure functions that look into maps: with which maps they were used on this path. */
  readonly uses: { known: ReadonlyMap<string, ReadonlyMap<string, readonly (Term | null)[]>> };
  /** Of the statement of the program that is looked at; specifications have no order. */
  readonly order: Order | null;
  readonly guards: readonly Guard[];
  readonly blame: Blame;
  /** In axioms nothing is checked or assumed: what they speak of was checked where it stands. */
  readonly isSilent: boolean;
  /** Functions of whose definition not more is to be seen. */
  readonly limited: ReadonlySet<string>;
  readonly shown: Goal['shown'];
  /** The statement by which the path leaves its function, where one does. */
  readonly leaving?: Span;
}

export function when(ctx: Context, term: Term): Context {
  return term === 'true' ? ctx : { ...ctx, guards: [...ctx.guards, { kind: 'when', term }] };
}

export function under(ctx: Context, what: Under, span: Span, clause: Span | null = null): Context {
  return { ...ctx, blame: { under: what, span, clause } };
}

/** The same place in the program, looking at another state. */
export function looking(ctx: Context, state: State): Context {
  return { ...ctx, cell: { state }, order: null };
}

/** What is bound in the context, or only between an outer one and it. */
export function boundOf(ctx: Context, outer: Context | null = null): readonly Bound[] {
  return ctx.guards
    .slice(outer?.guards.length ?? 0)
    .flatMap((one) => (one.kind === 'bound' ? [one.bound] : []));
}

export function guardOf(ctx: Context, outer: Context | null = null): Term {
  const guards = ctx.guards.slice(outer?.guards.length ?? 0);
  return and(...guards.flatMap((one) => (one.kind === 'when' ? [one.term] : [])));
}

/** Under a binder there are no names for what depends on it. */
export function isGround(ctx: Context): boolean {
  return ctx.guards.every((one) => one.kind === 'when' || one.isConstant);
}

export function closed(ctx: Context, term: Term): Term {
  let result = term;
  for (const guard of [...ctx.guards].reverse()) {
    if (guard.kind === 'when') result = implies(guard.term, result);
    else if (!guard.isConstant && mentions(result, new Set([guard.bound.name])))
      result = forall([guard.bound], result, patternsFor([guard.bound], result));
  }
  return result;
}

export function assume(ctx: Context, term: Term): void {
  if (!ctx.isSilent) ctx.proof.assert(closed(ctx, term));
}

export function check(ctx: Context, term: Term, reason: Reason, words: string, span?: Span): void {
  if (ctx.isSilent) return;
  const { under: what, span: here, clause } = ctx.blame;
  const goal: Goal = {
    ...{ under: what, reason, words, shown: ctx.shown, alternative: null },
    ...{ span: here, clause: clause ?? span ?? null },
  };
  const closedTerm = closed(ctx, term);
  ctx.proof.check(closedTerm, goal);
  // What failed is said once: what follows takes it for granted.
  if (isGround(ctx)) ctx.proof.assert(closedTerm);
}

/** A check of which only one of several ways has to be shown. */
export function checkAlternative(
  ctx: Context,
  term: Term,
  alternative: Alternative,
  span: Span,
): void {
  const { under: what } = ctx.blame;
  ctx.proof.check(closed(ctx, term), {
    ...{ under: what, reason: 'termination_error', span, clause: null, words: 'termination' },
    ...{ shown: ctx.shown, alternative },
  });
}
