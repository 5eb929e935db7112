import type { Quantity } from '../quantity.ts';
import type { Place } from '../../go/plain/expression.ts';
import type { GlobalId, TypeId } from '../../go/plain/ids.ts';
import { fieldKey } from '../../go/plain/package-state.ts';
import type { Shape } from '../../go/plain/types.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import { forgetAliases } from './aliases.ts';
import type { Finder } from './closing.ts';
import { handOut } from './hand-out.ts';
import { typeAt } from './types-along.ts';
import { escape, mixed } from './carry.ts';
import { cellOf } from './cells.ts';
import { placeOf, shapeOf, textAt, typeOf, type Here, evaluated } from './context.ts';
import { branch } from './join.ts';
import { elementsKey, pointeeKey } from './pointee-key.ts';
import { noteRead, noteSet } from './left-alone.ts';
import { readSpot, writeSpot } from './memory.ts';
import { settle } from './settle.ts';
import { initializeAtRoot, readCell } from './store.ts';
import { spread, unknownValue } from './unknown.ts';
import { someElement, type Cell, type Opaque, type Spot, type Value } from './value.ts';

/** Where a place leads: to one spot, to one of two as a condition says, to one of many, or nowhere. */
export type Lead =
  | { readonly kind: 'spot'; readonly spot: Spot }
  | {
      readonly kind: 'either';
      readonly condition: Quantity;
      readonly then: Lead;
      readonly otherwise: Lead;
    }
  /** `open`: or somewhere that is not known. */
  | { readonly kind: 'some'; readonly leads: readonly Lead[]; readonly open: boolean }
  /** Through nil, which panics. */
  | { readonly kind: 'nowhere' };

export function leadOf(here: Here, place: Place, span: PlainSpan): Lead {
  switch (place.kind) {
    case 'local':
    case 'cell':
      return { kind: 'spot', spot: { cell: cellOf(here, place.local), path: [] } };
    case 'global':
      return { kind: 'spot', spot: { cell: globalCell(here, place.global), path: [] } };
    case 'pointee':
      return leadThrough(here, evaluated(here, place.pointer, span));
    case 'field':
      return extended(leadOf(here, place.base, span), place.field);
    case 'element':
      return extended(
        leadOf(here, place.base, span),
        indexOf(here, evaluated(here, place.index, span)),
      );
    case 'slice-element': {
      const slice = evaluated(here, place.slice, span);
      return elementLead(here, slice, evaluated(here, place.index, span));
    }
  }
}

/** A known index, or some element. */
function indexOf(here: Here, index: Value): number {
  const value = settle(here, index);
  if (value.kind !== 'quantity' || value.quantity.kind !== 'integer') return someElement;
  const at = value.quantity.value;
  return at >= 0n && at < 1_000_000n ? Number(at) : someElement;
}

export function extended(lead: Lead, step: number): Lead {
  switch (lead.kind) {
    case 'spot':
      return { kind: 'spot', spot: { ...lead.spot, path: [...lead.spot.path, step] } };
    case 'either':
      return {
        ...lead,
        then: extended(lead.then, step),
        otherwise: extended(lead.otherwise, step),
      };
    case 'some':
      return { ...lead, leads: lead.leads.map((one) => extended(one, step)) };
    case 'nowhere':
      return lead;
  }
}

export function leadThrough(here: Here, pointer: Value): Lead {
  const value = settle(here, pointer);
  switch (value.kind) {
    case 'pointer':
      return { kind: 'spot', spot: value.spot };
    case 'opaque':
      return { kind: 'spot', spot: { cell: pointeeCell(here, value), path: [] } };
    case 'either':
      return {
        kind: 'either',
        condition: value.condition,
        then: leadThrough(here, value.then),
        otherwise: leadThrough(here, value.otherwise),
      };
    case 'mixed':
      return {
        kind: 'some',
        leads: value.options.map((option) => leadThrough(here, option)),
        open: value.open,
      };
    case 'nil':
      return { kind: 'nowhere' };
    case 'slice':
    case 'map':
    case 'channel':
    case 'struct':
    case 'native':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'elements':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'deferred':
      return { kind: 'some', leads: [], open: true };
  }
}

