import type { TypeId } from '../../go/plain/ids.ts';
import { keyOf } from '../term/spell.ts';
import { runtimePanic } from './panic.ts';
import { type Types } from './types.ts';
import { Boxed, Closure, Complex, Pointer, Unknown, type MapKey, type Value } from './value.ts';

/** == on values of one type. Panics where interfaces hold what cannot be compared. */
export function equalValues(one: Value, other: Value, types: Types): boolean {
  // What holds a NaN is not equal to itself, and what cannot be compared panics.
  if (one === other && typeof one !== 'object') return !Number.isNaN(one);
  if (one === other && !hasParts(one)) return true;
  if (one === null || other === null) return false;
  if (one instanceof Pointer) return other instanceof Pointer && samePointer(one, other);
  if (one instanceof Boxed) {
    if (!(other instanceof Boxed) || one.type !== other.type) return false;
    checkComparable(one, types);
    return equalValues(one.value, other.value, types);
  }
  if (Array.isArray(one)) return equalLists(one as Value[], other as Value[], types);
  if (one instanceof Complex && other instanceof Complex)
    return one.real === other.real && one.imaginary === other.imaginary;
  return false;
}

function equalLists(one: readonly Value[], other: readonly Value[], types: Types): boolean {
  return one.every((element, at) => equalValues(element, other[at]!, types));
}

export function samePointer(one: Pointer, other: Pointer): boolean {
  if (one.object !== other.object) return false;
  const first = one.path ?? [];
  const second = other.path ?? [];
  return first.length === second.length && first.every((step, at) => step === second[at]);
}

export function checkComparable(value: Boxed, types: Types): void {
  if (!types.isComparable(value.type))
    throw runtimePanic(`comparing uncomparable type ${types.text(value.type)}`);
}

function hasParts(value: Value): boolean {
  return value instanceof Boxed || value instanceof Complex || Array.isArray(value);
}

/** Whether a key is not even equal to itself, as a NaN is not: whatever has it is never found. */
export function isNeverFound(key: Value, form: MapKey, types: Types): boolean {
  return typeof form === 'string' && form.includes('NaN') && !equalValues(key, key, types);
}

/** Equal keys have identical forms. Panics where an interface holds what cannot be hashed. */
export function toMapKey(value: Value, types: Types): MapKey {
  if (typeof value === 'number') return Number.isNaN(value) ? 'NaN' : value === 0 ? 0 : value;
  if (typeof value !== 'object') return value;
  return value === null ? 'nil' : keyText(value, types);
}

function keyText(value: Value, types: Types): string {
  if (value === null) return 'n';
  if (typeof value === 'string') return `s${String(value.length)}:${value}`;
  if (typeof value !== 'object') return `${typeof value}:${String(value)}`;
  if (value instanceof Boxed) return `b${String(value.type)}:${boxedText(value, types)}`;
  if (value instanceof Pointer) return `p${String(value.object)}/${(value.path ?? []).join('.')}`;
  if (Array.isArray(value))
    return `[${(value as Value[]).map((element) => keyText(element, types)).join()}]`;
  if (value instanceof Complex) return `c${String(value.real)}:${String(value.imaginary)}`;
  if (value instanceof Unknown) return `u${keyOf(value.term)}`;
  if (value instanceof Closure) return `f${String(value.function)}`;
  return 'native';
}

function boxedText(value: Boxed, types: Types): string {
  if (!types.isComparable(value.type)) throw unhashable(value.type, types);
  return keyText(value.value, types);
}

function unhashable(type: TypeId, types: Types): ReturnType<typeof runtimePanic> {
  return runtimePanic(`hash of unhashable type ${types.text(type)}`);
}
