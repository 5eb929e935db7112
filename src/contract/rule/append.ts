import { Unsupported } from '../check/fault.ts';
import { binaryOf, hiddenVariable, readOf, withinBounds } from '../check/build.ts';
import type { Expression, Type } from '../check/model.ts';
import { boolean, integer, underlying } from '../check/type.ts';
import { and, forall, implies, ite, number, type Term } from '../state/term.ts';
import { withLocal } from '../state/state.ts';
import { cellsAt, fillSlice, newSlice } from './allocate.ts';
import { assume, looking, under, type Context } from './context.ts';
import { mapOf, mapSort, setMap } from './memory.ts';
import { afterEffect, mark } from './order.ts';
import { consume, evaluate } from './rules.ts';

type Append = Expression & { readonly kind: 'append' };
type Copy = Expression & { readonly kind: 'copy' };

/** What is put at the end: values one by one, or the elements of another slice. */
interface Tail {
  readonly count: Term;
  readonly values: readonly Term[];
  readonly slice: Term | null;
}

function elementOf(e: Expression): Type {
  const type = underlying(e.type);
  if (type.kind !== 'slice') throw new Unsupported('the elements of this', e.span);
  return type.element;
}

/** The old elements and their spare room are given for a slice of its own: append may use them or move away. */
export function appendValues(ctx: Context, e: Append): Term {
  const element = elementOf(e);
  const since = mark(ctx);
  const before = evaluate(ctx, e.operand);
  const tail = tailOf(ctx, e);
  const heap = ctx.cell.state;
  const length: Term = ['slen', before];
  if (tail.slice !== null) askRange(ctx, e.spread!, tail.slice, tail.count, 'wildcard');
  takeElements(ctx, e, before);
  const total: Term = ['+', length, tail.count];
  const capacity = ctx.proof.fresh('capacity', 'Int');
  assume(ctx, ['<=', total, capacity]);
  const slice = newSlice(ctx, total, capacity, false);
  fillSlice(ctx, slice, total, element, null, capacity);
  const old: Context = { ...ctx, cell: { state: heap } };
  assumeSame(ctx, old, e, { slice, from: '0', length, source: before });
  if (tail.slice !== null)
    assumeSame(ctx, old, e, { slice, from: length, length: tail.count, source: tail.slice });
  tail.values.forEach((value, offset) => {
    const end: Term = ['sloc', slice, ['+', length, number(offset)]];
    for (const { cell, part } of cellsAt(ctx, end, element, e.span)) {
      const map = mapOf(ctx, cell.resource, mapSort(['Ptr'], cell.sort));
      assume(ctx, ['=', ['select', map, ...cell.keys], part(value)]);
    }
  });
  afterEffect(ctx, heap, since);
  return slice;
}

function tailOf(ctx: Context, e: Append): Tail {
  if (e.spread !== null) {
    const slice = evaluate(ctx, e.spread);
    return { count: ['slen', slice], values: [], slice };
  }
  const values = e.values.map((one) => evaluate(ctx, one));
  return { count: number(values.length), values, slice: null };
}

interface Moved {
  readonly slice: Term;
  readonly from: Term;
  readonly length: Term;
  readonly source: Term;
}

/** A part of a new slice holds what another slice held before. */
function assumeSame(ctx: Context, old: Context, e: Append, moved: Moved): void {
  const { slice, from, length, source } = moved;
  const element = elementOf(e);
  const index = ctx.proof.v.freshName('i');
  const there: Term = from === '0' ? index : ['-', index, from];
  const targets = cellsAt(ctx, ['sloc', slice, index], element, e.span);
  const sources = cellsAt(old, ['sloc', source, there], element, e.span);
  const range = and(['<=', from, index], ['<', index, from === '0' ? length : ['+', from, length]]);
  targets.forEach(({ cell }, at) => {
    const sort = mapSort(['Ptr'], cell.sort);
    const now: Term = ['select', mapOf(ctx, cell.resource, sort), ...cell.keys];
    const then: Term = ['select', mapOf(old, cell.resource, sort), ...sources[at]!.cell.keys];
    const same = implies(range, ['=', now, then]);
    assume(ctx, forall([{ name: index, sort: 'Int' }], same, [[['sloc', slice, index]]]));
  });
}

