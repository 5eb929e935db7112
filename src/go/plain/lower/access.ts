import type { Span } from '../../../base/span.ts';
import type { PlainExpression, Place } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import { local, type Context } from './context.ts';
import { atPlace, ofValue, type Access } from './operand.ts';

/** The pointer is evaluated now, so that what is behind it does not move any more. */
export function behind(pointer: PlainExpression): Access {
  // &x is dereferenced at once.
  if (pointer.kind === 'address') return atPlace(pointer.place);
  return atPlace({ kind: 'pointee', pointer });
}

export function fieldOf(access: Access, field: number): Access {
  return access.kind === 'place'
    ? atPlace({ kind: 'field', base: access.place, field })
    : ofValue({ kind: 'field', operand: access.value, field });
}

export function elementOf(access: Access, index: PlainExpression): Access {
  return access.kind === 'place'
    ? atPlace({ kind: 'element', base: access.place, index })
    : ofValue({ kind: 'element', of: 'array', operand: access.value, index });
}

/** Reads now. */
export function read(context: Context, access: Access, type: TypeId, span: Span): PlainExpression {
  if (access.kind === 'value') return access.value;
  const own = ofOwnLocal(access.place);
  return own ?? context.fn.load(access.place, type, span);
}

/** A part of an unboxed local, which is read where it is used. */
function ofOwnLocal(place: Place): PlainExpression | null {
  switch (place.kind) {
    case 'local':
      return local(place.local);
    case 'field': {
      const operand = ofOwnLocal(place.base);
      return operand === null ? null : { kind: 'field', operand, field: place.field };
    }
    case 'element': {
      const operand = ofOwnLocal(place.base);
      if (operand === null) return null;
      return { kind: 'element', of: 'array', operand, index: place.index };
    }
    case 'cell':
    case 'global':
    case 'pointee':
    case 'slice-element':
      return null;
  }
}

/** For what is written or has its address taken; a value without a place gets one. */
export function toPlace(context: Context, access: Access, type: TypeId, span: Span): Place {
  if (access.kind === 'place') return access.place;
  const target = context.fn.register(type, span);
  context.fn.assign(target, access.value, span);
  return { kind: 'local', local: target };
}

/** The unboxed local that the place is a part of. */
export function rootLocal(place: Place): number | null {
  switch (place.kind) {
    case 'local':
      return place.local;
    case 'field':
    case 'element':
      return rootLocal(place.base);
    case 'cell':
    case 'global':
    case 'pointee':
    case 'slice-element':
      return null;
  }
}

/** A pointer to it. What is in an unboxed local is moved to a cell first. */
export function addressOf(
  context: Context,
  access: Access,
  type: TypeId,
  span: Span,
): PlainExpression {
  const pointer = context.program.types.pointer(type);
  if (access.kind === 'place' && rootLocal(access.place) === null) {
    const { place } = access;
    if (place.kind === 'pointee' && isPointerItself(place.pointer)) return place.pointer;
    return { kind: 'address', place, type: pointer };
  }
  const target = context.fn.temporary(pointer, span);
  const value = read(context, access, type, span);
  context.fn.emit({ kind: 'new', target, type, value }, span);
  return local(target);
}

/** &*p is p, but panics where p is nil; a pointer that was just made is not. */
const isPointerItself = ({ kind }: PlainExpression): boolean => kind === 'address';
