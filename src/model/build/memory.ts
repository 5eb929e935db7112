import { conditional } from '../../expression/fold.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import { bounded } from './bounded.ts';
import { carries, isPerIteration, mixed } from './carry.ts';
import { shapeOf, type Builder, type Here } from './context.ts';
import { joinValues } from './join.ts';
import { madeIn } from './made-in.ts';
import { noteWritten } from './publish.ts';
import { mayBeReplaced } from './kept.ts';
import { conflicts, widest, withOption, type Access, type Reach, type Shared } from './sharing.ts';
import { firstHeld, readCell, writeCell } from './store.ts';
import { basicSort, spread, unknownValue } from './unknown.ts';
import { sameValue } from './same-value.ts';
import {
  someElement,
  type Cell,
  type Spot,
  type Elements,
  type Opaque,
  type Value,
} from './value.ts';

/** What a spot holds now, as far as is known. */
export function readSpot(here: Here, spot: Spot, type: TypeId, name?: string): Value {
  const { builder, flow } = here;
  const { store } = flow;
  const { cell, path } = spot;
  if (store === null) return { kind: 'nil' };
  noteAccess(here, cell, false);
  const shared = builder.sharing.known.get(cell.key);
  if (shared !== undefined && !flow.alone) return readShared(here, spot, shared, type, name);
  const held = readCell(store, cell);
  const value = held === null ? null : partAt(here, held, path);
  if (value !== null) return value;
  const unknown = unknownAt(here, spot, type, name);
  // It was made in an iteration that is over: what was put there then is not known any more.
  const isLost = held === null && isMadeHere(here, cell) && mayLead(builder, type);
  return isLost ? mixed(type, [unknown], true) : unknown;
}

/** Whether a value of a type may lead to a primitive or a function. */
function mayLead(builder: Builder, type: TypeId): boolean {
  const shape = shapeOf(builder, type);
  switch (shape.kind) {
    case 'boolean':
    case 'integer':
    case 'float':
    case 'complex':
    case 'string':
      return false;
    case 'struct':
      return shape.fields.some((field) => mayLead(builder, field.type));
    case 'array':
      return mayLead(builder, shape.element);
    case 'function':
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'interface':
    case 'unknown':
    case 'native':
      return true;
  }
}

const isMadeHere = ({ builder }: Here, { key, reach }: Cell): boolean =>
  !builder.outside.has(key) && reach !== 'global';

const isOutside = ({ reach }: Cell): boolean => reach === 'outside' || reach === 'outside elements';

/** What anybody ever wrote to a cell; to memory of others also what stood there before. */
function optionsAt({ flow }: Here, { cell }: Spot, { options }: Shared): readonly Value[] {
  if (flow.store === null || !isOutside(cell)) return options;
  const first = firstHeld(flow.store, cell);
  return first === null ? options : [first, ...options];
}

/** One of the values that anybody ever wrote there. */
function readShared(
  here: Here,
  spot: Spot,
  shared: Shared,
  type: TypeId,
  name: string | undefined,
): Value {
  let options: readonly Value[] = [];
  for (const option of optionsAt(here, spot, shared))
    options = withOption(
      options,
      partAt(here, option, spot.path) ?? unknownAt(here, spot, type, name),
    );
  const [only] = options;
  const { loops } = spot.cell;
  const isOpen =
    shared.reach === 'leaked' || (shared.reach === 'handed' && mayBeReplaced(here.builder, spot));
  const isOne =
    !isOpen &&
    only !== undefined &&
    options.length === 1 &&
    !isPerIteration(only, loops, madeIn(here.builder));
  if (isOne) return only;
  if (basicSort(here.builder, type) !== null) return unknownAt(here, spot, type, name);
  return mixed(type, isOpen ? [...options, unknownAt(here, spot, type, name)] : options);
}

function unknownAt(here: Here, { cell, path }: Spot, type: TypeId, name?: string): Value {
  const owner = cell.name ?? 'a value';
  const { builder, flow } = here;
  return unknownValue(builder, {
    name: name ?? (path.length === 0 ? owner : `part of ${owner}`),
    type,
    origin: 'stored',
    span: builder.reading.span,
    loops: flow.loops,
  });
}

/** Follows a path into a value; null where nothing is known of what is there. */
export function partAt(here: Here, value: Value, path: readonly number[]): Value | null {
  let part: Value = value;
  for (const step of path) {
    const next = stepInto(here, part, step);
    if (next === null) return null;
    part = next;
  }
  return part;
}

function stepInto(here: Here, value: Value, step: number): Value | null {
  switch (value.kind) {
    case 'struct':
      return value.fields[step] ?? null;
    case 'opaque': {
      const wide = spread(here, value);
      return wide.kind === 'struct' ? (wide.fields[step] ?? null) : null;
    }
    case 'elements': {
      const known = step === someElement ? undefined : value.known?.[step];
      if (known !== undefined && value.others.length === 0) return known;
      const options = [...(known === undefined ? (value.known ?? []) : [known]), ...value.others];
      if (step === someElement && carries(here, ...options)) here.builder.varying.count++;
      return oneOf(here, options, elementOf(here.builder, value.type));
    }
    case 'either': {
      const then = stepInto(here, value.then, step);
      const otherwise = stepInto(here, value.otherwise, step);
      if (then === null || otherwise === null) return null;
      if (then.kind === 'quantity' && otherwise.kind === 'quantity')
        return {
          ...then,
          quantity: conditional('value', value.condition, then.quantity, otherwise.quantity),
        };
      return { kind: 'either', condition: value.condition, then, otherwise };
    }
    case 'mixed': {
      const parts = value.options.map((option) => stepInto(here, option, step));
      const known = parts.filter((part) => part !== null);
      return known.length < parts.length && known.length === 0
        ? null
        : mixed(null, known, value.open);
    }
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'nil':
    case 'native':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'deferred':
      return null;
  }
}

