import type { Move } from '../../run/move.ts';
import type { Step } from '../rule/step.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { HeapObject } from '../state/heap.ts';
import type { State } from '../state/state.ts';

/** What a step has done, where that is all that it has done. */
export interface Effect {
  readonly kind: 'effect';
  /** Who moved, and what became of them: null where they have ended. */
  readonly goroutines: readonly { readonly id: number; readonly after: Goroutine | null }[];
  readonly written: readonly { readonly id: number; readonly object: HeapObject }[];
  /** How much work it was. */
  readonly copied: number;
  readonly executed: number;
}

/** Null where the step did more than change goroutines and objects. Whoever has moved may still come to stand anywhere. */
export function effectOf(
  before: State,
  { state, stop, givenUp, races }: Step,
  move: Move,
  reads: ReadonlySet<number>,
): Omit<Effect, 'copied' | 'executed'> | null {
  if (stop !== null || givenUp !== null || races.length > 0) return null;
  if (!isLeftAlone(before, state)) return null;
  const goroutines = [move.mover.id, ...(move.partner === null ? [] : [move.partner.id])].map(
    (id) => ({ id, after: state.find(id) }),
  );
  if (goroutines.some(({ after }) => after !== null && !standsStill(after))) return null;
  const moved = goroutines.map(({ id }) => id);
  const others = (all: readonly Goroutine[]): readonly Goroutine[] =>
    all.filter(({ id }) => !moved.includes(id));
  const rest = others(state.goroutines);
  if (!others(before.goroutines).every((one, at) => one === rest[at])) return null;
  const written: { readonly id: number; readonly object: HeapObject }[] = [];
  for (const id of reads) {
    const object = state.heap.find(id);
    if (object === undefined) return null;
    if (object !== before.heap.find(id)) written.push({ id, object });
  }
  return { kind: 'effect', goroutines, written };
}

/** Of those that make others of a state: how it goes on from there depends on more. */
const standsStill = ({ pending }: Goroutine): boolean =>
  pending !== null && pending.kind !== 'die' && pending.kind !== 'endless';

/** All of a state besides its goroutines and its objects. */
function isLeftAlone(before: State, after: State): boolean {
  return (
    before.heap.next === after.heap.next &&
    before.heap.free === after.heap.free &&
    before.heap.freeLeft === after.heap.freeLeft &&
    before.ended === after.ended &&
    before.nextGoroutine === after.nextGoroutine &&
    before.clock === after.clock &&
    before.timers === after.timers &&
    before.nextTimer === after.nextTimer &&
    before.output === after.output &&
    before.supposed === after.supposed &&
    before.decided === after.decided &&
    before.unknowns === after.unknowns &&
    before.channels === after.channels &&
    before.given === after.given &&
    before.out === after.out &&
    before.doubt === after.doubt &&
    before.finished === after.finished &&
    before.initialized === after.initialized
  );
}
