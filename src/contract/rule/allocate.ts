import { Unsupported } from '../check/fault.ts';
import { giveToGuards, hasGuards } from './lock.ts';
import { keysOf } from './debt.ts';
import { startCarrying } from './carry.ts';
import type { Expression, Type } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { sortOf, zeroOf } from '../state/sorts.ts';
import { and, forall, implies, number, type Term } from '../state/term.ts';
import { linesOf, type Line, type Owned } from '../state/state.ts';
import { produceNamed } from './library.ts';
import { assume, check, type Context } from './context.ts';
import { mapOf, mapSort, setMap, totalAt, wholePart } from './memory.ts';
import { addLine } from './produce.ts';
import { assumeNew } from './fresh-memory.ts';
import { arraySlice, cellOf, isScalar, partsOf, type Cell } from './place.ts';
import { evaluate } from './rules.ts';

/** A pointer to new memory that holds the value. */
export function allocate(ctx: Context, e: Expression & { kind: 'allocate' }): Term {
  const value = evaluate(ctx, e.value);
  return allocateFor(ctx, e.value.type, value, e.span);
}

export function allocateFor(ctx: Context, type: Type, value: Term, span: Expression['span']): Term {
  const address = ctx.proof.fresh('new', 'Ptr');
  if (isSized(type)) assumeNew(ctx, ['pb', address]);
  else assume(ctx, ['<', '0', ['pb', address]]);
  fillPlace(ctx, placeAt(ctx, address, type, span), value);
  return address;
}

/** Go may place variables without a size anywhere. */
function isSized(type: Type): boolean {
  const under = underlying(type);
  if (under.kind === 'array') return under.length > 0 && isSized(under.element);
  return under.kind !== 'struct' || under.fields.some((field) => isSized(field.type));
}

/** What a pointer that has no expression points to. */
function placeAt(ctx: Context, address: Term, type: Type, span: Expression['span']): Expression {
  const variable = {
    ...{ name: 'memory', type: { kind: 'pointer', element: type } as const, span },
    ...{ isShared: false, isAssigned: false, isCaptured: false },
  };
  ctx.cell.state = {
    ...ctx.cell.state,
    locals: new Map(ctx.cell.state.locals).set(variable, address),
  };
  const operand: Expression = { kind: 'variable', variable, type: variable.type, span };
  return { kind: 'dereference', operand, type, span };
}

function fillPlace(ctx: Context, place: Expression, value: Term): void {
  const type = underlying(place.type);
  if (type.kind === 'array') return fillArray(ctx, place, type, value);
  if (!isScalar(place.type)) {
    partsOf(place).forEach((part, at) => {
      fillPlace(ctx, part, wholePart(ctx, part, value, at));
    });
    giveToGuards(ctx, place);
    return;
  }
  const cell = cellOf(ctx, place);
  gain(ctx, cell, {
    bound: [],
    guard: 'true',
    keys: cell.keys,
    amount: '1.0',
    inverse: [],
    isNegative: false,
  });
  setMap(ctx, cell.resource, mapSort(['Ptr'], cell.sort), [
    'store',
    mapOf(ctx, cell.resource, mapSort(['Ptr'], cell.sort)),
    ...cell.keys,
    value,
  ]);
}

/** New memory is nobody else's: where it is held, it is held once. */
function gain(ctx: Context, cell: Cell, line: Line): void {
  addLine(ctx, cell.resource, line);
  if (line.bound.length > 0) return;
  assume(ctx, ['<=', totalAt(ctx, cell.resource, line.keys), '1.0']);
}

function fillArray(
  ctx: Context,
  place: Expression,
  type: Type & { kind: 'array' },
  value: Term,
): void {
  if (!isScalar(type.element) || type.length <= 64) {
    partsOf(place).forEach((part, at) => {
      fillPlace(ctx, part, ['select', value, number(at)]);
    });
    return;
  }
  if (place.kind !== 'dereference') throw new Error('a large array inside of something');
  const slice = arraySlice(ctx.proof.v, evaluate(ctx, place.operand), type.length);
  fillSlice(ctx, slice, number(type.length), type.element, (index) => ['select', value, index]);
}

/** Permission to new cells one after the other, and what they hold. */
export function fillSlice(
  ctx: Context,
  slice: Term,
  length: Term,
  element: Type,
  value: ((index: Term) => Term) | null,
  capacity: Term = length,
): void {
  const { v } = ctx.proof;
  if (hasGuards(ctx, element)) throw new Unsupported('a slice of what is guarded', ctx.blame.span);
  const index = v.freshName('i');
  const bound = [{ name: index, sort: 'Int' }];
  const at: Term = ['sloc', slice, index];
  const span = { start: 0, end: 0 };
  const cells = cellsAt(ctx, at, element, span);
  for (const { cell, part } of cells) {
    const sort = mapSort(['Ptr'], cell.sort);
    const before = mapOf(ctx, cell.resource, sort);
    const isFirst =
      linesOf(ctx.cell.state.ledger, cell.resource).length +
        linesOf(ctx.cell.state.frame, cell.resource).length ===
      0;
    const after = ctx.proof.fresh('H', sort);
    const spot = v.freshName('l');
    const held = totalAt(ctx, cell.resource, [spot]);
    const read = (map: Term, key: Term): Term => ['select', map, key];
    if (!isFirst)
      assume(
        ctx,
        forall(
          [{ name: spot, sort: 'Ptr' }],
          implies(['<', '0.0', held], ['=', read(after, spot), read(before, spot)]),
          [[read(after, spot)], [read(before, spot)]],
        ),
      );
    const range = and(['<=', '0', index], ['<', index, capacity]);
    const filled = and(['<=', '0', index], ['<', index, length]);
    const key = cell.keys[0]!;
    if (value !== null)
      assume(
        ctx,
        forall(bound, implies(filled, ['=', read(after, key), part(value(index))]), [[at]]),
      );
    const inverse: Term = ['-', ['pi', 'key!0'], ['so', slice]];
    const isDirect = key === at;
    const own = isDirect ? inverse : backFrom(ctx, cell, index, key, range);
    gain(ctx, cell, {
      bound,
      guard: range,
      keys: cell.keys,
      amount: '1.0',
      inverse: [own],
      isNegative: false,
    });
    const total = totalAt(ctx, cell.resource, cell.keys);
    assume(ctx, forall(bound, implies(range, ['<=', total, '1.0']), [[at]]));
    setMap(ctx, cell.resource, sort, after);
  }
}

