import type { Event, Happening } from '../run/event.ts';
import type { Move } from '../run/move.ts';
import type { State } from './state/state.ts';

/** What the library does for itself, and what nobody follows who reads a program that uses it. */
const own: ReadonlySet<Happening['kind']> = new Set([
  'lock',
  'unlock',
  'try-lock',
  'default',
  'atomic',
  'read',
  'write',
  'local',
]);

/** Methods that do it with a lock that the program has given them. */
const forTheProgram = /^sync\.\(\*?(?:Cond|readLocker)\)/;

/** A step of a run, made from this state. */
interface MadeStep {
  readonly before: State;
  readonly move: Move;
  /** Null for the step that ends the whole run. */
  readonly event: Event | null;
}

/** The step is one that the library makes for itself. */
export function isInner({ before, move, event }: MadeStep): boolean {
  if (event === null || !own.has(event.what.kind) || move.mover.kind !== 'goroutine') return false;
  const { id } = move.mover;
  const goroutine = before.goroutines.find((one) => one.id === id);
  const frame = goroutine?.frames.findLast(({ procedure }) => !procedure.isWrapper);
  const { origin, qualified } = frame?.procedure.function ?? unknown;
  return origin === 'library' && !forTheProgram.test(qualified ?? '');
}

const unknown = { origin: 'text', qualified: null } as const;
