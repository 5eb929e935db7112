import { binary, conditional } from '../../expression/fold.ts';
import { integer } from '../../expression/expression.ts';
import type { Quantity } from '../quantity.ts';
import type { Statement as ModelStatement } from '../statements.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { carries, leak, mixed } from './carry.ts';
import {
  emit,
  keyAt,
  localType,
  newCellName,
  placeOf,
  shapeOf,
  textAt,
  type Here,
  evaluated,
} from './context.ts';
import { newCell, writeLocal } from './cells.ts';
import { unknownHere } from './unknown-here.ts';
import { simplified } from './facts.ts';
import { knownLength, opaqueLength } from './length.ts';
import { initializeCell, readSpot, writeSpot } from './memory.ts';
import { settle } from './settle.ts';
import { toQuantity } from './unknown.ts';
import { quantityValue, someElement, type Opaque, type Value } from './value.ts';
import { longestArray, primitiveOf, zeroValue } from './zero.ts';

type Statement<Kind extends PlainStatement['kind']> = Extract<PlainStatement, { kind: Kind }>;

/** s[low:high]: the same array from another place on. */
export function sliceOf(
  here: Here,
  expression: PlainExpression & { kind: 'slice' },
  span: PlainSpan,
): Value {
  const operand = evaluated(here, expression.operand, span);
  const number = (bound: PlainExpression | null): Quantity | null =>
    bound === null
      ? null
      : toQuantity(
          here,
          evaluated(here, bound, span),
          'int',
          placeOf(here, span),
          textAt(here, span),
        );
  const low = number(expression.low) ?? integer(0);
  const high = number(expression.high);
  if (expression.of === 'string') return unknownHere(here, expression.type, span);
  if (expression.of === 'array-pointer')
    return arraySlice(here, operand, low, high, expression, span);
  if (operand.kind === 'either')
    return {
      ...operand,
      then: cut(here, operand.then, low, high, expression, span),
      otherwise: cut(here, operand.otherwise, low, high, expression, span),
    };
  return cut(here, operand, low, high, expression, span);
}

function cut(
  here: Here,
  operand: Value,
  low: Quantity,
  high: Quantity | null,
  { type }: PlainExpression & { kind: 'slice' },
  span: PlainSpan,
): Value {
  if (operand.kind === 'slice') {
    const end = high ?? operand.length;
    const offset =
      operand.offset !== null && low.kind === 'integer' ? operand.offset + Number(low.value) : null;
    return { ...operand, offset, length: binary('-', end, low), fresh: false };
  }
  if (operand.kind === 'mixed')
    return mixed(
      type,
      operand.options.map((one) =>
        cut(here, one, low, high, { type } as PlainExpression & { kind: 'slice' }, span),
      ),
      operand.open,
    );
  if (operand.kind === 'opaque') return cutUnknown(here, operand, low, high, type, span);
  if (operand.kind === 'nil') return unknownHere(here, type, span);
  return { kind: 'mixed', type, options: [operand], open: true };
}

/** A part of something unknown is unknown, but for its length. */
function cutUnknown(
  here: Here,
  operand: Opaque,
  low: Quantity,
  high: Quantity | null,
  type: TypeId,
  span: PlainSpan,
): Value {
  const part = unknownHere(here, type, span);
  if (part.kind !== 'opaque') return part;
  const length = binary('-', high ?? opaqueLength(here, operand, 'len'), low);
  here.builder.remembered.set(`len ${part.id}`, quantityValue(length));
  return { ...part, origin: operand.origin, loops: operand.loops };
}

function arraySlice(
  here: Here,
  pointer: Value,
  low: Quantity,
  high: Quantity | null,
  { type }: PlainExpression & { kind: 'slice' },
  span: PlainSpan,
): Value {
  if (pointer.kind !== 'pointer' || pointer.spot.path.length > 0) {
    // What is written through the slice is not followed into the struct, or the array, around it.
    leak(here, [pointer]);
    return carries(here, pointer)
      ? { kind: 'mixed', type, options: [pointer], open: true }
      : unknownHere(here, type, span);
  }
  const { cell } = pointer.spot;
  const shape = shapeOf(here.builder, cell.type);
  const end = high ?? (shape.kind === 'array' ? integer(shape.length) : integer(0));
  const offset = low.kind === 'integer' ? Number(low.value) : null;
  return { kind: 'slice', backing: cell, offset, length: binary('-', end, low), fresh: false };
}