function elementLead(here: Here, slice: Value, index: Value): Lead {
  const value = settle(here, slice);
  switch (value.kind) {
    case 'slice': {
      if (value.backing === null) return { kind: 'nowhere' };
      const at = indexOf(here, index);
      const step = at === someElement || value.offset === null ? someElement : value.offset + at;
      return { kind: 'spot', spot: { cell: value.backing, path: [step] } };
    }
    case 'opaque':
      return { kind: 'spot', spot: { cell: pointeeCell(here, value), path: [] } };
    case 'either':
      return {
        kind: 'either',
        condition: value.condition,
        then: elementLead(here, value.then, index),
        otherwise: elementLead(here, value.otherwise, index),
      };
    case 'mixed':
      return {
        kind: 'some',
        leads: value.options.map((option) => elementLead(here, option, index)),
        open: value.open,
      };
    case 'nil':
      return { kind: 'nowhere' };
    case 'pointer':
    case 'map':
    case 'channel':
    case 'struct':
    case 'native':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'elements':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'deferred':
      return { kind: 'some', leads: [], open: true };
  }
}

/** What an unknown pointer points to, or any element of an unknown slice: one cell for all of it. */
function pointeeCell(here: Here, pointer: Opaque): Cell {
  const { builder } = here;
  const shape = shapeOf(builder, pointer.type);
  const isElement = shape.kind === 'slice';
  const type = shape.kind === 'pointer' || shape.kind === 'slice' ? shape.element : pointer.type;
  const { id, loops, span } = pointer;
  // Fields are those of the pointer, as Go writes them.
  const isWhole = shape.kind === 'pointer' && shapeOf(builder, type).kind !== 'struct';
  const name = isWhole ? `*${pointer.name}` : pointer.name;
  const cell: Cell = {
    key: isElement ? elementsKey(id) : pointeeKey(id),
    reach: isElement ? 'outside elements' : 'outside',
    name: isElement ? `${name}[...]` : name,
    type,
    loops,
    span,
  };
  if (!builder.outside.has(cell.key)) builder.outside.set(cell.key, cell);
  if (pointer.origin !== 'parameter') builder.strayed.pointees.add(cell.key);
  const { store } = here.flow;
  // Elements differ: what is read twice may be two of them.
  if (isElement || store === null || readCell(store, cell) !== null) return cell;
  const made = unknownValue(builder, {
    name,
    type,
    origin: pointer.origin,
    span,
    loops,
    assumedStill: true,
    key: `pointee ${id}`,
  });
  initializeAtRoot(store, cell, made.kind === 'opaque' ? spread(here, made) : made);
  return cell;
}

function globalCell(here: Here, global: GlobalId): Cell {
  const { builder } = here;
  const { name, type, span } = builder.program.globals[global]!;
  const cell: Cell = {
    key: `global ${global}`,
    reach: 'global',
    ...{ name, type, loops: [] },
    span: placeOf(here, span),
  };
  const { store } = here.flow;
  const isError = builder.effects.errors.has(global);
  if (isError) giveError(here, global);
  if (store === null || readCell(store, cell) !== null) return cell;
  const still = isError || !builder.effects.writtenGlobals.has(global);
  if (!still) {
    const { known, written } = builder.sharing;
    if (!known.has(cell.key)) written.set(cell.key, { options: [], reach: 'leaked' });
  }
  const made = unknownValue(builder, {
    name,
    type,
    origin: 'stored',
    span: cell.span,
    loops: [],
    assumedStill: still,
    key: cell.key,
  });
  const held: Value = made.kind === 'opaque' ? spread(here, made) : made;
  initializeAtRoot(store, cell, isError ? newError(type, held) : held);
  return cell;
}

function newError(type: TypeId, held: Value): Value {
  const value: Value = held.kind === 'opaque' ? { ...held, isUnique: true } : held;
  return { kind: 'boxed', type, value };
}

/** Others could set it. */
function giveError({ builder }: Here, global: GlobalId): void {
  const { globals, files } = builder.program;
  const { name, package: path, span: place } = globals[global]!;
  if (path === 'main' || files[place.file]!.library || !/^\p{Lu}/u.test(name)) return;
  const words = `${name} holds what it holds at the start`;
  if (builder.given.some((one) => one.words === words)) return;
  builder.given.push({ code: 'foreign-data', words, span: builder.reading.span });
}