/** Elements that are structs: which index a field's cell belongs to. */
function backFrom(ctx: Context, cell: Cell, index: string, key: Term, range: Term): Term {
  const { v } = ctx.proof;
  const name = v.freshName('inverse');
  v.declare(name, ['Ptr'], 'Int');
  assume(
    ctx,
    forall([{ name: index, sort: 'Int' }], implies(range, ['=', [name, key], index]), [[key]]),
  );
  void cell;
  return [name, 'key!0'];
}

interface Leaf {
  readonly cell: Cell;
  readonly part: (whole: Term) => Term;
}

function leafCells(
  ctx: Context,
  place: Expression,
  part: (whole: Term) => Term = (whole) => whole,
): readonly Leaf[] {
  if (isScalar(place.type)) return [{ cell: cellOf(ctx, place), part }];
  return partsOf(place).flatMap((one, at) =>
    leafCells(ctx, one, (whole) => wholePart(ctx, one, part(whole), at)),
  );
}

/** Of an address that may speak of a bound variable: nobody can name it afterwards. */
export function cellsAt(
  ctx: Context,
  address: Term,
  type: Type,
  span: Expression['span'],
): readonly Leaf[] {
  const apart: Context = { ...ctx, cell: { state: ctx.cell.state } };
  return leafCells(apart, placeAt(apart, address, type, span));
}

/** What append gives may be the old memory. */
export function newSlice(ctx: Context, length: Term, capacity: Term, isNew = true): Term {
  const slice = ctx.proof.fresh('slice', 'Slice');
  if (isNew) assumeNew(ctx, ['sb', slice]);
  assume(
    ctx,
    and(
      ['<', '0', ['sb', slice]],
      ['=', ['slen', slice], length],
      ['=', ['scap', slice], capacity],
      isNew ? ['=', ['so', slice], '0'] : ['<=', '0', ['so', slice]],
    ),
  );
  return slice;
}

export function makeSlice(ctx: Context, e: Expression & { kind: 'make-slice' }): Term {
  const type = underlying(e.type) as Type & { kind: 'slice' };
  const length = evaluate(ctx, e.length);
  const capacity = e.capacity === null ? length : evaluate(ctx, e.capacity);
  check(ctx, and(['<=', '0', length], ['<=', length, capacity]), 'assertion_error', 'make', e.span);
  const slice = newSlice(ctx, length, capacity);
  const zero = zeroOf(ctx.proof.v, type.element);
  fillSlice(ctx, slice, length, type.element, () => zero, capacity);
  return slice;
}

export function sliceLiteral(ctx: Context, e: Expression & { kind: 'slice-literal' }): Term {
  const { v } = ctx.proof;
  const type = underlying(e.type) as Type & { kind: 'slice' };
  const values = e.values.map((one) => evaluate(ctx, one));
  if (values.length === 0) return newSlice(ctx, '0', '0');
  const slice = newSlice(ctx, number(values.length), number(values.length));
  const array: Term = ['Array', 'Int', sortOf(v, type.element)];
  const content = values.reduce<Term>(
    (whole, one, at) => ['store', whole, number(at), one],
    ctx.proof.fresh('content', array),
  );
  const named = ctx.proof.named('content', array, content);
  fillSlice(ctx, slice, number(values.length), type.element, (index) => ['select', named, index]);
  // The elements are there to be matched on.
  values.forEach((value, at) => {
    assume(ctx, [
      '=',
      ['sloc', slice, number(at)],
      ['ptr', ['sb', slice], ['+', ['so', slice], number(at)]],
    ]);
    assume(ctx, ['=', ['select', named, number(at)], value]);
  });
  return slice;
}

export function makeChannel(ctx: Context, e: Expression & { kind: 'make-channel' }): Term {
  const capacity = e.capacity === null ? '0' : evaluate(ctx, e.capacity);
  if (e.capacity !== null) check(ctx, ['<=', '0', capacity], 'assertion_error', 'make', e.span);
  const channel = ctx.proof.fresh('chan', 'Ptr');
  assumeNew(ctx, ['pb', channel]);
  produceNamed(ctx, e.type, channel, capacity, e.span);
  startCarrying(ctx, channel, e.isSaid);
  if (ctx.proof.program.countsDebts) ownChannel(ctx, { channel, capacity, span: e.span });
  return channel;
}

/** It is none of the channels that are known here. */
function ownChannel(ctx: Context, made: Owned): void {
  const { state } = ctx.cell;
  const others = [...state.locals].flatMap(([{ type, isShared }, term]) =>
    underlying(type).kind === 'channel' && !isShared ? [term] : [],
  );
  for (const other of [...others, ...keysOf(ctx, ['send', 'receive', 'close', 'polls'])])
    assume(ctx, ['not', ['=', made.channel, other]]);
  ctx.cell.state = { ...state, owned: [...state.owned, made] };
}
