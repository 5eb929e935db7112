import { unreachable } from '../../base/unreachable.ts';
import type { Span } from '../../base/span.ts';
import type { FunctionDeclaration, GoType } from '../../go/syntax.ts';
import { baseTypeName } from '../file-index.ts';
import { readCell } from '../store.ts';
import type { GoObject, Opaque, Value } from '../value.ts';
import type { Here } from './context.ts';
import { externalTypeName, underlying, unknownValue, withoutPointer } from './sources.ts';
import { hasMethod } from './operations.ts';
import { copied, fieldKey, isFollowed, isStructType, opaqueCell } from './structs.ts';
import { isIdentity, typeOfValue, unknownHere } from './variables.ts';

/** x.f, where x is a value: a field, a method, or a field of something embedded. */
export function readField(here: Here, operand: Value, field: string, span: Span): Value {
  switch (operand.kind) {
    case 'object':
      return readObjectField(here, operand.object, field, span);
    case 'primitive': {
      const own =
        operand.typeName === undefined ? null : methodNamed(here, operand.typeName, field);
      return own === null
        ? { kind: 'method', primitive: operand.primitive, name: field }
        : { kind: 'declared', declaration: own, receiver: operand };
    }
    case 'errgroup':
      return { kind: 'external', path: 'errgroup', name: field, receiver: operand };
    case 'package':
      return { kind: 'external', path: operand.path, name: field, receiver: null };
    case 'opaque':
      return readOpaqueField(here, operand, field, span);
    case 'mixed':
      return operand.carries
        ? operand
        : { kind: 'external', path: '', name: field, receiver: null };
    case 'builtin':
    case 'closure':
    case 'collection':
    case 'declared':
    case 'deferred':
    case 'either':
    case 'external':
    case 'method':
    case 'nil':
    case 'outside':
    case 'quantity':
    case 'text':
    case 'tuple':
    case 'type':
      return { kind: 'external', path: '', name: field, receiver: operand };
    default:
      return unreachable(operand);
  }
}

function readObjectField(here: Here, object: GoObject, field: string, span: Span): Value {
  const { flow } = here;
  const receiver: Value = { kind: 'object', object, pointer: true };
  const cell = object.fields.get(field);
  if (cell !== undefined) {
    const value = flow.store === null ? null : readCell(flow.store, cell);
    if (value === null) return unknownHere(here, field, null, span);
    const unstable = !isFollowed(here, field) && !isIdentity(value);
    return unstable ? unknownHere(here, field, typeOfValue(value), span, value) : value;
  }
  const method = object.typeName === null ? null : methodNamed(here, object.typeName, field);
  if (method !== null) return { kind: 'declared', declaration: method, receiver };
  return (
    readPromoted(here, object, field, span) ?? { kind: 'external', path: '', name: field, receiver }
  );
}

/** A method or field of an embedded struct: s.Lock() where s embeds sync.Mutex. */
function readPromoted(here: Here, object: GoObject, field: string, span: Span): Value | null {
  const { builder, flow } = here;
  const type = object.typeName === null ? undefined : builder.index.types.get(object.typeName);
  const under = type === undefined ? undefined : underlying(builder.index, type);
  if (under?.kind !== 'struct' || flow.store === null) return null;
  for (const embedded of under.fields.filter((candidate) => candidate.embedded)) {
    const cell = object.fields.get(embedded.name);
    const value = cell === undefined ? null : readCell(flow.store, cell);
    if (value === null) continue;
    if (value.kind === 'primitive') {
      if (!hasMethod(value.primitive.kind, field)) continue;
      return { kind: 'method', primitive: value.primitive, name: field };
    }
    if (value.kind !== 'object') continue;
    const found = readObjectField(here, value.object, field, span);
    if (found.kind !== 'external') return found;
  }
  return null;
}

