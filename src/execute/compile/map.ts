import { noteMapRead, noteMapWrite } from '../rule/unknown-maps.ts';
import { giveAwayAt, giveAwayIn, handOutIn } from '../rule/hand-over.ts';
import type { Scope } from './scope.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import type { Machine } from '../machine.ts';
import { MapObject, copyValue, type MapEntry } from '../state/heap.ts';
import { equalValues, isNeverFound } from '../value/equal.ts';
import * as terms from '../term/make.ts';
import { termOf } from '../value/term.ts';
import type { Types } from '../value/types.ts';
import { GoPanic } from '../value/panic.ts';
import { Pointer, Unknown, type MapKey, type Value } from '../value/value.ts';
import { definitions, type Emitter } from './emitter.ts';
import { compileExpression } from './expression.ts';
import { holdsUnknown } from '../rule/same.ts';
import { findKey, formOfKey } from './map-key.ts';
import { toAccess } from '../state/access.ts';
import { mustStand, storesForCallers } from './memory.ts';

type Of<Kind extends PlainStatement['kind']> = PlainStatement & { readonly kind: Kind };

export function compileMakeMap(statement: Of<'make-map'>, emitter: Emitter): void {
  const { target, span } = statement;
  emitter.emit(
    span,
    (machine) => {
      machine.locals[target] = machine.allocate(
        new MapObject(machine.owner, machine.segment, new Map()),
      );
      return false;
    },
    null,
    { defines: [target] },
  );
}

function keyOfMap(type: TypeId, types: Types): TypeId {
  const shape = types.shape(type);
  return shape.kind === 'map' ? shape.key : type;
}

/** The map and key of an operation. A key that panics does so even where the map is nil. */
function operands(
  map: PlainExpression,
  key: PlainExpression,
  scope: Scope,
): (locals: Value[], machine: Machine) => { map: Value; key: Value } {
  const ofMap = compileExpression(map, scope);
  const ofKey = compileExpression(key, scope);
  const { types } = scope;
  return (locals, machine) => {
    const found = ofMap(locals, machine);
    const value = machine.supposedValue(ofKey(locals, machine));
    formOfKey(value, types);
    return { map: found, key: value };
  };
}

export function compileMapGet(statement: Of<'map-get'>, emitter: Emitter): void {
  const { span, value: target, ok } = statement;
  const { site, types } = emitter;
  const shape = types.shape(statement.type);
  const zero = shape.kind === 'map' ? types.zero(shape.value) : null;
  const keyType = keyOfMap(statement.type, types);
  const scope = emitter.scope();
  const evaluate = operands(statement.map, statement.key, scope);
  emitter.emit(
    span,
    (machine) => {
      const { map, key } = evaluate(machine.locals, machine);
      noteMapRead(machine, statement.type, map);
      if (map instanceof Unknown) {
        const term = terms.entry(map.term, termOf(key));
        if (target !== null) machine.locals[target] = new Unknown(term, null);
        if (ok !== null) machine.locals[ok] = new Unknown(terms.there(term), null);
        return false;
      }
      if (map !== null && mustStand(machine, map as Pointer, toAccess(null, -1, false, site)))
        return true;
      const object = map === null ? null : mapOf(machine, map as Pointer);
      const form = object === null ? null : findKey(machine, object, key, keyType);
      const entry = form === null ? undefined : object!.entries.get(form);
      if (target !== null) machine.locals[target] = entry ? entry.value : zero;
      if (ok !== null) machine.locals[ok] = entry !== undefined;
      return false;
    },
    scope,
    { defines: definitions(target, ok) },
  );
}

export function mapOf(machine: Machine, pointer: Pointer): MapObject {
  return machine.object(pointer.object) as MapObject;
}

