import type { Cell } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import type { Pointer, Value } from '../value/value.ts';

/** The value at a place of a state. */
export function peekIn(state: State, pointer: Pointer): Value {
  let { value } = state.heap.get(pointer.object) as Cell;
  if (pointer.path !== null) for (const step of pointer.path) value = (value as Value[])[step]!;
  return value;
}
