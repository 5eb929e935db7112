import { cut } from '../../base/brief.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { Shape } from '../../go/plain/types.ts';
import type { Procedures } from '../compile/procedure.ts';
import type { CellOrigin, MapObject } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import { wordsOf } from '../term/spell.ts';
import { toText } from '../value/text.ts';
import { Boxed, Closure, Complex, Pointer, Slice, Unknown } from '../value/value.ts';
import type { Value } from '../value/value.ts';
import { contextAt, contextName } from './context.ts';
import { channelName } from './name.ts';
import { peekIn } from './place.ts';
import { isPrimitive, primitiveWords, showOfLibrary } from './show-library.ts';

/** What a value is shown with: what it refers to lies in the state. */
interface Showing {
  readonly state: State;
  readonly program: Pick<Procedures, 'names' | 'types'>;
}

const longest = 72;
const deepest = 3;
const widest = 6;

/**
 * A value for people, short, and as Go writes it where that says something: `{id: 3, reply: channel reply}`. The type
 * gives the names of fields; null where it is not known.
 */
export function showValue(showing: Showing, value: Value, type: TypeId | null = null): string {
  return cut(show(showing, value, type, 0), longest);
}

function show(showing: Showing, value: Value, type: TypeId | null, depth: number): string {
  if (value === null) return 'nil';
  if (typeof value === 'string') return JSON.stringify(cut(toText(value), 40));
  const shown = showOfLibrary(showing.program.types, value, type);
  if (shown !== null) return shown;
  if (typeof value !== 'object') return String(value);
  if (depth > deepest) return '…';
  if (value instanceof Boxed) return show(showing, value.value, value.type, depth);
  if (value instanceof Pointer) return showPointer(showing, value, depth);
  if (value instanceof Slice) return showSlice(showing, value, depth);
  if (Array.isArray(value)) return showList(showing, value as Value[], type, depth);
  if (value instanceof Closure) return functionWords(showing.program.names.called(value.function));
  if (value instanceof Complex) return `(${String(value.real)}+${String(value.imaginary)}i)`;
  if (value instanceof Unknown) return wordsOf(value.term);
  return 'state';
}

function showPointer(showing: Showing, pointer: Pointer, depth: number): string {
  const { state, program } = showing;
  if (!state.heap.has(pointer.object)) return '&…';
  const object = state.heap.get(pointer.object);
  switch (object.kind) {
    case 'channel':
      return worded('channel', channelName(state, pointer).name);
    case 'map':
      return showMap(showing, object, depth);
    case 'cell': {
      const context = pointer.path === null ? contextAt(state, pointer.object) : null;
      if (context !== null) return worded('context', contextName(state, context));
      const type = typeAt(object.origin, pointer.path ?? []);
      const primitive = type && primitiveWords(program.types, type, state, pointer);
      if (primitive !== null) return worded(primitive.word, primitive.name);
      const held = peekIn(state, pointer);
      const shown = type && showOfLibrary(program.types, held, type);
      if (shown !== null) return shown.startsWith('error ') ? shown : `*${shown}`;
      return depth > 0 && Array.isArray(held) ? '&{…}' : `&${show(showing, held, type, depth + 1)}`;
    }
  }
}

/** What has no name is called `channel 3`. */
function worded(word: string, name: string): string {
  return name.startsWith(`${word} `) ? name : `${word} ${name}`;
}

function typeAt(origin: CellOrigin | null, path: readonly number[]): TypeId | null {
  if (origin === null) return null;
  let type: TypeId | null = origin.type;
  for (const step of path) {
    const shape: Shape = origin.types.shape(type);
    if (shape.kind === 'struct') type = shape.fields[step]?.type ?? null;
    else type = shape.kind === 'array' ? shape.element : null;
    if (type === null) return null;
  }
  return type;
}

function showMap(showing: Showing, { entries }: MapObject, depth: number): string {
  const shown = [...entries.values()]
    .slice(0, widest)
    .map(({ key, value }) =>
      [key, value].map((one) => show(showing, one, null, depth + 1)).join(': '),
    );
  return `map[${listed(shown, entries.size)}]`;
}

/** Its elements, where they lie in an array that is looked at easily. */
function showSlice(showing: Showing, slice: Slice, depth: number): string {
  const { object, path, offset, length } = slice;
  const last = path?.at(-1) ?? 0;
  const list =
    showing.state.heap.has(object) && last >= 0
      ? peekIn(showing.state, new Pointer(object, path))
      : null;
  if (!Array.isArray(list)) return `slice of ${String(length)}`;
  const origin = showing.state.heap.get(object);
  const whole = origin.kind === 'cell' ? typeAt(origin.origin, path ?? []) : null;
  const element = elementOf(showing, whole);
  const shown = (list as Value[])
    .slice(offset, offset + Math.min(length, widest))
    .map((one) => show(showing, one, element, depth + 1));
  return `[${listed(shown, length)}]`;
}

function elementOf({ program }: Showing, type: TypeId | null): TypeId | null {
  const shape = type === null ? null : program.types.shape(type);
  return shape?.kind === 'array' ? shape.element : null;
}

function showList(
  showing: Showing,
  list: readonly Value[],
  type: TypeId | null,
  depth: number,
): string {
  const { types } = showing.program;
  const shape = type === null ? null : types.shape(type);
  if (shape?.kind === 'struct') {
    const fields = shape.fields.flatMap(({ name, type: of }, at) =>
      isPrimitive(types, of) ? [] : [`${name}: ${show(showing, list[at]!, of, depth + 1)}`],
    );
    return `{${listed(fields.slice(0, widest), fields.length)}}`;
  }
  const element = elementOf(showing, type);
  const shown = list.slice(0, widest).map((one) => show(showing, one, element, depth + 1));
  const text = listed(shown, list.length);
  return shape?.kind === 'array' ? `[${text}]` : `{${text}}`;
}

const listed = (shown: readonly string[], count: number): string =>
  [...shown, ...(count > shown.length ? ['…'] : [])].join(', ');

const functionWords = (name: string): string => (name.startsWith('func ') ? name : `func ${name}`);
