import type { Scope } from './scope.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import type { Machine } from '../machine.ts';
import { MapObject, copyValue } from '../state/heap.ts';
import { equalValues, toMapKey } from '../value/equal.ts';
import { GoPanic } from '../value/panic.ts';
import { MapCursor, Pointer, Unknown, type MapKey, type Value } from '../value/value.ts';
import { definitions, type Emitter, type Target } from './emitter.ts';
import { compileExpression } from './expression.ts';
import { mustStand } from './memory.ts';
import type { Evaluate } from './instruction.ts';

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

/** The map and key of an operation. A key that panics does so even where the map is nil. */
function operands(
  map: PlainExpression,
  key: PlainExpression,
  scope: Scope,
): (locals: Value[], machine: Machine) => { map: Value; key: Value; form: MapKey | Unknown } {
  const ofMap = compileExpression(map, scope);
  const ofKey = compileExpression(key, scope);
  const { types } = scope;
  return (locals, machine) => {
    const found = ofMap(locals, machine);
    const value = ofKey(locals, machine);
    return {
      map: found,
      key: value,
      form: value instanceof Unknown ? value : toMapKey(value, types),
    };
  };
}

export function compileMapGet(statement: Of<'map-get'>, emitter: Emitter): void {
  const { span, value: target, ok } = statement;
  const { site, types } = emitter;
  const shape = types.shape(statement.type);
  const zero = shape.kind === 'map' ? types.zero(shape.value) : null;
  const scope = emitter.scope();
  const evaluate = operands(statement.map, statement.key, scope);
  emitter.emit(
    span,
    (machine) => {
      const { map, form } = evaluate(machine.locals, machine);
      if (map instanceof Unknown || form instanceof Unknown) {
        const term = `${map instanceof Unknown ? map.term : 'map'}[${form instanceof Unknown ? form.term : String(form)}]`;
        if (target !== null) machine.locals[target] = new Unknown(term, null);
        if (ok !== null) machine.locals[ok] = new Unknown(`${term} is there`, null);
        return false;
      }
      if (map !== null && mustStand(machine, map as Pointer, false, site)) return true;
      const entry = map === null ? undefined : mapOf(machine, map as Pointer).entries.get(form);
      if (target !== null) machine.locals[target] = entry ? entry.value : zero;
      if (ok !== null) machine.locals[ok] = entry !== undefined;
      return false;
    },
    scope,
    { defines: definitions(target, ok) },
  );
}

function mapOf(machine: Machine, pointer: Pointer): MapObject {
  return machine.object(pointer.object) as MapObject;
}

export function compileMapSet(statement: Of<'map-set'>, emitter: Emitter): void {
  const { span } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  const evaluate = operands(statement.map, statement.key, scope);
  const value = compileExpression(statement.value, scope);
  const { types } = emitter;
  emitter.emit(
    span,
    (machine) => {
      const { map, key, form } = evaluate(machine.locals, machine);
      const stored = value(machine.locals, machine);
      if (map === null)
        throw new GoPanic({ kind: 'plain', text: 'assignment to entry in nil map' });
      if (map instanceof Unknown || form instanceof Unknown) return false;
      if (mustStand(machine, map as Pointer, true, site)) return true;
      const { entries } = machine.writableMap((map as Pointer).object);
      const known = typeof key === 'number' && Number.isNaN(key) ? undefined : entries.get(form);
      const kept = known !== undefined && equalValues(known.key, key, types) ? known.key : key;
      entries.set(form, { key: copyValue(kept), value: copyValue(stored) });
      return false;
    },
    scope,
  );
}

export function compileMapDelete(statement: Of<'map-delete'>, emitter: Emitter): void {
  const { site } = emitter;
  const scope = emitter.scope();
  const evaluate = operands(statement.map, statement.key, scope);
  emitter.emit(
    statement.span,
    (machine) => {
      const { map, form } = evaluate(machine.locals, machine);
      if (map === null || map instanceof Unknown || form instanceof Unknown) return false;
      if (mustStand(machine, map as Pointer, true, site)) return true;
      machine.writableMap((map as Pointer).object).entries.delete(form);
      return false;
    },
    scope,
  );
}