function elementOf(builder: Builder, type: TypeId): TypeId | null {
  const shape = shapeOf(builder, type);
  return shape.kind === 'array' || shape.kind === 'slice' ? shape.element : null;
}

/** Any of these, of a number an unknown one. */
function oneOf(here: Here, options: readonly Value[], type: TypeId | null): Value | null {
  const [first] = options;
  if (first === undefined) return null;
  const isNumber = type !== null && basicSort(here.builder, type) !== null;
  if (isNumber) return null;
  const isOne =
    options.every((option) => sameValue(option, first)) &&
    !isPerIteration(first, here.flow.loops.slice(0, 0), madeIn(here.builder));
  return isOne ? first : mixed(type, options);
}

/** What a spot holds from now on; where the spot is not certain, it may also hold what it held. */
export function writeSpot(here: Here, { cell, path }: Spot, value: Value, isCertain = true): void {
  const { store } = here.flow;
  if (store === null) return;
  noteAccess(here, cell, true);
  const held = readCell(store, cell);
  const certain = isCertain && (path.length === 0 || !here.builder.identities.forked.has(cell.key));
  const whole = held === null ? value : replaced(here, held, path, value, certain, cell);
  const after = bounded(cell, whole);
  writeCell(store, cell, after);
  noteWritten(here, cell, after);
}

/** A new cell, or one whose value nobody has seen yet. */
export function initializeCell(here: Here, cell: Cell, value: Value): void {
  const { store } = here.flow;
  if (store === null) return;
  writeCell(store, cell, value);
  noteWritten(here, cell, value);
}

function replaced(
  here: Here,
  held: Value,
  path: readonly number[],
  value: Value,
  isCertain: boolean,
  cell: Cell,
): Value {
  const [step, ...rest] = path;
  if (step === undefined) {
    const joined = { cell, type: null, name: cell.name ?? 'value', span: cell.span };
    return isCertain ? value : joinValues(here, joined, value, held, null);
  }
  const inner = (part: Value, certain = isCertain): Value =>
    replaced(here, part, rest, value, certain, cell);
  switch (held.kind) {
    case 'opaque': {
      const wide = spread(here, held);
      return wide.kind === 'struct'
        ? replaced(here, wide, path, value, isCertain, cell)
        : another(here, held);
    }
    case 'struct':
      return {
        ...held,
        fields: held.fields.map((field, at) => (at === step ? inner(field) : field)),
      };
    case 'elements':
      return replacedElement(held, step, rest.length === 0 ? value : null, inner);
    case 'either':
      return {
        ...held,
        then: replaced(here, held.then, path, value, false, cell),
        otherwise: replaced(here, held.otherwise, path, value, false, cell),
      };
    case 'mixed':
      return {
        ...held,
        options: held.options.map((one) => replaced(here, one, path, value, false, cell)),
      };
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'nil':
    case 'native':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'deferred':
      return mixed(null, [held, value], true);
  }
}

/** An unknown array of which an element was written. */
function another({ builder, flow }: Here, { name, type }: Opaque): Value {
  const { span } = builder.reading;
  return unknownValue(builder, { name, type, origin: 'stored', span, loops: flow.loops });
}

/** `whole`: what the element itself becomes; null where a part of it is written. */
function replacedElement(
  held: Elements,
  step: number,
  whole: Value | null,
  inner: (part: Value, certain?: boolean) => Value,
): Value {
  if (held.known !== null && step !== someElement && held.known[step] !== undefined)
    return { ...held, known: held.known.map((one, at) => (at === step ? inner(one) : one)) };
  if (whole !== null) return { ...held, others: withOption(held.others, whole) };
  return {
    ...held,
    known: held.known?.map((one) => inner(one, false)) ?? null,
    others: held.others.map((one) => inner(one, false)),
  };
}

function noteAccess(here: Here, cell: Cell, writes: boolean): void {
  const { process } = here.frame;
  const { loops } = here.flow;
  const at = ++here.builder.counter.sequence;
  here.builder.sharing.accesses.push({
    cell: cell.key,
    process,
    at,
    writes,
    loops,
    cellLoops: cell.loops,
  });
}

/** The cells that this pass found to be shared, with all that was written to them. */
export function sharedCells(builder: Builder): ReadonlyMap<string, Shared> {
  const { accesses, written, known } = builder.sharing;
  const found = new Map<string, Shared>();
  const add = (key: string, more: Shared | undefined, reach: Reach): void => {
    const before = known.get(key);
    let options = before?.options ?? [];
    for (const option of more?.options ?? []) options = withOption(options, option);
    found.set(key, { options, reach: widest(reach, before?.reach ?? 'own') });
  };
  for (const [key, shared] of written) if (shared.reach !== 'own') add(key, shared, shared.reach);
  for (const [key, list] of byCell(accesses))
    if (!found.has(key) && (known.has(key) || conflicts(list[0]!.cellLoops, list)))
      add(key, written.get(key), 'own');
  for (const [key, shared] of known) if (!found.has(key)) found.set(key, shared);
  return found;
}

function byCell(accesses: readonly Access[]): ReadonlyMap<string, readonly Access[]> {
  const groups = new Map<string, Access[]>();
  for (const access of accesses) {
    const known = groups.get(access.cell);
    if (known === undefined) groups.set(access.cell, [access]);
    else known.push(access);
  }
  return groups;
}
