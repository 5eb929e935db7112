import type { TypeId } from '../../go/plain/ids.ts';
import { Unknown } from '../value/value.ts';
import type { Scope } from './scope.ts';

export function fieldName(struct: TypeId, field: number, { types }: Scope): string {
  const shape = types.shape(struct);
  return shape.kind === 'struct' ? shape.fields[field]!.name : String(field);
}

/** As Go writes it: a field of what a pointer points to is a field of the pointer. */
export function fieldOf({ term }: Unknown, name: string): Unknown {
  const owner = term.startsWith('*') ? term.slice(1) : term;
  return new Unknown(`${owner.startsWith('*') ? `(${owner})` : owner}.${name}`, null);
}
