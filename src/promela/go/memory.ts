import type { Place } from '../../go/plain/expression.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import { typeOfPlace, typingOf } from '../../go/plain/type-of.ts';
import { addressOf, wordsOf } from './expression.ts';
import { fieldOffset, fieldTypeOf } from './layout.ts';
import type { Writer } from './writer.ts';

type Of<Kind extends PlainStatement['kind']> = Extract<PlainStatement, { readonly kind: Kind }>;

export function writeLoad(writer: Writer, { target, place, span }: Of<'load'>): void {
  const targets = writer.local(target);
  writer.assign(targets, wordsAt(writer, place, span).slice(0, targets.length));
}

export function writeStore(writer: Writer, { place, value, span }: Of<'store'>): void {
  const values = wordsOf(writer, value, span);
  writer.assign(wordsAt(writer, place, span).slice(0, values.length), values);
}

function wordsAt(writer: Writer, place: Place, span: PlainSpan): readonly string[] {
  const { program } = writer.shared;
  const type = typeOfPlace(place, typingOf(program, writer.frame.fn));
  const own = ownWords(writer, place);
  return own ?? writer.at(addressOf(writer, place, span), writer.size(type));
}

/** The variables of a part of a local that is in no cell; null where it lies in memory. */
function ownWords(writer: Writer, place: Place): readonly string[] | null {
  const { program } = writer.shared;
  const typing = typingOf(program, writer.frame.fn);
  if (place.kind === 'local') return writer.local(place.local);
  if (place.kind === 'field') {
    const base = ownWords(writer, place.base);
    if (base === null) return null;
    const struct = typeOfPlace(place.base, typing);
    const from = fieldOffset(program, struct, place.field);
    return base.slice(from, from + writer.size(fieldTypeOf(program, struct, place.field)));
  }
  if (place.kind !== 'element' || place.index.kind !== 'constant') return null;
  const base = ownWords(writer, place.base);
  const { shape } = program.types[typeOfPlace(place.base, typing)]!;
  if (base === null || shape.kind !== 'array' || place.index.value.kind !== 'integer') return null;
  const size = writer.size(shape.element);
  const from = Number(place.index.value.value) * size;
  return base.slice(from, from + size);
}
