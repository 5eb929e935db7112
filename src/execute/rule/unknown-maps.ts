import type { TypeId } from '../../go/plain/ids.ts';
import type { Machine } from '../machine.ts';
import { keyOf } from '../term/spell.ts';
import { Pointer, Unknown, type Value } from '../value/value.ts';

/** A map that nobody knows is not changed by the run: what it holds later is not told by what it held. */
export function noteMapWrite(machine: Machine, type: TypeId, map: Value): void {
  const own = identityOf(machine, map);
  if (own === null) return;
  const written = machine.writtenMaps.get(type) ?? new Set();
  machine.writtenMaps.set(type, written.add(own));
}

/** Two maps of the caller that have one type may be the same one. */
export function noteMapRead(machine: Machine, type: TypeId, map: Value): void {
  const own = identityOf(machine, map);
  if (own === null) return;
  machine.askedOfRuns++;
  const isUnknown = map instanceof Unknown;
  for (const other of machine.writtenMaps.get(type) ?? [])
    if (isUnknown || other !== own) {
      machine.narrowed.add('what a map holds that the text does not tell');
      return;
    }
}

/** Null for a map that the run has made. */
function identityOf({ lent }: Machine, map: Value): string | null {
  if (map instanceof Unknown) return keyOf(map.term);
  return map instanceof Pointer && lent.has(map.object) ? String(map.object) : null;
}
