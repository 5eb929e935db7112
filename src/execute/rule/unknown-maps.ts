import type { TypeId } from '../../go/plain/ids.ts';
import type { Machine } from '../machine.ts';
import { Unknown, type Value } from '../value/value.ts';

/** A map that nobody knows is not changed by the run: what it holds later is not told by what it held. */
export function noteMapWrite(machine: Machine, type: TypeId, map: Value): void {
  if (map instanceof Unknown) machine.writtenMaps.add(type);
}

/** Two maps of one type may be the same one. */
export function noteMapRead(machine: Machine, type: TypeId, map: Value): void {
  if (!(map instanceof Unknown)) return;
  machine.askedOfRuns++;
  if (machine.writtenMaps.has(type))
    machine.narrowed.add('what a map holds that the text does not tell');
}
