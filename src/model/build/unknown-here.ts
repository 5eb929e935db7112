import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import { placeOf, textAt, type Here } from './context.ts';
import { unknownValue } from './unknown.ts';
import type { UnknownOrigin, Value } from './value.ts';

/** A value of which only the type is known, called what the text at the place calls it. */
export function unknownHere(
  here: Here,
  type: TypeId,
  span: PlainSpan,
  origin: UnknownOrigin = 'stored',
): Value {
  return unknownValue(here.builder, {
    name: textAt(here, span),
    type,
    origin,
    span: placeOf(here, span),
    loops: here.flow.loops,
  });
}
