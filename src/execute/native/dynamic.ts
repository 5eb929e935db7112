import type { TypeId } from '../../go/plain/ids.ts';
import type { Shape } from '../../go/plain/types.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { NativeRule, NativeRules, NativeSite } from './rule.ts';
import type { Machine } from '../machine.ts';
import { copyValue, type MapObject } from '../state/heap.ts';
import { noteRead, noteWritten, wayOfElements } from '../rule/overlap.ts';
import * as terms from '../term/make.ts';
import type { Term } from '../term/term.ts';
import { toMapKey } from '../value/equal.ts';
import { termOf } from '../value/term.ts';
import { Boxed, Pointer, Slice, Unknown, type Closure, type Value } from '../value/value.ts';
import type { Types } from '../value/types.ts';
import { deepEqual } from './deep-equal.ts';

type Compute = (machine: Machine, operands: readonly Value[], site: NativeSite) => Value;

/** One result; where an operand is unknown, so is it. */
function rule(compute: Compute): NativeRule {
  return {
    kind: 'compute',
    compute: (machine, operands, site) => {
      if (operands.some((operand) => operand instanceof Unknown))
        return site.resultTypes.map((type) =>
          machine.computed(site.name, operands, type, site.site),
        );
      return [compute(machine, operands, site)];
    },
  };
}

const isUnread = (operand: Value): boolean =>
  operand instanceof Unknown || (operand instanceof Boxed && operand.value instanceof Unknown);

/** The same for what looks into its operands: what an interface holds may be unknown as well. */
function valueRule(compute: Compute): NativeRule {
  return {
    kind: 'compute',
    compute: (machine, operands, site) => {
      if (!operands.some(isUnread)) return [compute(machine, operands, site)];
      for (const operand of operands) noteLooked(machine, operand, site.types);
      return site.resultTypes.map((type) => machine.computed(site.name, operands, type, site.site));
    },
  };
}

/** Others may have written what a slice of theirs holds. */
function noteLooked(machine: Machine, operand: Value, types: Types): void {
  if (!(operand instanceof Boxed && operand.value instanceof Unknown)) return;
  noteRead(machine, wayOfElements(operand.type, types), operand.value);
}

/** The value without its interface, and its shape. */
function open(value: Value, types: Types): { readonly value: Value; readonly shape: Shape } {
  const boxed = value as Boxed;
  return { value: boxed.value, shape: types.shape(boxed.type) };
}

/** A part of a value as an interface; what is in one comes as it is. */
function asInterface(value: Value, type: TypeId, types: Types): Value {
  if (types.isInterface(type)) return value;
  return new Boxed(type, copyValue(value));
}

const kinds: Readonly<Record<string, number>> = {
  bool: 1,
  int: 2,
  int8: 3,
  int16: 4,
  int32: 5,
  int64: 6,
  uint: 7,
  uint8: 8,
  uint16: 9,
  uint32: 10,
  uint64: 11,
  uintptr: 12,
  float32: 13,
  float64: 14,
  complex64: 15,
  complex128: 16,
};

/** As package reflect numbers them. Of a defined type the width tells, and int from int64 nothing does. */
function kindOf(type: TypeId, types: Types): number {
  const known = kinds[types.text(type)];
  return known ?? kindOfShape(types.shape(type));
}

function kindOfShape(shape: Shape): number {
  switch (shape.kind) {
    case 'boolean':
      return 1;
    case 'integer':
      return (shape.signed ? 2 : 7) + [64, 8, 16, 32].indexOf(shape.bits);
    case 'float':
      return shape.bits === 32 ? 13 : 14;
    case 'complex':
      return shape.bits === 64 ? 15 : 16;
    case 'array':
      return 17;
    case 'channel':
      return 18;
    case 'function':
      return 19;
    case 'interface':
    case 'unknown':
      return 20;
    case 'map':
      return 21;
    case 'pointer':
      return 22;
    case 'slice':
      return 23;
    case 'string':
      return 24;
    case 'struct':
    case 'native':
      return 25;
    default:
      return unreachable(shape);
  }
}

function elementOf(shape: Shape): TypeId | null {
  switch (shape.kind) {
    case 'array':
    case 'slice':
    case 'pointer':
    case 'channel':
      return shape.element;
    case 'map':
      return shape.value;
    case 'boolean':
    case 'integer':
    case 'float':
    case 'complex':
    case 'string':
    case 'function':
    case 'struct':
    case 'interface':
    case 'native':
    case 'unknown':
      return null;
    default:
      return unreachable(shape);
  }
}

