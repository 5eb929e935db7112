import type { TypeId } from '../../go/plain/ids.ts';
import type { Machine } from '../machine.ts';
import type { Cell } from '../state/heap.ts';
import { Pointer } from '../value/value.ts';
import { placeName } from './name.ts';

/** Memory of the caller, and package variables with what they point to. */
export function isReachedByOthers(machine: Machine, object: number): boolean {
  return machine.lent.has(object) || sharedWith(machine, object) !== null;
}

/** The package variable that others find an object by. */
function sharedWith(machine: Machine, object: number): number | null {
  for (const global of machine.others?.own ?? []) {
    if (global === object) return global;
    const { value } = machine.cell(global);
    if (value instanceof Pointer && value.object === object) return global;
  }
  return null;
}

export function nameOf({ state }: Machine, place: Pointer): string {
  const { object, path } = place;
  const cell = state.heap.get(object);
  if (cell.kind === 'map' && cell.name !== null) return cell.name;
  const isNamed = cell.kind === 'cell' && (cell.origin?.name ?? '') !== '';
  if (isNamed) return placeName(state, 'm', '', place).name;
  return path === null ? 'what it points to' : `element ${String(path.at(-1)!)}`;
}

/** The value of a library type that a place lies in. */
interface OfLibrary {
  readonly name: string;
  /** What it is an instance of: `Mutex`. */
  readonly type: string;
}

/** The outermost value of a type of the library that a place lies in; null where there is none. */
export function syncValueAt(machine: Machine, place: Pointer): OfLibrary | null {
  const { object } = place;
  const { origin } = machine.object(object) as Cell;
  const path = place.path ?? [];
  if (origin === null || origin.name === '') {
    const global = sharedWith(machine, object);
    const name = global === null ? null : machine.program.plain.globals[global]!.name;
    return name === null ? null : { name: `what ${name} points to`, type: '' };
  }
  const { types } = origin;
  let type: TypeId | null = origin.type;
  for (let at = 0; type !== null; at++) {
    const { named, shape } = types.get(type);
    if (named?.library === true) {
      const { name } = placeName(machine.state, 'm', '', new Pointer(object, path.slice(0, at)));
      return { name, type: named.name };
    }
    const step = path[at];
    if (step === undefined) return null;
    type =
      shape.kind === 'struct'
        ? shape.fields[step]!.type
        : shape.kind === 'array'
          ? shape.element
          : null;
  }
  return null;
}
