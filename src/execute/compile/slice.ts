import { spread } from '../value/spread.ts';
import { giveAway } from '../rule/hand-over.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import type { Machine } from '../machine.ts';
import { noteRead, noteWritten, wayOfElements } from '../rule/overlap.ts';
import type { Way } from '../state/ways.ts';
import type { Term } from '../term/term.ts';
import { Cell, copyValue } from '../state/heap.ts';
import { grownCapacity, sizeOf } from '../value/growth.ts';
import { runtimePanic } from '../value/panic.ts';
import * as terms from '../term/make.ts';
import { termOf } from '../value/term.ts';
import { Pointer, Slice, Unknown, type Value } from '../value/value.ts';
import { definitions, type Emitter } from './emitter.ts';
import { compileExpression } from './expression.ts';
import { type Types } from '../value/types.ts';

type Of<Kind extends PlainStatement['kind']> = PlainStatement & { readonly kind: Kind };

function elementType(type: TypeId, types: Types): TypeId {
  const shape = types.shape(type);
  if (shape.kind !== 'slice') throw new Error('A slice of what is no slice type');
  return shape.element;
}

export function compileMakeSlice(statement: Of<'make-slice'>, emitter: Emitter): void {
  const { target, span } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  const length = compileExpression(statement.length, scope);
  const capacity = statement.capacity ? compileExpression(statement.capacity, scope) : null;
  const zero = emitter.types.zero(elementType(statement.type, emitter.types));
  emitter.emit(
    span,
    (machine) => {
      const size = length(machine.locals, machine);
      const room = capacity ? capacity(machine.locals, machine) : size;
      machine.locals[target] =
        size instanceof Unknown || room instanceof Unknown
          ? machine.freshUnknown(terms.named('a slice of unknown length'), site, statement.type)
          : makeSlice(machine, size as number, room as number, zero);
      return false;
    },
    scope,
    { defines: [target] },
  );
}

function makeSlice(
  machine: Machine,
  size: number | bigint,
  room: number | bigint,
  zero: Value,
): Slice {
  const most = 2 ** 47;
  if (size < 0 || size > most) throw runtimePanic('makeslice: len out of range');
  if (room < size || room > most) throw runtimePanic('makeslice: cap out of range');
  machine.checkLength(Number(room));
  const list = new Array<Value>(Number(room)).fill(zero);
  if (Array.isArray(zero)) for (let at = 0; at < list.length; at++) list[at] = copyValue(zero);
  const { object } = machine.allocate(new Cell(machine.owner, machine.segment, list, null));
  return new Slice(object, null, 0, Number(size), Number(room));
}

export function compileSliceLiteral(statement: Of<'slice-literal'>, emitter: Emitter): void {
  const { target, span, length } = statement;
  const scope = emitter.scope();
  const zero = emitter.types.zero(elementType(statement.type, emitter.types));
  const elements = statement.elements.map(({ index, value }) => ({
    index,
    value: compileExpression(value, scope),
  }));
  emitter.emit(
    span,
    (machine) => {
      const slice = makeSlice(machine, length, length, zero);
      const { value: list } = machine.cell(slice.object);
      for (const { index, value } of elements)
        (list as Value[])[index] = copyValue(value(machine.locals, machine));
      machine.locals[target] = slice;
      return false;
    },
    scope,
    { defines: [target] },
  );
}

/** Whether a range of elements must be touched in a step of its own. If not, it is noted. */
function mustStandAt(
  machine: Machine,
  slice: Slice,
  from: number,
  count: number,
  write: boolean,
  site: number,
): boolean {
  if (!machine.noting || count === 0) return false;
  if (machine.visibleSites[site] === 1 && machine.passing) return false;
  const low = slice.offset + from;
  const access = { path: slice.path ?? [], low, high: low + count - 1, write, atomic: false, site };
  if (machine.visibleSites[site] !== 1) {
    const target = machine.object(slice.object);
    if (target.born !== machine.segment) machine.addAccess(slice.object, access);
    return false;
  }
  const place = new Pointer(slice.object, slice.path);
  machine.pending = { kind: 'access', span: machine.span, place, access };
  return true;
}