export function readOpaqueField(here: Here, operand: Opaque, field: string, span: Span): Value {
  const { builder } = here;
  const external = externalTypeName(builder.index, operand.type);
  const key = fieldKey(operand, field);
  const cell = builder.opaqueCells.get(key);
  const held =
    cell === undefined || here.flow.store === null ? null : readCell(here.flow.store, cell);
  const isKnown = isFollowed(here, field) && !builder.remembered.has(overwrittenKey(operand));
  if (isKnown && held !== null) return held;
  const known = builder.remembered.get(key);
  if (isKnown && known !== undefined) return known;
  const method = methodOf(here, operand.type, field);
  if (method !== null) return { kind: 'declared', declaration: method, receiver: operand };
  if (field === 'C' && (external === 'time.Timer' || external === 'time.Ticker'))
    return timerChannel(here, operand);
  const type = fieldType(here, operand.type, field);
  if (type === null && (external !== null || looksLikeMethod(here, span)))
    return { kind: 'external', path: external ?? '', name: field, receiver: operand };
  const name = `${operand.name}.${field}`;
  // What is written may be promoted, too, and so have another name.
  const still =
    isKnown && (!builder.facts.writes.has(field) || opaqueCell(here, operand, field) !== null);
  const loops = still ? operand.loops : here.flow.loops;
  // What is looked at later on must not pass for what stood there first.
  const origin = still ? operand.origin : 'stored';
  const assumedStill = still && operand.own !== true;
  const made = unknownValue(builder, { name, type, origin, span, loops, assumedStill });
  const isPart = operand.own === true && made.kind === 'opaque' && isStructType(here, type);
  const value: Value = isPart ? { ...made, own: true } : made;
  if (still) builder.remembered.set(key, value);
  return value;
}

export const overwrittenKey = (owner: Opaque): string => `overwritten ${owner.id}`;

/** Fires in the end whatever the fragment does, unless the fragment has stopped it before. */
function timerChannel(here: Here, timer: Opaque): Value {
  const isStopped = here.builder.remembered.has(stoppedKey(timer));
  return { kind: 'outside', timeout: !isStopped, name: `${timer.name}.C`, opaque: timer };
}

export const stoppedKey = (timer: Opaque): string => `stopped ${timer.id}`;

/** The text behind the selector is an argument list. */
function looksLikeMethod(here: Here, span: Span): boolean {
  return here.builder.index.file.text[span.end] === '(';
}

function methodOf(here: Here, type: GoType | null, name: string): FunctionDeclaration | null {
  const owner = type === null ? null : baseTypeName(type);
  return owner === null ? null : methodNamed(here, owner, name);
}

const methodNamed = (here: Here, owner: string, name: string): FunctionDeclaration | null =>
  here.builder.index.methods.get(owner)?.get(name) ?? null;

function fieldType(here: Here, type: GoType | null, field: string, depth = 0): GoType | null {
  if (type === null || depth > 5) return null;
  const { index } = here.builder;
  const under = underlying(index, withoutPointer(underlying(index, type)));
  if (under.kind !== 'struct') return null;
  const own = under.fields.find(({ name }) => name === field);
  if (own !== undefined) return own.type;
  for (const embedded of under.fields.filter((candidate) => candidate.embedded)) {
    const found = fieldType(here, embedded.type, field, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** x, where it is put into another place: structs are copied, what pointers point to is not. */
export function copyOf(here: Here, value: Value, span: Span): Value {
  const isStruct =
    value.kind === 'object'
      ? !value.pointer
      : value.kind === 'opaque' && isStructType(here, value.type);
  return isStruct ? copied(here, value, fieldReader(here, span)) : value;
}

/** What a parameter of this type gets. */
export function passedAs(here: Here, type: GoType, value: Value, span: Span): Value {
  if (isStructType(here, type)) return copied(here, value, fieldReader(here, span));
  const isPointer = underlying(here.builder.index, type).kind === 'pointer';
  return isPointer && value.kind === 'object' ? { ...value, pointer: true } : value;
}

const fieldReader =
  (here: Here, span: Span) =>
  (owner: Opaque, field: string): Value =>
    readOpaqueField(here, owner, field, span);
