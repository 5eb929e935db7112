import type { CellOrigin } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import { Pointer, Slice, type Value } from '../value/value.ts';
import { contextAt, contextName } from './context.ts';

/** What holds an object, by which a person may call it. */
type Holder =
  | { readonly kind: 'context'; readonly name: string }
  /** A variable, or the part of one; `index` is how the object stands in a slice there, or nothing. */
  | {
      readonly kind: 'cell';
      readonly object: number;
      readonly origin: CellOrigin;
      readonly path: readonly number[];
      readonly index: string;
    }
  | { readonly kind: 'local'; readonly name: string; readonly index: string };

/** How far into a value a part is looked for, and how many of its parts. */
const deepest = 3;
const widest = 64;

/** In a larger heap nothing is called after its holder: each step of a run would look through all of it. */
const mostObjects = 20_000;

/** The first that holds it; null where only things without a name do. */
export function holderOf(state: State, object: number): Holder | null {
  if (state.heap.next > mostObjects) return null;
  const isIt = (value: Value): string | null =>
    value instanceof Pointer && value.object === object ? '' : null;
  return findHolder(state, isIt) ?? throughSlice(state, isIt);
}

/** How a value shows what is looked for: the text behind its name; null where it does not. */
type Shows = (value: Value) => string | null;

function findHolder(state: State, shows: Shows): Holder | null {
  for (let at = 0; at < state.heap.next; at += 1) {
    if (!state.heap.has(at)) continue;
    const context = contextAt(state, at);
    if (context !== null) {
      if (shows(context.done) !== null)
        return { kind: 'context', name: contextName(state, context) };
      continue;
    }
    const cell = state.heap.get(at);
    if (cell.kind !== 'cell' || cell.origin === null || cell.origin.name === '') continue;
    const found = within(cell.value, shows, deepest);
    if (found !== null) return { kind: 'cell', object: at, origin: cell.origin, ...found };
  }
  return localThat(state, shows);
}

function localThat(state: State, shows: Shows): Holder | null {
  for (const { frames } of state.goroutines)
    for (const { procedure, locals } of frames) {
      if (procedure.function.origin !== 'text') continue;
      for (const [at, { name }] of procedure.function.locals.entries()) {
        const index = name === null || name === '_' ? null : shows(locals[at]!);
        if (index !== null) return { kind: 'local', name: name!, index };
      }
    }
  return null;
}

interface Found {
  readonly path: readonly number[];
  readonly index: string;
}

function within(value: Value, shows: Shows, depth: number): Found | null {
  const index = shows(value);
  if (index !== null) return { path: [], index };
  if (!Array.isArray(value) || depth === 0) return null;
  const parts = value as readonly Value[];
  for (let at = 0; at < Math.min(parts.length, widest); at += 1) {
    const found = within(parts[at]!, shows, depth - 1);
    if (found !== null) return { ...found, path: [at, ...found.path] };
  }
  return null;
}

/** The array behind a slice has no name; the slice may have one. */
function throughSlice(state: State, isIt: Shows): Holder | null {
  for (let at = 0; at < state.heap.next; at += 1) {
    if (!state.heap.has(at)) continue;
    const cell = state.heap.get(at);
    if (cell.kind !== 'cell' || !Array.isArray(cell.value)) continue;
    const index = (cell.value as readonly Value[])
      .slice(0, widest)
      .findIndex((one) => isIt(one) !== null);
    if (index < 0) continue;
    const holder = findHolder(state, (value) =>
      value instanceof Slice && value.object === at && value.path === null
        ? `[${String(index - value.offset)}]`
        : null,
    );
    if (holder !== null) return holder;
  }
  return null;
}
