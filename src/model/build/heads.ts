import type { Quantity, Source } from '../quantity.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import { carries, isIdentity, mixed } from './carry.ts';
import { fieldName, shapeOf, type Here } from './context.ts';
import type { Guard } from './looping.ts';
import { withEarlier } from './deferred-value.ts';
import { outlineOf, withOption } from './sharing.ts';
import { readCell, type Held } from './store.ts';
import { basicSort, fresh, unknownValue } from './unknown.ts';
import { sameValue } from './same-value.ts';
import type { Cell, Value } from './value.ts';

/** What the cells hold that a loop writes, at the start of any iteration. */
export interface Heads {
  readonly cells: ReadonlyMap<string, Head>;
}

interface Head {
  readonly cell: Cell;
  /** Before the first iteration. */
  readonly before: Value;
  readonly value: Value;
  /** The numbers in it that an iteration may change. */
  readonly carried: readonly Source[];
}

export const emptyHeads = (): Heads => ({ cells: new Map() });

/** The same heads if they cover what an iteration ended with. */
export function updateHeads(
  here: Here,
  loop: number,
  heads: Heads,
  end: ReadonlyMap<string, Held> | null,
): Heads {
  const { store } = here.flow;
  if (end === null || store === null) return heads;
  const cells = new Map(heads.cells);
  let isChanged = false;
  for (const [key, { cell, value }] of end) {
    const before = readCell(store, cell);
    if (before === null) continue;
    const known = cells.get(key);
    const start = known?.value ?? before;
    if (start.kind === 'deferred') {
      const all = withEarlier(start, value);
      if (all !== start) cells.set(key, { cell, before, value: all, carried: [] });
      isChanged ||= all !== start;
      continue;
    }
    if (covers(start, value, known?.carried ?? [])) continue;
    const carried: Source[] = [...(known?.carried ?? [])];
    const inner: Here = { ...here, flow: { ...here.flow, loops: [...here.flow.loops, loop] } };
    const made = varying(
      inner,
      { cell, name: cell.name ?? 'value', key: `carried ${loop} ${key}`, carried },
      cell.type,
      start,
      value,
    );
    cells.set(key, { cell, before, value: made, carried });
    isChanged = true;
  }
  return isChanged ? { cells } : heads;
}

/** The head already stands for this value, too. */
function covers(head: Value, end: Value, carried: readonly Source[]): boolean {
  if (sameValue(head, end)) return true;
  if (end.kind === 'either')
    return covers(head, end.then, carried) && covers(head, end.otherwise, carried);
  switch (head.kind) {
    case 'quantity':
      return head.quantity.kind === 'source' && carried.includes(head.quantity.source);
    case 'opaque':
      return head.origin === 'carried' && (end.kind === 'opaque' || end.kind === 'text');
    case 'struct':
      return (
        end.kind === 'struct' &&
        head.fields.every((field, at) => covers(field, end.fields[at]!, carried))
      );
    case 'elements':
      return (
        end.kind === 'elements' &&
        head.known === null &&
        [...(end.known ?? []), ...end.others].every((one) => isAmong(head.others, one, carried))
      );
    case 'slice':
      return (
        end.kind === 'slice' &&
        (end.backing === null || head.backing?.key === end.backing.key) &&
        head.offset === null &&
        head.length.kind === 'source' &&
        carried.includes(head.length.source)
      );
    case 'mixed':
      return (
        head.open ||
        (end.kind === 'mixed'
          ? !end.open && end.options.every((option) => covers(head, option, carried))
          : head.options.some((option) => outlineOf(option) === outlineOf(end)))
      );
    case 'pointer':
    case 'map':
    case 'channel':
    case 'nil':
    case 'native':
    case 'closure':
    case 'text':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'either':
    case 'deferred':
      return false;
  }
}

/** Of values that differ in numbers alone two stand for all, as `withOption` has it. */
function isAmong(options: readonly Value[], value: Value, carried: readonly Source[]): boolean {
  if (options.some((option) => covers(option, value, carried))) return true;
  const outline = outlineOf(value);
  return options.filter((option) => outlineOf(option) === outline).length >= 2;
}

interface Varying {
  readonly cell: Cell;
  readonly name: string;
  readonly key: string;
  readonly carried: Source[];
}