function lengthOf(machine: Machine, operand: Value, site: NativeSite): Value {
  const { value, shape } = open(operand, machine.program.types);
  if (shape.kind === 'array') return shape.length;
  if (value === null) return 0;
  if (value instanceof Unknown) {
    const [type = null] = site.resultTypes;
    const length = terms.length(value.term);
    if (shape.kind === 'slice' || shape.kind === 'string') return new Unknown(length, type);
    return machine.freshUnknown(length, site.site, type);
  }
  if (shape.kind === 'string') return (value as string).length;
  if (shape.kind === 'slice') return (value as Slice).length;
  if (shape.kind === 'map') return mapOf(machine, value as Pointer).entries.size;
  return machine.channel(value as Pointer).buffer.length;
}

function mapOf(machine: Machine, pointer: Pointer): MapObject {
  return machine.object(pointer.object) as MapObject;
}

function indexOf(
  machine: Machine,
  operand: Value,
  at: Value,
  { types, site, resultTypes }: NativeSite,
): Value {
  const { value, shape } = open(operand, types);
  const index = at as number;
  if (shape.kind === 'string') {
    const byte = types.all.find((type) => type.text === 'uint8')?.id ?? resultTypes[0]!;
    return new Boxed(byte, (value as string).charCodeAt(index));
  }
  const element = elementOf(shape)!;
  if (shape.kind === 'array') return asInterface((value as Value[])[index]!, element, types);
  const slice = value as Slice;
  machine.note(slice.object, slice.path, slice.offset + index, false, site);
  return asInterface(machine.sliceList(slice)[slice.offset + index]!, element, types);
}

function swap(machine: Machine, operands: readonly Value[], { site }: NativeSite): void {
  const [operand, one, other] = operands as [Boxed, number, number];
  const slice = operand.value as Slice;
  machine.note(slice.object, slice.path, slice.offset + one, true, site);
  machine.note(slice.object, slice.path, slice.offset + other, true, site);
  const list = machine.writableList(slice);
  const [first, second] = [list[slice.offset + one]!, list[slice.offset + other]!];
  list[slice.offset + one] = second;
  list[slice.offset + other] = first;
}

function elem(machine: Machine, operand: Value, { types, site }: NativeSite): Value {
  const { value, shape } = open(operand, types);
  const pointer = value as Pointer;
  machine.note(pointer.object, pointer.path, -1, false, site);
  return asInterface(machine.peek(pointer), elementOf(shape)!, types);
}

function mapEntries(
  machine: Machine,
  operand: Value,
  { types, site }: NativeSite,
): readonly Value[] {
  const { value, shape } = open(operand, types);
  if (value === null || shape.kind !== 'map') return [null, null];
  const pointer = value as Pointer;
  machine.note(pointer.object, null, -1, false, site);
  const entries = [...mapOf(machine, pointer).entries.values()];
  return [
    machine.newSlice(entries.map((entry) => asInterface(entry.key, shape.key, types))),
    machine.newSlice(entries.map((entry) => asInterface(entry.value, shape.value, types))),
  ];
}

function mapValue(machine: Machine, operand: Value, key: Value, { types }: NativeSite): Value {
  const { value, shape } = open(operand, types);
  if (value === null || shape.kind !== 'map') return null;
  const form = toMapKey(types.isInterface(shape.key) ? key : (key as Boxed).value, types);
  const entry = mapOf(machine, value as Pointer).entries.get(form);
  return entry === undefined ? null : asInterface(entry.value, shape.value, types);
}

function assign(machine: Machine, target: Value, value: Value, { types, site }: NativeSite): Value {
  const { value: inner, shape } = open(target, types);
  if (shape.kind !== 'pointer' || inner === null) return false;
  const pointer = inner as Pointer;
  const boxed = value as Boxed | null;
  const fits =
    boxed === null ? types.isInterface(shape.element) : types.implements(boxed.type, shape.element);
  if (!fits) return false;
  machine.note(pointer.object, pointer.path, -1, true, site);
  machine.poke(pointer, types.isInterface(shape.element) ? boxed : boxed!.value);
  return true;
}

/** Only the error that is not read decides it. */
const asked = (name: string, [error, target]: readonly [Term, Term]): Term =>
  terms.phrase(`${name}(`, error, ', ', target, ')');

/** What errors.As finds in an error that is not read. */
const foundIn = (error: Value, target: Value, types: Types): readonly [Term, Term] => [
  termOf(error),
  target instanceof Unknown ? target.term : terms.named(elementText(target, types)),
];

function fill(
  machine: Machine,
  target: Value,
  [error, type]: readonly [Term, Term],
  types: Types,
  site: number,
): void {
  if (isUnread(target)) return;
  const { value, shape } = open(target, types);
  if (shape.kind !== 'pointer' || value === null) return;
  const pointer = value as Pointer;
  machine.note(pointer.object, pointer.path, -1, true, site);
  machine.poke(pointer, new Unknown(terms.phrase(type, ' in ', error), shape.element));
}

/** A number by which a pointer is told from others in this run. */
function address(value: Value): number {
  if (value === null) return 0;
  const base = 0xc000000000;
  if (value instanceof Pointer)
    return (
      base +
      value.object * 4096 +
      (value.path ?? []).reduce((sum, step) => sum * 16 + step + 1, 0) * 8
    );
  if (value instanceof Slice) return base + value.object * 4096 + value.offset * 8;
  return 0x400000 + (value as Closure).function * 64;
}