export function makeSlice(here: Here, statement: Statement<'make-slice'>): void {
  const { target, type, span } = statement;
  const length = toQuantity(
    here,
    evaluated(here, statement.length, span),
    'int',
    placeOf(here, span),
    textAt(here, span),
  );
  const shape = shapeOf(here.builder, type);
  if (shape.kind !== 'slice') return;
  const cell = newCell(here, statement, newCellName(here, target), type, span);
  const making = { key: cell.key, name: cell.name ?? 'slice', span: cell.span };
  const size =
    length.kind === 'integer' && length.value >= 0n && length.value <= longestArray
      ? Number(length.value)
      : null;
  const zero = (at: number | string): Value =>
    zeroValue(here, shape.element, { ...making, key: `${making.key}[${at}]` });
  const known = size === null ? null : Array.from({ length: size }, (_, at) => zero(at));
  const some = known === null ? zero('') : null;
  const others =
    some === null ? [] : carries(here, some) ? [mixed(shape.element, [some], true)] : [some];
  initializeCell(here, cell, { kind: 'elements', type, known, others });
  noteSize(here, statement, length);
  writeLocal(here, target, { kind: 'slice', backing: cell, offset: 0, length, fresh: true });
}

/** make panics where the length is negative. */
function noteSize(here: Here, statement: Statement<'make-slice'>, length: Quantity): void {
  const isNatural =
    (length.kind === 'integer' && length.value >= 0n) ||
    (length.kind === 'source' && length.source.nonNegative);
  if (isNatural) return;
  const { builder } = here;
  const key = keyAt(here, statement);
  const name = newCellName(here, statement.target) ?? 'slice';
  const span = placeOf(here, statement.span);
  const primitive = primitiveOf(builder, { key, kind: 'slice', name, span }, here.flow.loops);
  const make: ModelStatement = { kind: 'make', primitive, capacity: length, span };
  if (here.flow.loops.length === 0) return emit(here, make);
  // In a loop there is one slice for each iteration: only whether it crashes matters.
  const condition = simplified(here.flow.path, binary('<', length, integer(0)));
  if (condition.kind === 'boolean' && !condition.value) return;
  emit(here, { kind: 'if', condition, then: [make], otherwise: [], span });
}

export function sliceLiteral(here: Here, statement: Statement<'slice-literal'>): void {
  const { target, type, length, elements, span } = statement;
  const shape = shapeOf(here.builder, type);
  if (shape.kind !== 'slice') return;
  const cell = newCell(here, statement, newCellName(here, target), type, span);
  const values = new Map(elements.map(({ index, value }) => [index, evaluated(here, value, span)]));
  const making = { key: cell.key, name: cell.name ?? 'slice', span: cell.span };
  const zero = (at: number): Value =>
    zeroValue(here, shape.element, { ...making, key: `${making.key}[${at}]` });
  const isShort = length <= longestArray;
  const known = isShort ? Array.from({ length }, (_, at) => values.get(at) ?? zero(at)) : null;
  const others = isShort ? [] : [...values.values()];
  initializeCell(here, cell, { kind: 'elements', type, known, others });
  writeLocal(here, target, {
    kind: 'slice',
    backing: cell,
    offset: 0,
    length: integer(length),
    fresh: true,
  });
}

/** append(s, a, b): into the array of s where there is room, else into a new one: one cell stands for both. */
export function appendTo(here: Here, statement: Statement<'append' | 'append-slice'>): void {
  const { target, type, span } = statement;
  const base = settle(here, evaluated(here, statement.slice, span));
  const added = addedBy(here, statement);
  const before = knownLength(here, base);
  const shape = shapeOf(here.builder, type);
  if (before === null || shape.kind !== 'slice') {
    const all = [base, ...added.values];
    if (carries(here, ...all))
      writeLocal(here, target, { kind: 'mixed', type, options: all, open: true });
    else writeLocal(here, target, unknownHere(here, type, span));
    return;
  }
  const length = added.count === null ? null : binary('+', before, added.count);
  const isOwn = base.kind === 'slice' && base.backing !== null;
  const cell = isOwn
    ? base.backing
    : newCell(here, statement, newCellName(here, target), type, span);
  if (cell === null) return;
  if (isOwn) appendInto(here, base, added);
  else {
    const isNew = base.kind === 'nil' || base.kind === 'slice';
    const others = isNew ? [] : [unknownHere(here, shape.element, span)];
    const known = isNew && added.exact !== null ? added.exact : null;
    initializeCell(here, cell, {
      kind: 'elements',
      type,
      known,
      others: known === null ? [...others, ...added.values] : [],
    });
  }
  const result =
    length ??
    toQuantity(
      here,
      unknownHere(here, here.builder.program.known.int, span),
      'int',
      placeOf(here, span),
      `len(${cell.name ?? 'slice'})`,
    );
  const offset = base.kind === 'slice' ? base.offset : 0;
  writeLocal(here, target, { kind: 'slice', backing: cell, offset, length: result, fresh: false });
}

