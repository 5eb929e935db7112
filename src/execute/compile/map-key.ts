import type { TypeId } from '../../go/plain/ids.ts';
import type { Machine } from '../machine.ts';
import { holdsUnknown, isSame } from '../rule/same.ts';
import type { MapObject } from '../state/heap.ts';
import { isNeverFound, toMapKey } from '../value/equal.ts';
import { keyOf, wordsOf } from '../term/spell.ts';
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
  const isUnknown = holdsUnknown(key);
  if (entries.has(form)) return !isUnknown || isFoundAgain(machine, key, type) ? form : null;
  if (!isUnknown && !hasUnknown) return null;
  for (const [other, entry] of entries)
    if ((isUnknown || holdsUnknown(entry.key)) && isSame(machine, key, entry.key, type))
      return other;
  return null;
}

/** A NaN is not: whether a float is one is supposed, that an interface holds none is granted. */
function isFoundAgain(machine: Machine, key: Value, type: TypeId): boolean {
  const { types } = machine.program;
  if (types.isReflexive(type)) return true;
  if (key instanceof Boxed) return isFoundAgain(machine, key.value, key.type);
  if (Array.isArray(key))
    return (key as readonly Value[]).every((part, at) =>
      isFoundAgain(machine, part, types.partOf(type, at)),
    );
  if (!(key instanceof Unknown) || !types.isInterface(type)) return isSame(machine, key, key, type);
  machine.grant(`${wordsOf(key.term)} holds no NaN`);
  return true;
}
