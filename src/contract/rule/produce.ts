import type { Expression } from '../check/model.ts';
import { and, forall, implies, not, type Term } from '../state/term.ts';
import { heldAt, zeroAmount } from '../state/ledger.ts';
import { linesOf, withLines, type Line } from '../state/state.ts';
import { patternsFor } from '../state/trigger.ts';
import { amountOf } from './amount.ts';
import { assume, boundOf, guardOf, type Context } from './context.ts';
import { inverseFact, inverseOf } from './inverse.ts';
import { mapOf, mapSort, setMap, totalAt } from './memory.ts';
import { walk, type Atom } from './walk.ts';
import { evaluate } from './rules.ts';

interface Producing {
  /** Each amount is multiplied by it: what a part of a predicate gives. */
  readonly scale: Term | null;
  /** The values of the cells, in the order of the atoms: what a snapshot remembers. */
  readonly components: Iterator<Term> | null;
}

const plainly: Producing = { scale: null, components: null };

/** Takes an assertion over: its permissions are held from here on, the rest is assumed. */
export function produce(ctx: Context, e: Expression, how: Producing = plainly): void {
  walk({ ...ctx, order: null }, e, {
    asConstants: false,
    atom: (inside, atom) => {
      addAtom(ctx, inside, atom, how);
    },
    pure: (inside, part) => {
      assume(inside, evaluate(inside, part));
    },
  });
}

/** Contexts of parts look at copies of the state; what is gained is gained by the whole. */
function addAtom(ctx: Context, inside: Context, atom: Atom, how: Producing): void {
  const line = lineFor(ctx, inside, atom, how.scale);
  if (how.components !== null) remember(ctx, inside, atom, how.components);
  addLine(ctx, atom.resource, line);
  inside.cell.state = {
    ...inside.cell.state,
    ledger: ctx.cell.state.ledger,
    heap: ctx.cell.state.heap,
  };
  if (ctx.isSilent) return;
  if (atom.isOfInterface) assumeSome(inside, atom);
  if (atom.permission === 'wildcard') assumePositive(ctx, line);
  if (line.bound.length > 0) assumeQuantified(ctx, line, atom);
  else if (atom.isMemory) assumeSingle(inside, atom);
}

/** What surrounds the whole assertion is no part of the line: the line is only looked at there. */
export function lineFor(ctx: Context, inside: Context, atom: Atom, scale: Term | null): Line {
  const bound = boundOf(inside, ctx);
  const { keys, keySorts } = atom;
  const guard = guardOf(inside, ctx);
  const amount = amountOf(inside, atom, scale);
  const inverse = inverseOf(inside.proof.v, bound, keys, keySorts).terms;
  return { bound, guard, keys, amount, inverse, isNegative: false };
}

export function addLine(ctx: Context, resource: string, line: Line): void {
  const { state } = ctx.cell;
  ctx.cell.state = withLines(state, resource, [...linesOf(state.ledger, resource), line]);
}

/** Only for a value of a type that implements the interface is there a body to fold. */
function assumeSome(inside: Context, { keys }: Atom): void {
  assume(inside, not(['=', ['dyn', keys[0]!], '0']));
}

function assumePositive(ctx: Context, { amount, bound, guard }: Line): void {
  const fact: Term = ['<', '0.0', amount];
  assume(ctx, forall(bound, implies(guard, fact), bound.length === 0 ? [] : [[amount]]));
}

/** There is one whole of a cell, and nil points to none. */
function assumeSingle(inside: Context, { resource, keys }: Atom): void {
  const [key] = keys;
  assume(inside, and(not(['=', key!, 'nilptr']), ['<=', totalAt(inside, resource, keys), '1.0']));
}

function assumeQuantified(ctx: Context, line: Line, atom: Atom): void {
  const patterns = (body: Term): readonly (readonly Term[])[] => patternsFor(line.bound, body);
  assume(ctx, inverseFact(line, patterns));
  if (!atom.isMemory) return;
  const [key] = line.keys;
  const atMost: Term = ['<=', totalAt(ctx, atom.resource, line.keys), '1.0'];
  const body = implies(line.guard, and(not(['=', key!, 'nilptr']), atMost));
  const found = typeof key === 'string' ? [] : patterns(key!);
  assume(ctx, forall(line.bound, body, found));
}

/** Puts a snapshot's component into the map: at its cell, or as the map itself. */
function remember(ctx: Context, inside: Context, atom: Atom, components: Iterator<Term>): void {
  const next = components.next();
  if (next.done === true) throw new Error('the snapshot has fewer components than the assertion');
  const { resource, keys, keySorts, valueSort } = atom;
  const sort = mapSort(keySorts, valueSort);
  const before = mapOf(ctx, resource, sort);
  const guard = guardOf(inside, ctx);
  if (boundOf(inside, ctx).length === 0) {
    assumeSame(inside, atom, before, next.value);
    const stored: Term = ['store', before, ...keys, next.value];
    setMap(ctx, resource, sort, guard === 'true' ? stored : ['ite', guard, stored, before]);
    return;
  }
  quantifiedMap(ctx, inside, atom, next.value, before);
}

/** Two parts of one cell hold the same value. */
function assumeSame(inside: Context, { resource, keys }: Atom, map: Term, value: Term): void {
  const held = heldAt(inside.cell.state.ledger, resource, keys);
  if (inside.isSilent || held === zeroAmount) return;
  assume(inside, implies(['<', '0.0', held], ['=', ['select', map, ...keys], value]));
}

function quantifiedMap(
  ctx: Context,
  inside: Context,
  atom: Atom,
  component: Term,
  before: Term,
): void {
  const { resource, keySorts, valueSort } = atom;
  const sort = mapSort(keySorts, valueSort);
  if (
    ctx.isSilent ||
    linesOf(ctx.cell.state.ledger, resource).length +
      linesOf(ctx.cell.state.frame, resource).length ===
      0
  ) {
    setMap(ctx, resource, sort, component);
    return;
  }
  const merged = ctx.proof.fresh('H', sort);
  const cell = keySorts.map((each): { name: string; sort: Term } => ({
    name: ctx.proof.v.freshName('l'),
    sort: each,
  }));
  const names = cell.map(({ name }) => name);
  const held = totalAt(ctx, resource, names);
  const at = (map: Term): Term => ['select', map, ...names];
  assume(
    ctx,
    forall(cell, implies(['<', '0.0', held], ['=', at(merged), at(before)]), [
      [at(merged)],
      [at(before)],
    ]),
  );
  const own = boundOf(inside, ctx);
  const read = (map: Term): Term => ['select', map, ...atom.keys];
  const body = implies(guardOf(inside, ctx), ['=', read(merged), read(component)]);
  assume(ctx, forall(own, body, patternsFor(own, body)));
  setMap(ctx, resource, sort, merged);
}