export function loadFrom(here: Here, lead: Lead, type: TypeId, span: PlainSpan): Value {
  switch (lead.kind) {
    case 'spot':
      noteRead(here, lead.spot, span, textAt(here, span));
      return readSpot(here, lead.spot, type, textAt(here, span));
    case 'either':
      return settle(here, {
        kind: 'either',
        condition: lead.condition,
        then: loadFrom(here, lead.then, type, span),
        otherwise: loadFrom(here, lead.otherwise, type, span),
      });
    case 'some': {
      const options = lead.leads.map((one) => loadFrom(here, one, type, span));
      if (shapeOf(here.builder, type).kind === 'interface' || needsOptions(here, type))
        return mixed(type, options, lead.open);
      return unknownLoad(here, type, span);
    }
    case 'nowhere':
      return unknownLoad(here, type, span);
  }
}

/** Values of these types may lead to a primitive; of all others nothing is lost by calling them unknown. */
function needsOptions(here: Here, type: TypeId): boolean {
  switch (shapeOf(here.builder, type).kind) {
    case 'boolean':
    case 'integer':
    case 'float':
    case 'complex':
    case 'string':
      return false;
    case 'function':
    case 'pointer':
    case 'slice':
    case 'array':
    case 'map':
    case 'channel':
    case 'struct':
    case 'interface':
    case 'unknown':
    case 'native':
      return true;
  }
}

function unknownLoad(here: Here, type: TypeId, span: PlainSpan): Value {
  return unknownValue(here.builder, {
    name: textAt(here, span),
    type,
    origin: 'stored',
    span: placeOf(here, span),
    loops: here.flow.loops,
  });
}

/** What others find in memory of theirs they have; what a variable of the package holds, those who read it. */
function passTo(here: Here, spot: Spot, value: Value, span: PlainSpan, isCertain: boolean): void {
  const { cell } = spot;
  if (!isForeign(cell)) return;
  const how = `is stored in ${cell.name ?? 'something'}`;
  if (cell.reach === 'global' || !isCertain) return escape(here, value, how, placeOf(here, span));
  handOut(here, value, how, span, { type: typeAt(here.builder, spot), by: finderOf(here, spot) });
}

/** Other packages do not name a field that is not exported. */
function finderOf({ builder }: Here, { cell, path }: Spot): Finder {
  let finder: Finder = 'anybody';
  for (const [at, step] of path.entries()) {
    const owner = typeAt(builder, { cell, path: path.slice(0, at) });
    const shape = shapeOf(builder, owner);
    const isOpen = finder === 'anybody' && /^\p{Lu}/u.test(fieldAt(shape, step) ?? 'A');
    // What the library keeps there for others its methods give to them.
    if (!isOpen && typeOf(builder, owner).named?.library !== true)
      finder = `field ${fieldKey(owner, step)}`;
  }
  return finder;
}

const fieldAt = (shape: Shape, at: number): string | undefined =>
  shape.kind === 'struct' ? shape.fields[at]?.name : undefined;

export function storeTo(
  here: Here,
  lead: Lead,
  value: Value,
  span: PlainSpan,
  isCertain = true,
): void {
  switch (lead.kind) {
    case 'spot': {
      const certain = isCertain && !lead.spot.path.includes(someElement);
      passTo(here, lead.spot, value, span, isCertain);
      writeSpot(here, lead.spot, value, certain);
      noteSet(here, lead.spot, value);
      forgetAliases(here, lead.spot, value);
      return;
    }
    case 'either':
      return branch(
        here,
        lead.condition,
        placeOf(here, span),
        (inner) => storeTo(inner, lead.then, value, span, isCertain),
        (inner) => storeTo(inner, lead.otherwise, value, span, isCertain),
      );
    case 'some':
      for (const one of lead.leads) storeTo(here, one, value, span, false);
      if (lead.open) here.builder.lost.add('store');
      return;
    case 'nowhere':
      return;
  }
}

/** What code outside of the model can reach, too. */
const isForeign = ({ reach }: Cell): boolean => reach !== 'own';