export function compileMapClear(statement: Of<'map-clear'>, emitter: Emitter): void {
  const { site } = emitter;
  const scope = emitter.scope();
  const map = compileExpression(statement.map, scope);
  emitter.emit(
    statement.span,
    (machine) => {
      const cleared = map(machine.locals, machine);
      if (!(cleared instanceof Pointer)) return false;
      if (mustStand(machine, cleared, true, site)) return true;
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
  emitter.emit(
    span,
    (machine) => {
      const measured = map(machine.locals, machine);
      if (measured instanceof Unknown) {
        machine.locals[target] = new Unknown(`len(${measured.term})`, null);
        return false;
      }
      if (measured !== null && mustStand(machine, measured as Pointer, false, site)) return true;
      machine.locals[target] =
        measured === null ? 0 : mapOf(machine, measured as Pointer).entries.size;
      return false;
    },
    scope,
    { defines: [target] },
  );
}

/** Up to this many keys the ones left are visited in every order. */
const mostOrders = 4;

export function compileRangeMap(statement: Of<'range-map'>, emitter: Emitter): void {
  const { span } = statement;
  const cursor = emitter.newLocal();
  const begin: Target = { pc: -1 };
  const end: Target = { pc: -1 };
  emitter.continues.set(statement.label, begin);
  emitter.breaks.set(statement.label, end);
  const scope = emitter.scope();
  compileBegin(statement, cursor, compileExpression(statement.map, scope), scope, emitter);
  emitter.place(begin);
  compileNext(statement, cursor, end, emitter);
  emitter.block(statement.body, emitter);
  emitter.jump(span, begin);
  emitter.place(end);
}

function compileBegin(
  statement: Of<'range-map'>,
  cursor: number,
  map: Evaluate,
  scope: Scope,
  emitter: Emitter,
): void {
  const { site } = emitter;
  emitter.emit(
    statement.span,
    (machine) => {
      const ranged = map(machine.locals, machine);
      if (!(ranged instanceof Pointer)) {
        machine.locals[cursor] = new MapCursor(null, []);
        return false;
      }
      if (mustStand(machine, ranged, false, site)) return true;
      machine.locals[cursor] = new MapCursor(ranged, [...mapOf(machine, ranged).entries.keys()]);
      return false;
    },
    scope,
    { defines: [cursor] },
  );
}

function compileNext(
  statement: Of<'range-map'>,
  cursor: number,
  end: Target,
  emitter: Emitter,
): void {
  const { key, value, span } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  scope.uses.add(cursor);
  emitter.emit(
    span,
    (machine) => {
      const { map, left } = machine.locals[cursor] as MapCursor;
      if (map !== null && mustStand(machine, map, false, site)) return true;
      const entries = map === null ? null : mapOf(machine, map).entries;
      const there = left.filter((form) => entries?.has(form));
      if (there.length === 0) {
        machine.pc = end.pc;
        return false;
      }
      const pick = pickKey(machine, there.length, statement.span);
      if (pick === null) return true;
      const form = there[pick]!;
      const entry = entries!.get(form)!;
      machine.locals[cursor] = new MapCursor(
        map,
        there.filter((_, at) => at !== pick),
      );
      if (key !== null) machine.locals[key] = entry.key;
      if (value !== null) machine.locals[value] = entry.value;
      return false;
    },
    scope,
    { defines: definitions(key, value), jumps: [end] },
  );
}

/** Which of the keys comes next; null where that has to be chosen first. */
function pickKey(machine: Machine, count: number, span: Of<'range-map'>['span']): number | null {
  if (count === 1) return 0;
  if (machine.chosen !== null) {
    const { value } = machine.chosen;
    machine.chosen = null;
    return value as number;
  }
  if (count > mostOrders) {
    machine.narrowed.add('the order in which a map of more than four keys is visited');
    return 0;
  }
  const options = Array.from({ length: count }, (_, at) => at);
  const words = 'which key of the map comes next';
  machine.pending = { kind: 'choose', span, words, options, remember: false };
  return null;
}
