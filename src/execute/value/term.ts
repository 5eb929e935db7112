import { Pointer, Unknown, type Value } from './value.ts';

/** A value as a part of an unknown's term. */
export function termOf(value: Value): string {
  if (value instanceof Unknown) return value.term;
  if (value === null) return 'nil';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object') return String(value);
  if (value instanceof Pointer) return `&${String(value.object)}`;
  return 'value';
}

/** For people: the numbers that tell unknowns apart are for the machine. */
export function withoutMarks(term: string): string {
  return term.replace(/#\d+\.\d+/g, '');
}
