import type { TypeId } from '../../go/plain/ids.ts';
import type { Machine } from '../machine.ts';
import type { MapObject } from '../state/heap.ts';
import { equalValues, isNeverFound, toMapKey } from '../value/equal.ts';
import { compare } from '../term/compare.ts';
import { sortOf } from '../term/sort.ts';
import { keyOf } from '../term/spell.ts';
import { termOf } from '../value/term.ts';
import type { Types } from '../value/types.ts';
import { Boxed, Unknown, type MapKey, type Value } from '../value/value.ts';

/** The form of a key; one that nobody knows has a form of its own, which no text has. */
export function formOfKey(key: Value, types: Types): MapKey {
  return key instanceof Unknown ? `\0unknown ${keyOf(key.term)}` : toMapKey(key, types);
}

/**
 * Under which form a map has a key; null where it has not. Whether a key that nobody knows is one of those that
 * are there has to be supposed.
 */
export function findKey(
  machine: Machine,
  { entries, hasUnknown }: MapObject,
  key: Value,
  type: TypeId,
): MapKey | null {
  const { types } = machine.program;
  const form = formOfKey(key, types);
  if (isNeverFound(key, form, types)) return null;
  if (entries.has(form)) return form;
  const isUnknown = holdsUnknown(key);
  if (!isUnknown && !hasUnknown) return null;
  for (const [other, entry] of entries)
    if ((isUnknown || holdsUnknown(entry.key)) && isSame(machine, key, entry.key, type))
      return other;
  return null;
}

/** Whether a key, or a part of it, is unknown. */
export function holdsUnknown(key: Value): boolean {
  if (key instanceof Unknown) return true;
  if (key instanceof Boxed) return holdsUnknown(key.value);
  return Array.isArray(key) && (key as readonly Value[]).some(holdsUnknown);
}

function isSame(machine: Machine, one: Value, other: Value, type: TypeId): boolean {
  const { types } = machine.program;
  if (one instanceof Unknown) return isSupposed(machine, one, other, type);
  if (other instanceof Unknown) return isSupposed(machine, other, one, type);
  if (Array.isArray(one) && Array.isArray(other))
    return (one as readonly Value[]).every((part, at) =>
      isSame(machine, part, (other as readonly Value[])[at]!, types.partOf(type, at)),
    );
  if (one instanceof Boxed && other instanceof Boxed)
    return one.type === other.type && isSame(machine, one.value, other.value, one.type);
  return equalValues(one, other, types);
}

function isSupposed(machine: Machine, unknown: Unknown, other: Value, type: TypeId): boolean {
  const { types } = machine.program;
  const known = machine.supposedValue(unknown);
  const compared = { sort: sortOf(types.shape(type)), isReflexive: types.isReflexive(type) };
  const same = compare('==', termOf(known), termOf(other), compared);
  return typeof same === 'boolean' ? same : machine.decide(new Unknown(same, null));
}