function fieldOf(
  operand: Value,
  at: Value,
  types: Types,
): { readonly name: string; readonly type: TypeId } | null {
  const { shape } = open(operand, types);
  return shape.kind === 'struct' ? shape.fields[at as number]! : null;
}

const elementText = (operand: Value, types: Types): string => {
  const element = elementOf(open(operand, types).shape);
  return element === null ? '' : types.text(element);
};

export const dynamicNatives: NativeRules<'dynamic'> = {
  'dynamic.kind': rule((_, [value], { types }) =>
    value === null ? 0 : kindOf((value as Boxed).type, types),
  ),
  'dynamic.typeText': rule((_, [value], { types }) =>
    value === null ? '<nil>' : types.text((value as Boxed).type),
  ),
  'dynamic.typeName': rule((_, [value], { types }) =>
    value === null ? '' : (types.get((value as Boxed).type).named?.name ?? ''),
  ),
  'dynamic.sameType': rule((_, [one, other]) => (one as Boxed).type === (other as Boxed).type),
  'dynamic.comparable': rule(
    (_, [value], { types }) => value === null || types.isComparable((value as Boxed).type),
  ),
  'dynamic.isNil': valueRule((_, [value]) => value === null || (value as Boxed).value === null),
  'dynamic.len': rule((machine, [value], site) => lengthOf(machine, value!, site)),
  'dynamic.index': valueRule((machine, [value, at], site) => indexOf(machine, value!, at!, site)),
  'dynamic.swapElements': {
    kind: 'compute',
    compute: (machine, operands, site) => {
      if (!operands.some(isUnread)) swap(machine, operands, site);
      const [slice] = operands;
      if (slice instanceof Boxed && slice.value instanceof Unknown)
        noteWritten(machine, wayOfElements(slice.type, site.types), slice.value);
      return [];
    },
  },
  'dynamic.numField': rule((_, [value], { types }) => {
    const { shape } = open(value!, types);
    return shape.kind === 'struct' ? shape.fields.length : 0;
  }),
  'dynamic.field': valueRule((_, [value, at], { types }) =>
    asInterface(
      (open(value!, types).value as Value[])[at as number]!,
      fieldOf(value!, at!, types)!.type,
      types,
    ),
  ),
  'dynamic.fieldName': rule((_, [value, at], { types }) => fieldOf(value!, at!, types)!.name),
  'dynamic.fieldText': rule((_, [value, at], { types }) =>
    types.text(fieldOf(value!, at!, types)!.type),
  ),
  'dynamic.elem': valueRule((machine, [value], site) => elem(machine, value!, site)),
  'dynamic.elemKind': rule((_, [value], { types }) => {
    const element = elementOf(open(value!, types).shape);
    return element === null ? 0 : kindOf(element, types);
  }),
  'dynamic.elemText': rule((_, [value], { types }) => elementText(value!, types)),
  'dynamic.keyText': rule((_, [value], { types }) => {
    const { shape } = open(value!, types);
    return shape.kind === 'map' ? types.text(shape.key) : '';
  }),
  'dynamic.address': valueRule((_, [value]) =>
    value === null ? 0 : address((value as Boxed).value),
  ),
  'dynamic.mapEntries': {
    kind: 'compute',
    compute: (machine, [value], site) =>
      isUnread(value!)
        ? site.resultTypes.map((type) =>
            machine.freshUnknown(terms.phrase('of ', termOf(value!)), site.site, type),
          )
        : mapEntries(machine, value!, site),
  },
  'dynamic.mapValue': valueRule((machine, [value, key], site) =>
    mapValue(machine, value!, key!, site),
  ),
  'dynamic.scalar': valueRule((_, [value]) => (value as Boxed).value),
  'dynamic.assign': valueRule((machine, [target, value], site) =>
    assign(machine, target!, value!, site),
  ),
  'dynamic.deepEqual': rule((machine, [one, other]) => deepEqual(machine, one!, other!)),
  'dynamic.unread': { kind: 'compute', compute: (_, [value]) => [value instanceof Unknown] },
  'dynamic.wraps': {
    kind: 'compute',
    compute: (_, [error, target], { resultTypes }) => [
      new Unknown(asked('errors.Is', [termOf(error!), termOf(target!)]), resultTypes[0]!),
    ],
  },
  'dynamic.holds': {
    kind: 'compute',
    compute: (_, [error, target], { types, resultTypes }) => [
      new Unknown(asked('errors.As', foundIn(error!, target!, types)), resultTypes[0]!),
    ],
  },
  'dynamic.fill': {
    kind: 'compute',
    compute: (machine, [target, error], { types, site }) => {
      fill(machine, target!, foundIn(error!, target!, types), types, site);
      return [];
    },
  },
};
