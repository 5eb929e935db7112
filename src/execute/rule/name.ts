import { unreachable } from '../../base/unreachable.ts';
import type { NamedGoroutine, NamedResource } from '../../run/names.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainField, Shape } from '../../go/plain/types.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { CellOrigin, ChannelObject } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import type { Pointer } from '../value/value.ts';
import { contextAt, contextName } from './context.ts';
import { holderOf } from './holder.ts';

export function named(goroutine: Goroutine): NamedGoroutine {
  return { id: goroutine.id, name: goroutine.name };
}

/** Stable within a run as long as the object lives: its number, and the way into it. */
function resourceId(prefix: string, pointer: Pointer): string {
  const { object, path } = pointer;
  return path === null
    ? `${prefix}${String(object)}`
    : `${prefix}${String(object)}.${path.join('.')}`;
}

export function channelName(state: State, pointer: Pointer): NamedResource {
  const { origin } = state.heap.get(pointer.object) as ChannelObject;
  const id = resourceId('c', pointer);
  return { id, name: origin.name === '' ? nameByHolder(state, pointer.object) : origin.name };
}

/** A channel that was made for no variable is called after the first thing that holds it. */
function nameByHolder(state: State, object: number): string {
  const holder = holderOf(state, object);
  switch (holder?.kind) {
    case undefined:
      return `channel ${String(object)}`;
    case 'context':
      return `${holder.name}.Done()`;
    case 'cell':
      return `${holder.origin.name}${partName(holder.origin, holder.path)}${holder.index}`;
    case 'local':
      return `${holder.name}${holder.index}`;
    default:
      return unreachable(holder);
  }
}

/** A part of a variable by its name in the text: `s.mu`; else by its number. */
export function placeName(
  state: State,
  prefix: string,
  word: string,
  pointer: Pointer,
): NamedResource {
  const id = resourceId(prefix, pointer);
  const object = state.heap.has(pointer.object) ? state.heap.get(pointer.object) : null;
  const origin = object?.kind === 'cell' ? object.origin : null;
  const context = object === null ? null : contextAt(state, pointer.object);
  if (context !== null) return { id, name: `the ${word} of ${contextName(state, context)}` };
  if (origin === null || origin.name === '') return { id, name: `${word} ${id.slice(1)}` };
  return { id, name: `${origin.name}${partName(origin, pointer.path ?? [])}` };
}

export function partName({ type, types }: CellOrigin, path: readonly number[]): string {
  let text = '';
  let at: TypeId | null = type;
  for (const step of path) {
    const shape: Shape | null = at === null ? null : types.shape(at);
    if (shape?.kind === 'struct') {
      const field: PlainField = shape.fields[step]!;
      // What is within a primitive of the library is its own affair.
      if (types.shape(field.type).kind === 'native') return text;
      text += `.${field.name}`;
      at = field.type;
    } else {
      text += `[${String(step)}]`;
      at = shape?.kind === 'array' ? shape.element : null;
    }
  }
  return text;
}
