import type { Expression, Type } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { and, forall, implies, type Term } from '../state/term.ts';
import type { State } from '../state/state.ts';
import { cellsAt, fillSlice, newSlice } from './allocate.ts';
import { askRange } from './append.ts';
import { assume, type Context } from './context.ts';
import { mapOf, mapSort } from './memory.ts';
import { afterRead, mark } from './order.ts';
import { evaluate } from './rules.ts';

/** []byte(s): new memory with the bytes of the string, and perhaps with room for more. */
export function bytesOf(ctx: Context, e: Expression & { readonly kind: 'bytes' }): Term {
  const text = evaluate(ctx, e.operand);
  const length: Term = ['strlen', text];
  const capacity = ctx.proof.fresh('capacity', 'Int');
  assume(ctx, ['<=', length, capacity]);
  const slice = newSlice(ctx, length, capacity);
  fillSlice(ctx, slice, length, elementOf(e.type), (index) => ['strat', text, index], capacity);
  return slice;
}

function elementOf(type: Type): Type {
  const under = underlying(type);
  if (under.kind !== 'slice') throw new Error('a slice is wanted');
  return under.element;
}

/** string(b): the bytes as they are now, all of which are read. */
export function textOf(ctx: Context, e: Expression & { readonly kind: 'text' }): Term {
  const since = mark(ctx);
  const { operand, span } = e;
  const slice = evaluate(ctx, operand);
  const length: Term = ['slen', slice];
  askRange(ctx, operand, slice, length, 'wildcard');
  const text = ctx.proof.fresh('text', 'Str');
  assume(ctx, ['=', ['strlen', text], length]);
  const at = ctx.cell.state;
  const index = ctx.proof.v.freshName('i');
  const [leaf] = cellsAt(ctx, ['sloc', slice, index], elementOf(operand.type), span);
  if (leaf === undefined) return text;
  const { resource, sort, keys } = leaf.cell;
  const mapIn = (state: State): Term =>
    mapOf({ ...ctx, cell: { state } }, resource, mapSort(['Ptr'], sort));
  const same: Term = ['=', ['strat', text, index], ['select', mapIn(at), ...keys]];
  const range = and(['<=', '0', index], ['<', index, length]);
  assume(
    ctx,
    forall([{ name: index, sort: 'Int' }], implies(range, same), [[['strat', text, index]]]),
  );
  // Beside a call, nothing of that memory may change.
  const first: readonly Term[] = [['sloc', slice, '0']];
  afterRead(ctx, { resource, keys: first, at, valueIn: mapIn, span }, since);
  return text;
}