export function compileAppend(statement: Of<'append'>, emitter: Emitter): void {
  const { target, span, type } = statement;
  const scope = emitter.scope();
  const slice = compileExpression(statement.slice, scope);
  const elements = statement.elements.map((element) => compileExpression(element, scope));
  const append = appender(type, emitter);
  emitter.emit(
    span,
    (machine) => {
      const values = elements.map((element) => element(machine.locals, machine));
      const appended = append(machine, slice(machine.locals, machine), values);
      if (appended === undefined) return true;
      machine.locals[target] = appended;
      return false;
    },
    scope,
    { defines: [target] },
  );
}

type Append = (machine: Machine, slice: Value, values: readonly Value[]) => Value | undefined;

/** Appends values to a slice; undefined where the goroutine must stand first. */
function appender(type: TypeId, emitter: Emitter): Append {
  const element = elementType(type, emitter.types);
  const zero = emitter.types.zero(element);
  const size = sizeOf(element, emitter.types);
  const { site, types } = emitter;
  const way = wayOfElements(type, types);
  return (machine, slice, values) => {
    if (slice instanceof Unknown) {
      if (isCutOff(slice.term)) noteWritten(machine, way, slice);
      for (const value of values) giveAway(machine, slice.term, { type: element, value, site });
      // Others that are appended make another slice.
      return new Unknown(terms.append(slice.term, values.map(termOf)), type);
    }
    if (values.length === 0) return slice;
    const old = slice as Slice | null;
    const length = old?.length ?? 0;
    const needed = length + values.length;
    if (old !== null && needed <= old.capacity) {
      noteWritten(machine, way, old);
      if (mustStandAt(machine, old, length, values.length, true, site)) return undefined;
      machine.passing = false;
      const list = machine.writableList(old);
      for (let at = 0; at < values.length; at++)
        list[old.offset + length + at] = copyValue(spread(values[at]!, element, types));
      return new Slice(old.object, old.path, old.offset, needed, old.capacity);
    }
    if (old !== null) noteRead(machine, way, old);
    if (old !== null && mustStandAt(machine, old, 0, length, false, site)) return undefined;
    machine.passing = false;
    const capacity = grownCapacity(old?.capacity ?? 0, needed, size);
    machine.checkLength(capacity);
    const list = old === null ? [] : machine.sliceElements(old).map(copyValue);
    for (const value of values) list.push(copyValue(spread(value, element, types)));
    while (list.length < capacity) list.push(copyValue(zero));
    const { object } = machine.allocate(new Cell(machine.owner, machine.segment, list, null));
    return new Slice(object, null, 0, needed, capacity);
  };
}

/** What is appended to a part of a slice is written over the elements behind it. */
function isCutOff(term: Term): boolean {
  return term.kind === 'slice' ? term.high !== null : term.kind === 'append' && isCutOff(term.to);
}

export function compileAppendSlice(statement: Of<'append-slice'>, emitter: Emitter): void {
  const { target, span, type, of } = statement;
  const scope = emitter.scope();
  const slice = compileExpression(statement.slice, scope);
  const other = compileExpression(statement.other, scope);
  const element = elementType(type, emitter.types);
  const append = appender(type, emitter);
  const { site, types } = emitter;
  const [way, wayOfMore] = [type, emitter.typeOf(statement.other)].map((one) =>
    wayOfElements(one, types),
  ) as [Way | null, Way | null];
  emitter.emit(
    span,
    (machine) => {
      const more = other(machine.locals, machine);
      if (more instanceof Unknown) {
        const before = slice(machine.locals, machine);
        if (of === 'slice') noteRead(machine, wayOfMore, more);
        if (before instanceof Unknown && isCutOff(before.term)) noteWritten(machine, way, before);
        const known = elementsOf(machine, before, 'slice', site);
        if (known === undefined) return true;
        for (const value of known) giveAway(machine, more.term, { type: element, value, site });
        machine.locals[target] = machine.freshUnknown(terms.append(termOf(before), []), site, type);
        return false;
      }
      if (more instanceof Slice) noteRead(machine, wayOfMore, more);
      const values = elementsOf(machine, more, of, site);
      if (values === undefined) return true;
      const appended = append(machine, slice(machine.locals, machine), values);
      if (appended === undefined) return true;
      machine.locals[target] = appended;
      return false;
    },
    scope,
    { defines: [target] },
  );
}