/** A value that is the one before the loop or what any iteration left behind. */
function varying(here: Here, what: Varying, type: TypeId | null, before: Value, end: Value): Value {
  if (sameValue(before, end)) return before;
  if (before.kind === 'either')
    return varying(here, what, type, varying(here, what, type, before.then, before.otherwise), end);
  if (end.kind === 'either')
    return varying(here, what, type, varying(here, what, type, before, end.then), end.otherwise);
  const { name } = what;
  const { span } = what.cell;
  const { loops } = here.flow;
  if (before.kind === 'struct' && end.kind === 'struct')
    return {
      ...before,
      fields: before.fields.map((field, at) =>
        varying(
          here,
          { ...what, name: fieldName(here, what.name, before.type, at), key: `${what.key}.${at}` },
          fieldType(here, before.type, at),
          field,
          end.fields[at]!,
        ),
      ),
    };
  if (before.kind === 'elements' && end.kind === 'elements') {
    let others: readonly Value[] = [];
    for (const one of [
      ...(before.known ?? []),
      ...before.others,
      ...(end.known ?? []),
      ...end.others,
    ])
      others = withOption(others, one);
    return { ...before, known: null, others };
  }
  if (before.kind === 'quantity' || end.kind === 'quantity' || isNumber(here, type)) {
    const sort = isTruth(here, type, before, end) ? 'bool' : 'int';
    const quantity = carriedNumber(here, what, name, sort);
    const like = before.kind === 'quantity' ? before : end.kind === 'quantity' ? end : null;
    return {
      kind: 'quantity',
      quantity,
      ...(like?.wraps === undefined ? {} : { wraps: like.wraps }),
    };
  }
  if (before.kind === 'slice' && end.kind === 'slice' && isSameArray(before, end))
    return {
      ...end,
      backing: end.backing ?? before.backing,
      offset: null,
      fresh: false,
      length: carriedNumber(here, what, `len(${name})`, 'int', true),
    };
  const isPlain = (value: Value): boolean =>
    value.kind === 'text' ||
    (!isIdentity(value) && !carries(here, value) && value.kind !== 'mixed');
  if (type !== null && isPlain(before) && isPlain(end))
    return unknownValue(here.builder, {
      name,
      type,
      origin: 'carried',
      span,
      loops,
      key: what.key,
    });
  return mixed(type, [before, end]);
}

/** A nil slice gets its array at the first append. */
function isSameArray(before: Value & { kind: 'slice' }, end: Value & { kind: 'slice' }): boolean {
  return before.backing === null || end.backing === null || before.backing.key === end.backing.key;
}

function carriedNumber(
  here: Here,
  { cell, key, carried }: Varying,
  name: string,
  sort: 'int' | 'bool',
  nonNegative = false,
): Quantity {
  const quantity = fresh(here.builder, {
    name,
    sort,
    origin: 'carried',
    span: cell.span,
    loops: here.flow.loops,
    nonNegative,
    key,
  });
  if (quantity.kind === 'source') carried.push(quantity.source);
  return quantity;
}

function fieldType(here: Here, type: TypeId, at: number): TypeId | null {
  const shape = shapeOf(here.builder, type);
  return shape.kind === 'struct' ? (shape.fields[at]?.type ?? null) : null;
}

const isNumber = (here: Here, type: TypeId | null): boolean =>
  type !== null && basicSort(here.builder, type) !== null;

function isTruth(here: Here, type: TypeId | null, ...values: readonly Value[]): boolean {
  if (type !== null) return basicSort(here.builder, type)?.sort === 'bool';
  return values.some((value) => value.kind === 'quantity' && isBoolean(value.quantity));
}

function isBoolean(quantity: Quantity): boolean {
  switch (quantity.kind) {
    case 'boolean':
      return true;
    case 'source':
      return quantity.source.sort === 'bool';
    case 'unary':
      return quantity.operator === '!';
    case 'binary':
      return !['+', '-', '*', '/'].includes(quantity.operator);
    case 'conditional':
      return isBoolean(quantity.then);
    case 'integer':
    case 'iteration':
      return false;
  }
}

/** What an iteration begins with: of what counts the iterations, its value in this one. */
export function headValues(
  heads: Heads,
  guard: Guard | null,
): readonly { readonly cell: Cell; readonly value: Value }[] {
  return [...heads.cells.values()].map(({ cell, value }) => {
    const exact = guard?.kind === 'counted' ? guard.inductions.get(cell.key) : undefined;
    return { cell, value: exact ?? value };
  });
}
