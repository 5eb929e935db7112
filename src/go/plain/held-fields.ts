import type { FunctionId, TypeId } from './ids.ts';
import type { Place } from './expression.ts';
import { fieldChangers, fieldKey, settableFields } from './package-state.ts';
import type { PlainProgram } from './program.ts';
import { reachedFrom } from './reached.ts';
import { typeOfExpression, typeOfPlace, typingOf } from './type-of.ts';
import { walkBlock } from './walk.ts';

/** What the text does with the fields of a struct that others hold while a function and what it starts still run. */
export interface HeldFields {
  /** Those that the function, or what it calls or starts, reads. */
  readonly read: ReadonlySet<string>;
  /** Those that others may set to another channel, function or pointer: all else that does so runs here anyway. */
  readonly replaced: ReadonlySet<string>;
}

export function heldFields(program: PlainProgram, entry: FunctionId): HeldFields {
  const here = reachedFrom(program, [entry]).functions;
  const replaced = new Set(settableFields(program));
  for (const [field, changers] of fieldChangers(program))
    if ([...changers].some((id) => !here.has(id))) replaced.add(field);
  const read = new Set<string>();
  for (const id of here) addRead(program, id, read);
  return { read, replaced };
}

function addRead(program: PlainProgram, id: FunctionId, read: Set<string>): void {
  const fn = program.functions[id]!;
  const typing = typingOf(program, fn);
  const written = new Set<Place>();
  const whole = (type: TypeId): void => {
    const shape = typing.shape(type);
    if (shape.kind === 'array') whole(shape.element);
    if (shape.kind !== 'struct') return;
    for (const [at, field] of shape.fields.entries()) {
      read.add(fieldKey(type, at));
      whole(field.type);
    }
  };
  walkBlock(fn.body, {
    statement: (one) => {
      if (one.kind === 'store') written.add(one.place);
      if (one.kind === 'load') whole(typeOfPlace(one.place, typing));
    },
    place: (place) => {
      if (place.kind === 'field' && !written.has(place))
        read.add(fieldKey(typeOfPlace(place.base, typing), place.field));
    },
    expression: (one) => {
      if (one.kind === 'field')
        read.add(fieldKey(typeOfExpression(one.operand, typing), one.field));
      if (one.kind === 'address') whole(typeOfPlace(one.place, typing));
    },
  });
}
