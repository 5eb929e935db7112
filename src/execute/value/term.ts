import { Boxed, Pointer, Slice, Unknown, type Value } from './value.ts';

/** A value as a part of an unknown's term: two that differ have two terms, or are not `isTold`. */
export function termOf(value: Value): string {
  if (value instanceof Unknown) return value.term;
  if (value === null) return 'nil';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object') return String(value);
  if (value instanceof Pointer) return `&${[value.object, ...(value.path ?? [])].join('.')}`;
  if (value instanceof Boxed) return termOf(value.value);
  if (Array.isArray(value)) return `{${(value as readonly Value[]).map(termOf).join(', ')}}`;
  if (value instanceof Slice) {
    const { object, path, offset, length } = value;
    return `&${[object, ...(path ?? [])].join('.')}[${String(offset)}:${String(offset + length)}]`;
  }
  return 'value';
}

/** Whether the term says all that there is to the value, memory behind it included. */
export function isTold(value: Value): boolean {
  if (value instanceof Unknown || typeof value !== 'object' || value === null) return true;
  if (value instanceof Boxed) return isTold(value.value);
  return Array.isArray(value) && (value as readonly Value[]).every(isTold);
}

/** For people: the numbers that tell unknowns apart are for the machine. */
export function withoutMarks(term: string): string {
  return term.replace(/#\d+\.\d+/g, '');
}