interface Added {
  /** Null where it is not known how many. */
  readonly count: Quantity | null;
  readonly values: readonly Value[];
  /** The elements one by one, where they are known. */
  readonly exact: readonly Value[] | null;
}

function addedBy(here: Here, statement: Statement<'append' | 'append-slice'>): Added {
  const { span } = statement;
  if (statement.kind === 'append') {
    const values = statement.elements.map((element) => evaluated(here, element, span));
    return { count: integer(values.length), values, exact: values };
  }
  const other = settle(here, evaluated(here, statement.other, span));
  const shape = shapeOf(here.builder, statement.type);
  if (shape.kind !== 'slice') return { count: null, values: [], exact: null };
  const values =
    other.kind === 'slice' && other.backing !== null
      ? [readSpot(here, { cell: other.backing, path: [someElement] }, shape.element)]
      : other.kind === 'slice' || other.kind === 'nil'
        ? []
        : other.kind === 'opaque' || other.kind === 'text'
          ? [unknownHere(here, shape.element, span)]
          : [mixed(shape.element, [other], true)];
  return { count: knownLength(here, other), values, exact: null };
}

function appendInto(here: Here, base: Value & { kind: 'slice' }, added: Added): void {
  const cell = base.backing!;
  here.builder.identities.forked.add(cell.key);
  const at =
    base.offset !== null && base.length.kind === 'integer'
      ? base.offset + Number(base.length.value)
      : null;
  const { store } = here.flow;
  if (store === null) return;
  const held = readSpot(here, { cell, path: [] }, cell.type);
  const canGrow =
    held.kind === 'elements' &&
    held.known !== null &&
    at !== null &&
    added.exact !== null &&
    held.known.length === at &&
    at + added.exact.length <= longestArray;
  if (canGrow) {
    writeSpot(
      here,
      { cell, path: [] },
      {
        ...held,
        known: [...held.known, ...added.exact],
      },
    );
    return;
  }
  for (const value of added.values) writeSpot(here, { cell, path: [someElement] }, value, false);
  // What was known one by one no longer has a known length.
  const after = readSpot(here, { cell, path: [] }, cell.type);
  if (after.kind === 'elements' && after.known !== null)
    writeSpot(
      here,
      { cell, path: [] },
      {
        ...after,
        known: null,
        others: [...after.known, ...after.others],
      },
    );
}

export function copySlice(here: Here, statement: Statement<'copy'>): void {
  const { span, target } = statement;
  const to = settle(here, evaluated(here, statement.to, span));
  const from = settle(here, evaluated(here, statement.from, span));
  if (to.kind === 'slice' && to.backing !== null) {
    const shape = shapeOf(here.builder, to.backing.type);
    const element = shape.kind === 'slice' || shape.kind === 'array' ? shape.element : null;
    const value =
      element === null
        ? null
        : from.kind === 'slice' && from.backing !== null
          ? readSpot(here, { cell: from.backing, path: [someElement] }, element)
          : unknownHere(here, element, span);
    if (value !== null) writeSpot(here, { cell: to.backing, path: [someElement] }, value, false);
  } else if (carries(here, from)) here.builder.lost.add('copy');
  if (target === null) return;
  const count = copiedCount(here, to, from);
  writeLocal(here, target, count ?? unknownHere(here, localType(here, target), span));
}

/** As many as both have. */
function copiedCount(here: Here, to: Value, from: Value): Value | null {
  const [room, given] = [knownLength(here, to), knownLength(here, from)];
  if (room === null || given === null) return null;
  const count = conditional('count', binary('<=', room, given), room, given);
  return quantityValue(count, { belowZero: false, soon: false });
}

export function clearSlice(here: Here, statement: Statement<'clear-slice'>): void {
  const { span } = statement;
  const slice = settle(here, evaluated(here, statement.slice, span));
  if (slice.kind !== 'slice' || slice.backing === null) return;
  const shape = shapeOf(here.builder, statement.type);
  if (shape.kind !== 'slice') return;
  const zero = unknownHere(here, shape.element, span);
  writeSpot(here, { cell: slice.backing, path: [someElement] }, zero, false);
}
