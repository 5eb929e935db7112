import type { TypeId } from '../../go/plain/ids.ts';
import { field } from '../term/make.ts';
import { Unknown } from '../value/value.ts';
import type { Scope } from './scope.ts';

interface FieldOfType {
  readonly name: string;
  readonly type: TypeId | null;
}

export function fieldOfType(struct: TypeId, at: number, { types }: Scope): FieldOfType {
  const shape = types.shape(struct);
  return shape.kind === 'struct' ? shape.fields[at]! : { name: String(at), type: null };
}

export const fieldOf = ({ term }: Unknown, { name, type }: FieldOfType): Unknown =>
  new Unknown(field(term, name), type);
