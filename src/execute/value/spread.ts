import type { TypeId } from '../../go/plain/ids.ts';
import { fieldOf } from '../compile/field-term.ts';
import type { Types } from './types.ts';
import { Unknown, type Value } from './value.ts';

/** Longer arrays stay one unknown. */
const longest = 1000;

/** A struct or an array that nobody knows, as it lies in memory: of parts, each of which can be written by itself. */
export function spread(value: Value, type: TypeId, types: Types): Value {
  if (!(value instanceof Unknown)) return value;
  const shape = types.shape(type);
  // Locks and the like are fresh.
  if (shape.kind === 'native') return null;
  if (shape.kind === 'struct')
    return shape.fields.map((field) => spread(fieldOf(value, field.name), field.type, types));
  if (shape.kind !== 'array' || shape.length > longest) return value;
  return Array.from({ length: shape.length }, (_, at) =>
    spread(new Unknown(`${value.term}[${String(at)}]`, shape.element), shape.element, types),
  );
}
