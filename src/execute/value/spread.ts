import type { TypeId } from '../../go/plain/ids.ts';
import { element, field, literal } from '../term/make.ts';
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
    return shape.fields.map(({ name, type: of }) =>
      spread(new Unknown(field(value.term, name), of), of, types),
    );
  if (shape.kind !== 'array' || shape.length > longest) return value;
  return Array.from({ length: shape.length }, (_, at) =>
    spread(new Unknown(element(value.term, literal(at)), shape.element), shape.element, types),
  );
}
