import type { Expression } from '../check/model.ts';
import { hasEffect } from '../check/late.ts';
import { underlying } from '../check/type.ts';
import { frozen } from './frozen.ts';
import { heldAt, sum } from '../state/ledger.ts';
import type { Term } from '../state/term.ts';
import { withHeap, type State } from '../state/state.ts';
import { selector } from '../state/sorts.ts';
import { assume, check, isGround, type Context } from './context.ts';
import { afterRead, mark } from './order.ts';
import { assemble, cellOf, isScalar, partsOf, type Cell } from './place.ts';
import { evaluate } from './rules.ts';

export function mapSort(keySorts: readonly Term[], value: Term): Term {
  return ['Array', ...keySorts, value];
}

/** The value map of a resource; before anything happened to it, an unknown one. */
export function mapOf(ctx: Context, resource: string, sort: Term): Term {
  ctx.proof.mapSorts.set(resource, sort);
  const known = ctx.cell.state.heap.get(resource);
  if (known !== undefined) return known;
  const { proof } = ctx;
  const { epoch } = ctx.cell.state;
  const name = proof.v.name('H', `${resource}${epoch}`);
  proof.v.once(`map ${resource}${epoch}`, () => {
    proof.v.declare(name, [], sort);
  });
  return name;
}

function cellMap(ctx: Context, { resource, sort }: Cell): Term {
  return mapOf(ctx, resource, mapSort(['Ptr'], sort));
}

/** A name for a new map, unless it depends on a binder. */
export function setMap(ctx: Context, resource: string, sort: Term, map: Term): void {
  const { proof, cell } = ctx;
  const value = isGround(ctx) && !ctx.isSilent ? proof.named('H', sort, map) : map;
  cell.state = withHeap(cell.state, resource, value);
}

/** All that this path has, what loops set aside included. */
export function totalAt(ctx: Context, resource: string, keys: readonly Term[]): Term {
  const { ledger, frame } = ctx.cell.state;
  return sum([heldAt(ledger, resource, keys), heldAt(frame, resource, keys)]);
}

/** Reads a place: some permission, then bounds. */
export function load(ctx: Context, place: Expression): Term {
  const since = mark(ctx);
  // What a call chooses is chosen once.
  return loadSince(ctx, hasEffect(place) ? frozen(ctx, place) : place, since);
}

/** A read that comes after all that was done since the mark. */
function loadSince(ctx: Context, e: Expression, since: ReturnType<typeof mark>): Term {
  if (!isScalar(e.type)) {
    const parts = partsOf(e).map((part) => loadSince(ctx, part, since));
    return assemble(ctx, e.type, parts);
  }
  const cell = cellOf(ctx, e);
  const held = heldAt(ctx.cell.state.ledger, cell.resource, cell.keys);
  check(ctx, ['<', '0.0', held], 'permission_error', 'reads', e.span);
  checkBounds(ctx, e);
  const at = ctx.cell.state;
  const valueIn = (state: State): Term => [
    ...['select', cellMap({ ...ctx, cell: { state } }, cell)],
    ...cell.keys,
  ];
  afterRead(ctx, { resource: cell.resource, keys: cell.keys, at, valueIn, span: e.span }, since);
  return valueIn(at);
}

function checkBounds(ctx: Context, e: Expression): void {
  if (e.kind !== 'element' || ctx.isSilent) return;
  const type = underlying(e.operand.type);
  const index = evaluate({ ...ctx, isSilent: true }, e.index);
  const length: Term =
    type.kind === 'array'
      ? String(type.length)
      : ['slen', evaluate({ ...ctx, isSilent: true }, e.operand)];
  check(ctx, ['and', ['<=', '0', index], ['<', index, length]], 'assertion_error', 'index', e.span);
}

/** Writes a place: all permission. */
export function store(ctx: Context, e: Expression, value: Term): void {
  if (!isScalar(e.type)) {
    partsOf(e).forEach((part, at) => {
      store(ctx, part, wholePart(ctx, part, value, at));
    });
    return;
  }
  const cell = cellOf(ctx, e);
  const held = heldAt(ctx.cell.state.ledger, cell.resource, cell.keys);
  check(ctx, ['<=', '1.0', held], 'permission_error', 'writes', e.span);
  checkBounds(ctx, e);
  put(ctx, cell, value);
}

function put(ctx: Context, cell: Cell, value: Term): void {
  const map: Term = ['store', cellMap(ctx, cell), ...cell.keys, value];
  setMap(ctx, cell.resource, mapSort(['Ptr'], cell.sort), map);
}

export function wholePart(ctx: Context, part: Expression, value: Term, at: number): Term {
  if (part.kind === 'field') return [selector(ctx.proof.v, part.owner, part.field.name), value];
  return ['select', value, String(at)];
}

export function assumeNamed(ctx: Context, sort: Term, term: Term): Term {
  if (!isGround(ctx) || ctx.isSilent || typeof term === 'string') return term;
  const name = ctx.proof.fresh('r', sort);
  assume(ctx, ['=', name, term]);
  return name;
}
