import { peekIn } from '../rule/place.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { LockPending } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import { MutexValue, RWMutexValue, type Pointer } from '../value/value.ts';
import type { Fault } from './fault.ts';

interface Wants {
  readonly lock: string;
  readonly holders: readonly number[];
}

/** Goroutines of which each waits for a lock that the next one holds, with different locks: their order is wrong. */
export function lockCircle(state: State): Fault | null {
  const wants = new Map<number, Wants>();
  for (const goroutine of state.goroutines) {
    const wanted = wantedBy(state, goroutine);
    if (wanted !== null) wants.set(goroutine.id, wanted);
  }
  for (const start of wants.keys()) {
    const circle = circleFrom(start, wants);
    if (circle === null) continue;
    const names = circle.map((id) => state.find(id)?.name ?? '');
    return {
      property: 'lock-safety',
      words: `${names.join(' and ')} take locks in orders that do not go together`,
      ending: 'lock order',
      blocked: circle,
    };
  }
  return null;
}

/** Back to the start, or null. */
function circleFrom(start: number, wants: ReadonlyMap<number, Wants>): readonly number[] | null {
  const way: number[] = [];
  const seen = new Set<number>();
  const visit = (id: number): boolean => {
    const wanted = wants.get(id);
    if (wanted === undefined || seen.has(id)) return false;
    seen.add(id);
    way.push(id);
    if (wanted.holders.includes(start)) {
      const locks = new Set(way.map((one) => wants.get(one)!.lock));
      if (way.length > 1 && locks.size > 1) return true;
    }
    if (wanted.holders.some(visit)) return true;
    way.pop();
    return false;
  };
  return visit(start) ? way : null;
}

function wantedBy(state: State, { pending }: Goroutine): Wants | null {
  if (pending === null || !('lock' in pending) || !waiting.has(pending.kind)) return null;
  return { lock: placeOf(pending.lock), holders: holdersOf(state, pending.lock) };
}

const waiting: ReadonlySet<string> = new Set<LockPending['kind']>([
  'lock',
  'write-lock',
  'write-locked',
  'read-lock',
]);

function placeOf({ object, path }: Pointer): string {
  return `${String(object)}.${(path ?? []).join('.')}`;
}

function holdersOf(state: State, lock: Pointer): readonly number[] {
  const value = peekIn(state, lock);
  if (value instanceof MutexValue) return [value.holder];
  if (!(value instanceof RWMutexValue)) return [];
  return value.writer === null ? value.readers : [value.writer];
}
