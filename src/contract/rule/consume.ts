import type { Expression } from '../check/model.ts';
import { zeroAmount, amountAt, heldAt, negated, withoutLine } from '../state/ledger.ts';
import { and, forall, implies, ite, type Bound, type Term } from '../state/term.ts';
import { linesOf, withLines, type Line, type State } from '../state/state.ts';
import { patternsFor } from '../state/trigger.ts';
import { assume, check, looking, type Context } from './context.ts';
import { injectivity, inverseFact, inverseOf } from './inverse.ts';
import { mapOf, mapSort, setMap, totalAt } from './memory.ts';
import { lineFor } from './produce.ts';
import { walk, type Atom } from './walk.ts';
import { evaluate } from './rules.ts';

interface Touched {
  readonly atom: Atom;
  readonly line: Line;
}

export function consumeRule(ctx: Context, e: Expression, scale: Term | null): void {
  const touched: Touched[] = [];
  remove(ctx, ctx.cell.state, e, scale, touched);
  forget(ctx, touched);
}

/** Several at once: all are read before anything is forgotten. */
export function consumeAll(
  ctx: Context,
  all: readonly { readonly expression: Expression; readonly in: (ctx: Context) => Context }[],
): void {
  const touched: Touched[] = [];
  const before = ctx.cell.state;
  for (const one of all) remove(one.in(ctx), before, one.expression, null, touched);
  forget(ctx, touched);
}

/** Everything is read in the state before; the ledger shrinks as the walk goes on. */
function remove(
  ctx: Context,
  before: State,
  e: Expression,
  scale: Term | null,
  touched: Touched[],
): void {
  walk(looking(ctx, before), e, {
    asConstants: true,
    atom: (inside, atom) => {
      touched.push({ atom, line: take(ctx, inside, atom, scale) });
    },
    pure: (inside, part) => {
      check(inside, evaluate(inside, part), 'assertion_error', 'false', part.span);
    },
  });
}

function take(ctx: Context, inside: Context, atom: Atom, scale: Term | null): Line {
  const line = lineFor(ctx, inside, atom, scale);
  const { resource, keys } = atom;
  const lines = linesOf(ctx.cell.state.ledger, resource);
  const isWildcard = atom.permission === 'wildcard';
  const left = isWildcard ? null : withoutLine(lines, line);
  checkInjective(ctx, line, atom);
  if (left !== null) {
    ctx.cell.state = withLines(ctx.cell.state, resource, left);
    return line;
  }
  const held = heldAt(ctx.cell.state.ledger, resource, keys);
  const enough: Term = isWildcard ? ['<', '0.0', held] : ['<=', line.amount, held];
  check(inside, enough, 'permission_error', 'permission', atom.span);
  if (isWildcard) assumeSmall(ctx, line, lines);
  ctx.cell.state = withLines(ctx.cell.state, resource, [...lines, negated(line)]);
  return line;
}

/** What is taken by a wildcard is less than what is there, for each of the cells. */
function assumeSmall(ctx: Context, line: Line, lines: readonly Line[]): void {
  const { amount, bound, guard } = line;
  const small = and(['<', '0.0', amount], ['<', amount, amountAt(lines, line.keys)]);
  const body = implies(guard, small);
  assume(ctx, forall(bound, body, bound.length === 0 ? [] : [[amount]]));
}

/** Assumed where permission is produced, so it has to be shown where it is given. */
function checkInjective(ctx: Context, line: Line, atom: Atom): void {
  if (line.bound.length === 0) return;
  const { v } = ctx.proof;
  if (inverseOf(v, line.bound, line.keys, atom.keySorts).isComputed) return;
  check(ctx, injectivity(v, line), 'receiver_not_injective_error', 'twice', atom.span);
  assume(
    ctx,
    inverseFact(line, (body) => patternsFor(line.bound, body)),
  );
}

/** Cells of which nothing is held any more may change: their values are forgotten. */
function forget(ctx: Context, touched: readonly Touched[]): void {
  if (ctx.isSilent) return;
  const resources = new Map<string, Touched[]>();
  for (const one of touched) {
    const list = resources.get(one.atom.resource) ?? [];
    list.push(one);
    resources.set(one.atom.resource, list);
  }
  for (const list of resources.values()) forgetIn(ctx, list);
}

function forgetIn(ctx: Context, list: readonly Touched[]): void {
  const { resource, keySorts, valueSort } = list[0]!.atom;
  const sort = mapSort(keySorts, valueSort);
  const { ledger, frame } = ctx.cell.state;
  const top = { ...ctx, guards: [] };
  if (linesOf(ledger, resource).length + linesOf(frame, resource).length === 0) {
    setMap(top, resource, sort, ctx.proof.fresh('H', sort));
    return;
  }
  const before = mapOf(ctx, resource, sort);
  if (list.every(({ line }) => line.bound.length === 0)) {
    const map = list.reduce((current, { atom }) => forgetCell(top, current, atom, before), before);
    setMap(top, resource, sort, map);
    return;
  }
  const after = ctx.proof.fresh('H', sort);
  const cell = keySorts.map((each): Bound => ({ name: ctx.proof.v.freshName('l'), sort: each }));
  const names = cell.map(({ name }) => name);
  const at = (map: Term): Term => ['select', map, ...names];
  const still: Term = ['<', zeroAmount, totalAt(ctx, resource, names)];
  assume(
    top,
    forall(cell, implies(still, ['=', at(after), at(before)]), [[at(after)], [at(before)]]),
  );
  setMap(top, resource, sort, after);
}

function forgetCell(
  ctx: Context,
  map: Term,
  { resource, keys, valueSort }: Atom,
  before: Term,
): Term {
  const still: Term = ['<', zeroAmount, totalAt(ctx, resource, keys)];
  const unknown = ctx.proof.fresh('v', valueSort);
  return ['store', map, ...keys, ite(still, ['select', before, ...keys], unknown)];
}
