import { ChannelReader } from './channel-uses.ts';
import type { Place, PlainExpression } from './expression.ts';
import type { TypeId } from './ids.ts';
import { fieldKey } from './package-state.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import { opaqueKind } from './reached.ts';
import type { PlainStatement } from './statement.ts';
import { typeOfExpression, typeOfPlace, typingOf } from './type-of.ts';
import { walkBlock } from './walk.ts';

/**
 * The fields of structs whose channel the text closes and never sends to, by `fieldKey`: what can be received
 * there once can be received for ever. They get their channel where the struct is made, and keep it.
 */
export function onlyClosedFields(program: PlainProgram): ReadonlySet<string> {
  const same = sameShapes(program);
  const found = candidates(program, same);
  if (found.size === 0) return found;
  const reader = new ChannelReader(program);
  const closed = new Set<string>();
  for (const fn of program.functions)
    if (opaqueKind(fn) === null) rejectIn(program, fn, reader, { found, closed, same });
  const isFound = (type: TypeId, at: number): boolean =>
    found.has(fieldKey(same(type), at)) && closed.has(fieldKey(same(type), at));
  return new Set(
    program.types.flatMap(({ id, shape }) =>
      shape.kind === 'struct'
        ? shape.fields.flatMap((_, at) => (isFound(id, at) ? [fieldKey(id, at)] : []))
        : [],
    ),
  );
}

interface Findings {
  readonly found: Set<string>;
  readonly closed: Set<string>;
  readonly same: Same;
}

/** Fields that nobody outside the package can name, of structs that lie in no list whose elements are replaced. */
function candidates(program: PlainProgram, same: Same): Set<string> {
  const found = new Set<string>();
  const listed = new Set<TypeId>();
  for (const { shape } of program.types)
    if (shape.kind === 'slice' || shape.kind === 'array' || shape.kind === 'map')
      for (const inner of within(program, shape.kind === 'map' ? shape.value : shape.element))
        listed.add(same(inner));
  for (const { id, named, shape } of program.types) {
    if (shape.kind !== 'struct' || named === null || named.library || listed.has(same(id)))
      continue;
    for (const [at, { name, type }] of shape.fields.entries()) {
      const { shape: inner } = program.types[type]!;
      const isOwn = named.package === 'main' || !/^\p{Lu}/u.test(name);
      if (isOwn && inner.kind === 'channel' && inner.direction === 'both')
        found.add(fieldKey(same(id), at));
    }
  }
  return found;
}

/** One of the struct types with the same fields: a value of one can be converted to another one. */
type Same = (type: TypeId) => TypeId;

function sameShapes({ types }: PlainProgram): Same {
  const first = new Map<string, TypeId>();
  const found = types.map(({ id, shape }) => {
    if (shape.kind !== 'struct') return id;
    const words = JSON.stringify(shape);
    const one = first.get(words) ?? id;
    first.set(words, one);
    return one;
  });
  return (type) => found[type] ?? type;
}

/** A type, and those of its parts. */
function within({ types }: PlainProgram, outer: TypeId): ReadonlySet<TypeId> {
  const all = new Set([outer]);
  // What is added while it is gone through is gone through, too.
  for (const one of all) {
    const { shape } = types[one]!;
    if (shape.kind === 'struct') for (const { type } of shape.fields) all.add(type);
    if (shape.kind === 'array') all.add(shape.element);
  }
  return all;
}

function rejectIn(
  program: PlainProgram,
  fn: PlainFunction,
  reader: ChannelReader,
  { found, closed, same }: Findings,
): void {
  const typing = typingOf(program, fn);
  const keyAt = (place: Place): string | null =>
    place.kind === 'field' ? fieldKey(same(typeOfPlace(place.base, typing)), place.field) : null;
  const loaded = new Set<Place>();
  const reject = (key: string): void => void found.delete(key);
  const statement = (one: PlainStatement): void => {
    // A struct that is stored as a whole brings another channel.
    if (one.kind === 'store' && !isFirst(fn, one.place))
      for (const type of within(program, typeOfPlace(one.place, typing)))
        for (const key of found) if (key.startsWith(`${String(same(type))}.`)) reject(key);
    const key = one.kind === 'load' ? keyAt(one.place) : null;
    if (one.kind !== 'load' || key === null || !found.has(key)) return;
    loaded.add(one.place);
    if (!reader.isNeverSentTo(fn, one.target)) reject(key);
    else if (reader.isClosed(fn, one.target)) closed.add(key);
  };
  const expression = (one: PlainExpression): void => {
    if (one.kind === 'field')
      reject(fieldKey(same(typeOfExpression(one.operand, typing)), one.field));
    if (one.kind !== 'struct') return;
    for (const [at, value] of one.fields.entries()) {
      const isMade = value.kind === 'local' && reader.isMadeFor(fn, value.local);
      if (value.kind !== 'zero' && !isMade) reject(fieldKey(same(one.type), at));
    }
  };
  const place = (one: Place): void => {
    const key = keyAt(one);
    if (key !== null && !loaded.has(one)) reject(key);
  };
  walkBlock(fn.body, { statement, expression, place });
}

/** A variable of the function gets its only value. */
function isFirst(fn: PlainFunction, { kind, ...place }: Place): boolean {
  if (kind !== 'cell' || !('local' in place) || fn.captures.includes(place.local)) return false;
  if (fn.parameters.includes(place.local)) return false;
  let stores = 0;
  walkBlock(fn.body, {
    statement: (one) => {
      if (one.kind !== 'store' || one.place.kind !== 'cell') return;
      if (one.place.local === place.local) stores++;
    },
  });
  return stores === 1;
}
