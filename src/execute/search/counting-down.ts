import { peekIn } from '../rule/place.ts';
import type { Frame, Goroutine } from '../state/goroutine.ts';
import type { State } from '../state/state.ts';
import type { Pointer, WaitGroupValue } from '../value/value.ts';

/**
 * Goroutines that take one off a waitgroup and end. Nothing comes after that, and as long as one of them has not
 * done it the counter is above zero: what the others of them do and what anybody does to the waitgroup commute.
 */
export interface CountingDown {
  readonly place: Pointer;
  /** By their place among the goroutines. */
  readonly members: readonly number[];
}

/** All such groups of a state; a counter that they could bring below zero makes none. */
export function countingDown(state: State): readonly CountingDown[] {
  const groups = new Map<string, { readonly place: Pointer; readonly members: number[] }>();
  const taken = new Map<string, number>();
  state.goroutines.forEach((goroutine, at) => {
    const { pending } = goroutine;
    if (pending?.kind !== 'add' || pending.amount >= 0) return;
    const place = pending.waitgroup;
    const key = keyOf(place);
    taken.set(key, (taken.get(key) ?? 0) - pending.amount);
    if (!endsNext(goroutine)) return;
    const group = groups.get(key) ?? { place, members: [] };
    groups.set(key, group);
    group.members.push(at);
  });
  return [...groups]
    .filter(([key, { place }]) => counterAt(state, place) >= taken.get(key)!)
    .map(([, group]) => group);
}

/** Whether the goroutine is about to use memory in which the waitgroup lies. */
export function touchesMemory({ pending }: Goroutine, { object }: Pointer): boolean {
  if (pending?.kind !== 'access' && pending?.kind !== 'atomic') return false;
  return pending.place.object === object;
}

const keyOf = ({ object, path }: Pointer): string => `${String(object)} ${(path ?? []).join('.')}`;

function counterAt(state: State, place: Pointer): number {
  const value = peekIn(state, place) as WaitGroupValue | null;
  return value === null ? 0 : value.counter;
}

/** When the first goroutine ends, so may the program. */
function endsNext({ id, frames }: Goroutine): boolean {
  return id !== 1 && frames.every((frame, at) => isDone(frame, at === frames.length - 1));
}

function isDone(frame: Frame, isTop: boolean): boolean {
  const { pc, mode, defers, unwinding, procedure } = frame;
  if (defers !== null || unwinding !== null) return false;
  const next = isTop ? pc + 1 : pc;
  return mode === 'returning' || (mode === 'running' && next >= procedure.end);
}