export function compileMapSet(statement: Of<'map-set'>, emitter: Emitter): void {
  const { span } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  const evaluate = operands(statement.map, statement.key, scope);
  const value = compileExpression(statement.value, scope);
  const { types } = emitter;
  const mapType = emitter.typeOf(statement.map);
  const shape = types.shape(mapType);
  const isOfChannels = shape.kind === 'map' && types.shape(shape.value).kind === 'channel';
  const type = isOfChannels ? shape.value : emitter.typeOf(statement.value);
  const keyType = keyOfMap(mapType, types);
  const isForCallers = storesForCallers(emitter.function);
  emitter.emit(
    span,
    (machine) => {
      const { map, key } = evaluate(machine.locals, machine);
      const stored = value(machine.locals, machine);
      noteMapWrite(machine, mapType, map);
      if (map instanceof Unknown)
        giveAwayAt(machine, map.term, { type, value: stored, site }, mapType);
      else if (map !== null && isForCallers)
        giveAwayIn(machine, map as Pointer, { type, value: stored, site });
      if (map === null)
        throw new GoPanic({ kind: 'plain', text: 'assignment to entry in nil map', of: 'plain' });
      if (map instanceof Unknown) return false;
      if (mustStand(machine, map as Pointer, toAccess(null, -1, true, site))) return true;
      if (isForCallers) handOutIn(machine, map as Pointer, { type, value: stored, site });
      const found = findKey(machine, mapOf(machine, map as Pointer), key, keyType);
      const object = machine.writableMap((map as Pointer).object);
      const { entries } = object;
      const known = found === null ? undefined : entries.get(found);
      const kept = known !== undefined && isSameKey(known.key, key, types) ? known.key : key;
      object.hasUnknown ||= holdsUnknown(kept);
      machine.allocated += 2;
      entries.set(found ?? newForm(entries, key, types), {
        key: copyValue(kept),
        value: copyValue(stored),
      });
      return false;
    },
    scope,
  );
}

/** An unknown key that is supposed to be one of the map stays what it was. */
const isSameKey = (known: Value, key: Value, types: Types): boolean =>
  holdsUnknown(known) || holdsUnknown(key) || equalValues(known, key, types);

/** The form of a key that is not there yet; of one that is never found, a form that no other entry has. */
function newForm(entries: ReadonlyMap<MapKey, MapEntry>, key: Value, types: Types): MapKey {
  const form = formOfKey(key, types);
  if (!isNeverFound(key, form, types) && !entries.has(form)) return form;
  for (let at = entries.size; ; at++)
    if (!entries.has(`NaN ${String(at)}`)) return `NaN ${String(at)}`;
}

export function compileMapDelete(statement: Of<'map-delete'>, emitter: Emitter): void {
  const { site, types } = emitter;
  const keyType = keyOfMap(emitter.typeOf(statement.map), types);
  const scope = emitter.scope();
  const evaluate = operands(statement.map, statement.key, scope);
  const type = emitter.typeOf(statement.map);
  emitter.emit(
    statement.span,
    (machine) => {
      const { map, key } = evaluate(machine.locals, machine);
      noteMapWrite(machine, type, map);
      if (map === null || map instanceof Unknown) return false;
      if (mustStand(machine, map as Pointer, toAccess(null, -1, true, site))) return true;
      const form = findKey(machine, mapOf(machine, map as Pointer), key, keyType);
      if (form !== null) machine.writableMap((map as Pointer).object).entries.delete(form);
      return false;
    },
    scope,
  );
}

export function compileMapClear(statement: Of<'map-clear'>, emitter: Emitter): void {
  const { site } = emitter;
  const scope = emitter.scope();
  const map = compileExpression(statement.map, scope);
  const type = emitter.typeOf(statement.map);
  emitter.emit(
    statement.span,
    (machine) => {
      const cleared = map(machine.locals, machine);
      noteMapWrite(machine, type, cleared);
      if (!(cleared instanceof Pointer)) return false;
      if (mustStand(machine, cleared, toAccess(null, -1, true, site))) return true;
      machine.writableMap(cleared.object).entries.clear();
      return false;
    },
    scope,
  );
}

export function compileMapLength(statement: Of<'map-length'>, emitter: Emitter): void {
  const { target, span } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  const map = compileExpression(statement.map, scope);
  const type = emitter.typeOf(statement.map);
  emitter.emit(
    span,
    (machine) => {
      const measured = map(machine.locals, machine);
      noteMapRead(machine, type, measured);
      if (measured instanceof Unknown) {
        machine.locals[target] = new Unknown(terms.length(measured.term), null);
        return false;
      }
      if (
        measured !== null &&
        mustStand(machine, measured as Pointer, toAccess(null, -1, false, site))
      )
        return true;
      machine.locals[target] =
        measured === null ? 0 : mapOf(machine, measured as Pointer).entries.size;
      return false;
    },
    scope,
    { defines: [target] },
  );
}
