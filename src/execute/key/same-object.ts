import type { HeapObject } from '../state/heap.ts';
import {
  Boxed,
  Closure,
  CondValue,
  MutexValue,
  Pointer,
  RWMutexValue,
  Slice,
  WaitGroupValue,
  type Value,
} from '../value/value.ts';

/** Whether two objects are equal in all that a program can find out; maps are not compared. */
export function isSameObject(one: HeapObject, other: HeapObject): boolean {
  if (one.kind === 'cell')
    return (
      other.kind === 'cell' && one.origin === other.origin && isSameValue(one.value, other.value)
    );
  return (
    one.kind === 'channel' &&
    other.kind === 'channel' &&
    one.origin === other.origin &&
    one.capacity === other.capacity &&
    one.closed === other.closed &&
    one.closedByOthers === other.closedByOthers &&
    isSameList(one.buffer, other.buffer)
  );
}

/** Where that takes longer to find out than it is worth, values count as different. */
function isSameValue(one: Value, other: Value): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof Pointer) return other instanceof Pointer && isSamePlace(one, other);
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  if (one instanceof Boxed)
    return other instanceof Boxed && one.type === other.type && isSameValue(one.value, other.value);
  if (one instanceof Slice)
    return (
      other instanceof Slice &&
      isSamePlace(one, other) &&
      one.offset === other.offset &&
      one.length === other.length &&
      one.capacity === other.capacity
    );
  if (one instanceof Closure)
    return (
      other instanceof Closure &&
      one.function === other.function &&
      isSameList(one.captures, other.captures)
    );
  return isSamePrimitive(one, other);
}

function isSamePrimitive(one: Value, other: Value): boolean {
  if (one instanceof MutexValue) return other instanceof MutexValue && one.holder === other.holder;
  if (one instanceof RWMutexValue)
    return (
      other instanceof RWMutexValue &&
      one.writer === other.writer &&
      one.announced === other.announced &&
      isSameList(one.readers, other.readers)
    );
  if (one instanceof WaitGroupValue)
    return (
      other instanceof WaitGroupValue &&
      one.counter === other.counter &&
      isSameList(one.waiting, other.waiting)
    );
  return (
    one instanceof CondValue &&
    other instanceof CondValue &&
    isSameList(one.queue, other.queue) &&
    isSameList(one.called, other.called)
  );
}

interface Place {
  readonly object: number;
  readonly path: readonly number[] | null;
}

function isSamePlace(one: Place, other: Place): boolean {
  if (one.object !== other.object) return false;
  if (one.path === null || other.path === null) return one.path === other.path;
  return isSameList(one.path, other.path);
}

function isSameList(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((value, at) => isSameValue(value, other[at]!));
}
