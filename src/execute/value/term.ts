import * as terms from '../term/make.ts';
import type { Term } from '../term/term.ts';
import { Boxed, Complex, Pointer, Slice, Unknown, type Value } from './value.ts';

/** A value as a part of an unknown's term: two that differ have two terms, or are not `isTold`. */
export function termOf(value: Value): Term {
  if (value instanceof Unknown) return value.term;
  if (value === null || typeof value !== 'object') return terms.literal(value);
  if (value instanceof Pointer) return terms.own(value.object, value.path);
  if (value instanceof Boxed) return terms.boxed(value.type, termOf(value.value));
  if (value instanceof Complex) return terms.complex(value.real, value.imaginary);
  if (Array.isArray(value)) return terms.list((value as readonly Value[]).map(termOf));
  if (value instanceof Slice) {
    const { object, path, offset, length } = value;
    return terms.own(object, path, { offset, length });
  }
  return terms.value;
}

/** Whether the term says all that there is to the value, memory behind it included. */
export function isTold(value: Value): boolean {
  if (value instanceof Unknown || typeof value !== 'object' || value === null) return true;
  if (value instanceof Boxed) return isTold(value.value);
  if (value instanceof Complex) return true;
  return Array.isArray(value) && (value as readonly Value[]).every(isTold);
}