/** acc(&s[i]) for all i below a limit. */
function elements(
  ctx: Context,
  of: Expression,
  values: { readonly slice: Term; readonly limit: Term | null },
  permission: 'wildcard' | null,
): Expression {
  const { span } = of;
  const whole = hiddenVariable('slice', of.type, span);
  const end = hiddenVariable('end', integer, span);
  const variable = hiddenVariable('i', integer, span);
  const operand = readOf(whole, span);
  const index = readOf(variable, span);
  const room: Expression = { kind: 'capacity', operand, type: integer, span };
  const target: Expression = { kind: 'element', operand, index, type: elementOf(of), span };
  const access: Expression = { kind: 'access', target, permission, type: boolean, span };
  const limit = values.limit === null ? room : readOf(end, span);
  const body = binaryOf('==>', withinBounds(index, limit), access);
  const state = withLocal(ctx.cell.state, whole, values.slice);
  ctx.cell.state = values.limit === null ? state : withLocal(state, end, values.limit);
  return {
    ...{ kind: 'quantifier', quantifier: 'forall', variables: [variable], triggers: [] },
    ...{ body, type: boolean, span },
  };
}

function takeElements(ctx: Context, e: Append, before: Term): void {
  consume(ctx, elements(ctx, e, { slice: before, limit: null }, null));
}

/** Asks for elements, and takes nothing away. */
export function askRange(
  ctx: Context,
  of: Expression,
  slice: Term,
  limit: Term,
  permission: 'wildcard' | null,
): void {
  const inside = under(looking(ctx, ctx.cell.state), 'precondition_error', ctx.blame.span);
  consume(inside, elements(inside, of, { slice, limit }, permission));
}

/** copy(d, s): as many elements as both have, as they were before, names for the same memory included. */
export function copyElements(ctx: Context, e: Copy): Term {
  const since = mark(ctx);
  const target = evaluate(ctx, e.target);
  const source = evaluate(ctx, e.source);
  const count = ctx.proof.fresh('copied', 'Int');
  const [room, given]: readonly Term[] = [
    ['slen', target],
    ['slen', source],
  ];
  assume(ctx, ['=', count, ite(['<=', room!, given!], room!, given!)]);
  askRange(ctx, e.target, target, count, null);
  askRange(ctx, e.source, source, count, 'wildcard');
  const heap = ctx.cell.state;
  const old: Context = { ...ctx, cell: { state: heap } };
  const index = ctx.proof.v.freshName('i');
  const element = elementOf(e.target);
  const places = cellsAt(ctx, ['sloc', target, index], element, e.span);
  places.forEach(({ cell }) => {
    const direct = cell.keys[0];
    if (typeof direct === 'string' || direct?.[0] !== 'sloc')
      throw new Unsupported('a copy of elements that hold structs or arrays', e.span);
    const sort = mapSort(['Ptr'], cell.sort);
    const before = mapOf(old, cell.resource, sort);
    const after = ctx.proof.fresh('H', sort);
    assumeCopied(ctx, { before, after, target, source, count });
    setMap(ctx, cell.resource, sort, after);
  });
  afterEffect(ctx, heap, since);
  return count;
}

interface Change {
  readonly before: Term;
  readonly after: Term;
  readonly target: Term;
  readonly source: Term;
  readonly count: Term;
}

/** Cell by cell, under whatever name it is looked at. */
function assumeCopied(ctx: Context, { before, after, target, source, count }: Change): void {
  const spot = ctx.proof.v.freshName('l');
  const offset: Term = ['-', ['pi', spot], ['so', target]];
  const isTarget = and(
    ['=', ['pb', spot], ['sb', target]],
    ['<=', '0', offset],
    ['<', offset, count],
  );
  const now: Term = ['select', after, spot];
  const then: Term = ['select', before, spot];
  const moved: Term = ['select', before, ['sloc', source, offset]];
  const bound = [{ name: spot, sort: 'Ptr' }];
  // Always so; it names the cell as one of the target's, for what is known of those to be found.
  const named = implies(isTarget, ['=', spot, ['sloc', target, offset]]);
  const copied: Term = ['=', now, ite(isTarget, moved, then)];
  assume(ctx, forall(bound, and(named, copied), [[now]]));
  assume(ctx, forall(bound, and(named, ['or', isTarget, ['=', now, then]]), [[then]]));
}
