import { nilPanic } from '../value/panic.ts';
import * as terms from '../term/make.ts';
import { typeOfPlace } from '../../go/plain/type-of.ts';
import { termOf } from '../value/term.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Place } from '../../go/plain/expression.ts';
import type { Machine } from '../machine.ts';
import type { Slice } from '../value/value.ts';
import { Pointer, Unknown, type Value } from '../value/value.ts';
import { fieldOf, fieldOfType } from './field.ts';
import type { Scope } from './scope.ts';
import type { Evaluate } from './instruction.ts';
import { indexPanic } from './slicing.ts';

/** Finds a place: a pointer to it, or an unknown where the way there is. */
type Locate = (locals: Value[], machine: Machine) => Pointer | Unknown;

/** Globals are the first objects of the heap. */
export function compileLocate(place: Exclude<Place, { kind: 'local' }>, scope: Scope): Locate {
  switch (place.kind) {
    case 'cell': {
      const at = place.local;
      scope.uses.add(at);
      return (locals) => locals[at] as Pointer;
    }
    case 'global': {
      const pointer = new Pointer(place.global, null);
      return () => pointer;
    }
    case 'pointee':
      return compilePointee(scope.compile(place.pointer, scope));
    case 'field': {
      const base = compileBase(place.base, scope);
      const { field } = place;
      const part = fieldOfType(typeOfPlace(place.base, scope.typing), field, scope);
      return (locals, machine) => {
        const pointer = base(locals, machine);
        return pointer instanceof Unknown ? fieldOf(pointer, part) : pointer.into(field);
      };
    }
    case 'element':
      return compileArrayElement(compileBase(place.base, scope), scope.compile(place.index, scope));
    case 'slice-element':
      return compileSliceElement(
        scope.compile(place.slice, scope),
        scope.compile(place.index, scope),
      );
    default:
      return unreachable(place);
  }
}

function compileBase(place: Place, scope: Scope): Locate {
  if (place.kind === 'local') throw new Error('An unboxed local has no address');
  return compileLocate(place, scope);
}

function compilePointee(pointer: Evaluate): Locate {
  return (locals, machine) => {
    const value = pointer(locals, machine);
    if (value === null) throw nilPanic();
    return value instanceof Unknown
      ? new Unknown(terms.pointee(value.term), null)
      : (value as Pointer);
  };
}

function compileArrayElement(base: Locate, index: Evaluate): Locate {
  return (locals, machine) => {
    const pointer = base(locals, machine);
    const asked = index(locals, machine);
    if (pointer instanceof Unknown) return unknownElement(pointer, asked);
    const list = machine.peek(pointer);
    if (list instanceof Unknown) return unknownElement(list, asked);
    const { length } = list as Value[];
    const at = machine.index(asked, list as Value[], 0, length);
    if (at instanceof Unknown) return unknownElement(pointer, at);
    if (typeof at !== 'number' || at < 0 || at >= length) throw indexPanic(at, length);
    return pointer.into(at);
  };
}

function compileSliceElement(slice: Evaluate, index: Evaluate): Locate {
  return (locals, machine) => {
    const value = slice(locals, machine);
    const asked = index(locals, machine);
    if (value instanceof Unknown) return unknownElement(value, asked);
    const length = value === null ? 0 : (value as Slice).length;
    const at =
      asked instanceof Unknown && value !== null
        ? machine.index(asked, machine.sliceList(value as Slice), (value as Slice).offset, length)
        : asked;
    if (at instanceof Unknown) return unknownElement(value, at);
    if (typeof at !== 'number' || at < 0 || at >= length) throw indexPanic(at, length);
    const { object, path, offset } = value as Slice;
    return new Pointer(object, path === null ? [offset + at] : [...path, offset + at]);
  };
}

function unknownElement(base: Value, index: Value): Unknown {
  return new Unknown(terms.element(termOf(base), termOf(index)), null);
}

export function compileAddress(place: Place, scope: Scope): Evaluate {
  if (place.kind === 'local') throw new Error('An unboxed local has no address');
  const locate = compileLocate(place, scope);
  return locate;
}

/** Reads a field or element of an unboxed local, which is a value. */
export function compileLocalLoad(place: Place, scope: Scope): Evaluate {
  switch (place.kind) {
    case 'local':
      scope.uses.add(place.local);
      return (locals) => locals[place.local]!;
    case 'field': {
      const base = compileLocalLoad(place.base, scope);
      const part = fieldOfType(typeOfPlace(place.base, scope.typing), place.field, scope);
      return (locals, machine) => {
        const value = base(locals, machine);
        return value instanceof Unknown ? fieldOf(value, part) : (value as Value[])[place.field]!;
      };
    }
    case 'element': {
      const base = compileLocalLoad(place.base, scope);
      const index = scope.compile(place.index, scope);
      return (locals, machine) => {
        const value = base(locals, machine);
        const asked = index(locals, machine);
        if (value instanceof Unknown) return unknownElement(value, asked);
        const at = machine.index(asked, value as Value[], 0, (value as Value[]).length);
        if (at instanceof Unknown) return unknownElement(value, at);
        return elementOf(value as Value[], at);
      };
    }
    case 'cell':
    case 'global':
    case 'pointee':
    case 'slice-element':
      throw new Error('This place is not within a local');
    default:
      return unreachable(place);
  }
}

function elementOf(list: readonly Value[], at: Value): Value {
  if (typeof at !== 'number' || at < 0 || at >= list.length) throw indexPanic(at, list.length);
  return list[at]!;
}

/** The value of a local with one part of it replaced. */
type Replace = (whole: Value, part: Value, locals: Value[], machine: Machine) => Value;

export function compileLocalStore(place: Place, scope: Scope): Replace {
  switch (place.kind) {
    case 'local':
      return (_, part) => part;
    case 'field': {
      const outer = compileLocalStore(place.base, scope);
      const base = compileLocalLoad(place.base, scope);
      return (whole, part, locals, machine) => {
        const value = base(locals, machine);
        if (value instanceof Unknown) return whole;
        const list = (value as Value[]).slice();
        list[place.field] = part;
        return outer(whole, list, locals, machine);
      };
    }
    case 'element': {
      const outer = compileLocalStore(place.base, scope);
      const base = compileLocalLoad(place.base, scope);
      const index = scope.compile(place.index, scope);
      return (whole, part, locals, machine) => {
        const value = base(locals, machine);
        const asked = index(locals, machine);
        if (value instanceof Unknown) return whole;
        const at = machine.index(asked, value as Value[], 0, (value as Value[]).length);
        if (at instanceof Unknown) return whole;
        elementOf(value as Value[], at);
        const list = (value as Value[]).slice();
        list[at as number] = part;
        return outer(whole, list, locals, machine);
      };
    }
    case 'cell':
    case 'global':
    case 'pointee':
    case 'slice-element':
      throw new Error('This place is not within a local');
    default:
      return unreachable(place);
  }
}

export function rootLocal(place: Place): number | null {
  if (place.kind === 'local') return place.local;
  if (place.kind === 'field' || place.kind === 'element') return rootLocal(place.base);
  return null;
}