/** What is copied out of a slice or string; undefined where the goroutine must stand first. */
function elementsOf(
  machine: Machine,
  from: Value,
  of: 'slice' | 'string',
  site: number,
): readonly Value[] | undefined {
  if (from === null || from instanceof Unknown) return [];
  if (of === 'string') {
    const text = from as string;
    return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  }
  const slice = from as Slice;
  if (mustStandAt(machine, slice, 0, slice.length, false, site)) return undefined;
  return machine.sliceElements(slice);
}

export function compileCopy(statement: Of<'copy'>, emitter: Emitter): void {
  const { target, span, of } = statement;
  const { site, types } = emitter;
  const scope = emitter.scope();
  const to = compileExpression(statement.to, scope);
  const from = compileExpression(statement.from, scope);
  const wayTo = wayOfElements(emitter.typeOf(statement.to), types);
  const wayFrom = wayOfElements(emitter.typeOf(statement.from), types);
  emitter.emit(
    span,
    (machine) => {
      const goal = to(machine.locals, machine);
      const source = from(machine.locals, machine);
      if (isLead(goal)) noteWritten(machine, wayTo, goal);
      if (isLead(source)) noteRead(machine, wayFrom, source);
      if (goal instanceof Unknown || source instanceof Unknown) {
        if (goal instanceof Slice && blur(machine, goal, source, site)) return true;
        const copied = machine.freshUnknown(
          terms.named('the number of copied elements'),
          site,
          null,
        );
        if (target !== null) machine.locals[target] = copied;
        return false;
      }
      const elements = elementsOf(machine, source, of, site);
      if (elements === undefined) return true;
      const slice = goal as Slice | null;
      const count = Math.min(slice?.length ?? 0, elements.length);
      if (slice !== null && count > 0) {
        if (mustStandAt(machine, slice, 0, count, true, site)) return true;
        const list = machine.writableList(slice);
        for (let at = 0; at < count; at++) list[slice.offset + at] = copyValue(elements[at]!);
      }
      machine.passing = false;
      if (target !== null) machine.locals[target] = count;
      return false;
    },
    scope,
    { defines: definitions(target) },
  );
}

const isLead = (value: Value): value is Slice | Unknown =>
  value instanceof Slice || value instanceof Unknown;

/** Elements over which unknown ones are copied are unknown; true where the goroutine must stand first. */
function blur(machine: Machine, goal: Slice, source: Value, site: number): boolean {
  if (goal.length === 0) return false;
  if (mustStandAt(machine, goal, 0, goal.length, true, site)) return true;
  machine.passing = false;
  const list = machine.writableList(goal);
  const of = terms.phrase('an element of ', termOf(source));
  for (let at = 0; at < goal.length; at++)
    list[goal.offset + at] = machine.freshUnknown(of, site, null);
  return false;
}

export function compileClearSlice(statement: Of<'clear-slice'>, emitter: Emitter): void {
  const { span } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  const slice = compileExpression(statement.slice, scope);
  const zero = emitter.types.zero(elementType(statement.type, emitter.types));
  const way = wayOfElements(statement.type, emitter.types);
  emitter.emit(
    span,
    (machine) => {
      const cleared = slice(machine.locals, machine);
      if (isLead(cleared)) noteWritten(machine, way, cleared);
      if (!(cleared instanceof Slice)) return false;
      if (mustStandAt(machine, cleared, 0, cleared.length, true, site)) return true;
      machine.passing = false;
      const list = machine.writableList(cleared);
      for (let at = 0; at < cleared.length; at++) list[cleared.offset + at] = copyValue(zero);
      return false;
    },
    scope,
  );
}
