import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainType } from '../../go/plain/types.ts';
import type { State } from '../state/state.ts';
import { toText } from '../value/text.ts';
import type { Types } from '../value/types.ts';
import { Boxed, type Pointer, type Value } from '../value/value.ts';
import { durationText } from './clock.ts';
import { placeName } from './name.ts';

interface Primitive {
  readonly word: string;
  readonly prefix: string;
  readonly called: string;
}

/** What has a card of its own in a run, by what it is called there. */
const primitives: ReadonlyMap<string, Primitive> = new Map([
  ['sync.Mutex', { word: 'lock', prefix: 'm', called: 'lock' }],
  ['sync.RWMutex', { word: 'lock', prefix: 'm', called: 'lock' }],
  ['sync.WaitGroup', { word: 'waitgroup', prefix: 'w', called: 'waitgroup' }],
  ['sync.Cond', { word: 'condition', prefix: 'q', called: 'cond' }],
]);

const libraryName = ({ named }: PlainType): string | null =>
  named?.library === true && named.package !== '' ? `${named.package}.${named.name}` : null;

function primitiveOf(types: Types, type: TypeId): Primitive | null {
  return primitives.get(libraryName(types.get(type)) ?? '') ?? null;
}

/** A lock or a waitgroup, or one that counts atomically for the library itself: as a variable it says nothing. */
export function isPrimitive(types: Types, type: TypeId): boolean {
  return primitiveOf(types, type) !== null || libraryName(types.get(type)) === 'sync.Once';
}

/** What the primitive at a place is called; null where there is none. */
export function primitiveWords(
  types: Types,
  type: TypeId,
  state: State,
  pointer: Pointer,
): { readonly word: string; readonly name: string } | null {
  const primitive = primitiveOf(types, type);
  if (primitive === null) return null;
  const { word, prefix, called } = primitive;
  return { word, name: placeName(state, prefix, called, pointer).name };
}

const made: ReadonlyMap<string, string> = new Map([
  ['context.backgroundCtx', 'context.Background()'],
  ['context.todoCtx', 'context.TODO()'],
  ['context.valueCtx', 'context with a value'],
]);

/** Whose first field is the text of the error. */
const errors: ReadonlySet<string> = new Set([
  'errors.errorString',
  'fmt.wrapError',
  'fmt.wrapErrors',
]);

/** A value of a type of the library, whose insides are nobody's affair; null where it is none. */
export function showOfLibrary(types: Types, value: Value, type: TypeId | null): string | null {
  if (value instanceof Boxed) return showOfLibrary(types, value.value, value.type);
  const known = type === null ? null : types.get(type);
  const name = known && libraryName(known);
  if (known === null || name === null || known.shape.kind === 'interface') return null;
  if (name === 'time.Duration' && typeof value === 'number' && value >= 0)
    return value === 0 ? '0' : durationText(value);
  if (!Array.isArray(value)) return null;
  const fields = value as readonly Value[];
  const [first] = fields;
  if (errors.has(name) && typeof first === 'string')
    return `error ${JSON.stringify(toText(first))}`;
  if (name.startsWith('sync/atomic.') && fields.length === 1 && typeof first === 'number')
    return String(first);
  return made.get(name) ?? known.text;
}
