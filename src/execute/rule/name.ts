import type { NamedGoroutine, NamedResource } from '../../run/names.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { ChannelObject } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import type { Pointer } from '../value/value.ts';

export function named(goroutine: Goroutine): NamedGoroutine {
  return { id: goroutine.id, name: goroutine.name };
}

/** Stable within a run as long as the object lives: its number, and the way into it. */
export function resourceId(prefix: string, pointer: Pointer): string {
  const { object, path } = pointer;
  return path === null ? `${prefix}${String(object)}` : `${prefix}${String(object)}.${path.join('.')}`;
}

export function channelName(state: State, pointer: Pointer): NamedResource {
  const { origin } = state.heap.get(pointer.object) as ChannelObject;
  const id = resourceId('c', pointer);
  return { id, name: origin.name === '' ? `channel ${String(pointer.object)}` : origin.name };
}

export function placeName(state: State, prefix: string, word: string, pointer: Pointer): NamedResource {
  const id = resourceId(prefix, pointer);
  const given = state.names.get(pointer.object);
  return { id, name: given ?? `${word} ${id.slice(1)}` };
}
