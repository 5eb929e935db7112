import type { PlainSpan } from '../../go/plain/span.ts';
import { emit, keyAt, placeOf, report, textAt, type Here } from './context.ts';
import { mapParts, partsOf } from './parts.ts';
import { primitiveOf } from './zero.ts';
import type { Value } from './value.ts';

/**
 * A lock or waitgroup that is copied is another one from then on. Of one that was never used the copy is a new
 * one; of any other the copy begins in a state that is not followed.
 */
export function copied(here: Here, node: object, value: Value, span: PlainSpan): Value {
  if (!holdsNative(value)) return value;
  return copy(here, node, value, span);
}

const holdsNative = (value: Value): boolean =>
  value.kind === 'native' || partsOf(value).some(holdsNative);

function copy(here: Here, node: object, value: Value, span: PlainSpan): Value {
  if (value.kind !== 'native') return mapParts(value, (one) => copied(here, node, one, span));
  const { builder, flow } = here;
  const place = placeOf(here, span);
  const { id, kind, name } = value.primitive;
  if (builder.used.has(id) || value.primitive.foreign) {
    report(builder, 'go-copy', place, { name: textAt(here, span) });
    flow.store = null;
    return value;
  }
  const key = `copy ${id} ${keyAt(here, node)}`;
  const primitive = primitiveOf(builder, { key, kind, name, span: place }, flow.loops);
  emit(here, { kind: 'make', primitive, capacity: null, span: place });
  return { kind: 'native', primitive };
}
