import type { TypeId } from '../go/plain/ids.ts';
import type { Shape } from '../go/plain/types.ts';
import { formOfKey } from './compile/map-key.ts';
import type { Machine } from './machine.ts';
import { MapObject, type MapEntry } from './state/heap.ts';
import * as terms from './term/make.ts';
import { sortOf } from './term/sort.ts';
import { wordsOf } from './term/spell.ts';
import type { Term } from './term/term.ts';
import type { Types } from './value/types.ts';
import { Unknown, type MapKey, type Value } from './value/value.ts';

/** Each two keys of a map are noted to be others. */
export const longestMap = 8;

/** Of these each key is found again, and all of them can be others. */
const keyKinds: ReadonlySet<Shape['kind']> = new Set<Shape['kind']>(['integer', 'string']);

/** Whether the elements of such a map can be told one by one. */
export function isListed(types: Types, type: TypeId): boolean {
  const shape = types.shape(type);
  return shape.kind === 'map' && keyKinds.has(types.shape(shape.key).kind);
}

/**
 * A map of the caller with so many elements, of which nobody knows what they are: only that no two have the
 * same key.
 */
export function lendMap(
  machine: Machine,
  own: Term,
  type: TypeId,
  length: number,
  makeValue: (term: Term, type: TypeId) => Value,
): Value {
  const { types } = machine.program;
  const shape = types.shape(type);
  if (shape.kind !== 'map') return new Unknown(own, type);
  const entries = new Map<MapKey, MapEntry>();
  const keys = Array.from({ length }, (_, at) => terms.phrase(`key ${String(at)} of `, own));
  for (const [at, term] of keys.entries()) {
    const key = new Unknown(term, shape.key);
    const value = makeValue(terms.phrase(`value ${String(at)} of `, own), shape.value);
    entries.set(formOfKey(key, types), { key, value });
    for (const other of keys.slice(0, at)) keepApart(machine, types, shape.key, other, term);
  }
  const made = new MapObject(machine.owner, machine.segment, entries);
  made.hasUnknown = length > 0;
  made.name = wordsOf(own);
  const pointer = machine.allocate(made);
  machine.lent.add(pointer.object);
  return pointer;
}

function keepApart(machine: Machine, types: Types, type: TypeId, one: Term, other: Term): void {
  const { state } = machine;
  const sort = sortOf(types.shape(type));
  const term = terms.comparison('==', one, other, sort);
  state.suppose(term, false);
  state.decided = { term, value: false, before: state.decided };
}
