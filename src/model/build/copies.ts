import type { PlainSpan } from '../../go/plain/span.ts';
import { emit, keyAt, placeOf, report, textAt, type Here } from './context.ts';
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

function holdsNative(value: Value): boolean {
  switch (value.kind) {
    case 'native':
      return true;
    case 'struct':
      return value.fields.some(holdsNative);
    case 'elements':
      return [...(value.known ?? []), ...value.others].some(holdsNative);
    case 'either':
      return holdsNative(value.then) || holdsNative(value.otherwise);
    case 'mixed':
      return value.options.some(holdsNative);
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'nil':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'deferred':
    case 'opaque':
      return false;
  }
}

function copy(here: Here, node: object, value: Value, span: PlainSpan): Value {
  const inner = (one: Value): Value => copied(here, node, one, span);
  switch (value.kind) {
    case 'native': {
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
    case 'struct':
      return { ...value, fields: value.fields.map(inner) };
    case 'elements':
      return {
        ...value,
        known: value.known?.map(inner) ?? null,
        others: value.others.map(inner),
      };
    case 'either':
      return { ...value, then: inner(value.then), otherwise: inner(value.otherwise) };
    case 'mixed':
      return { ...value, options: value.options.map(inner) };
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'nil':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'deferred':
    case 'opaque':
      return value;
  }
}
