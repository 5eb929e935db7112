import type { Move } from '../../run/move.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { Pending } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import { footprintOf } from './footprint.ts';

/** What a goroutine is about to do: the instruction, and on which object. */
export interface Operation {
  readonly goroutine: number;
  readonly site: number;
  /** -1: on none that others share. */
  readonly object: number;
  /** It may have to wait for others. */
  readonly mayBlock: boolean;
}

const blocking: ReadonlySet<Pending['kind']> = new Set<Pending['kind']>([
  'send',
  'receive',
  'select',
  'lock',
  'write-lock',
  'read-lock',
  'wait',
  'cond-await',
]);

export function operationOf(state: State, move: Move): Operation | null {
  if (move.mover.kind === 'timer') return null;
  const goroutine = state.find(move.mover.id);
  return goroutine === null ? null : standingAt(goroutine);
}

export function standingAt(goroutine: Goroutine): Operation {
  const frame = goroutine.frames.at(-1);
  const site = frame ? frame.procedure.firstSite + frame.pc : -1;
  const footprint = footprintOf(goroutine);
  const object = footprint === 'everything' ? -1 : (footprint[0] ?? -1);
  const { pending } = goroutine;
  const mayBlock = pending !== null && blocking.has(pending.kind);
  return { goroutine: goroutine.id, site, object, mayBlock };
}

/** Two operations of different goroutines on one object, one right after the other. */
export type Pair = string;

export function pairOf(first: Operation, second: Operation): Pair | null {
  if (first.object < 0 || first.object !== second.object) return null;
  if (first.goroutine === second.goroutine) return null;
  return `${String(first.site)}>${String(second.site)}`;
}
