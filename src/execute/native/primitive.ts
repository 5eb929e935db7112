import { nilPanic } from '../value/panic.ts';
import { Pointer, type Value } from '../value/value.ts';

/** The primitive within the struct that a method was called on: its first field. null where that is unknown. */
export function primitiveOf(receiver: Value): Pointer | null {
  if (receiver === null) throw nilPanic();
  if (!(receiver instanceof Pointer)) return null;
  return receiver.into(0);
}
