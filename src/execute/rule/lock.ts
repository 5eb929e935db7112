import { unreachable } from '../../base/unreachable.ts';
import type { Happening } from '../../run/event.ts';
import type { NamedResource } from '../../run/names.ts';
import type { LockMode } from '../../run/family/lock.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { LockPending, Pending as AnyPending } from '../state/pending.ts';
import { MutexValue, RWMutexValue, somebodyElse } from '../value/value.ts';
import { hearOfHolders } from './handed.ts';
import { hearOfOthers, noteTaken } from './others.ts';
import { isReachedByOthers } from './reached.ts';
import type { Step } from './step.ts';
import { noteUnordered } from './unordered.ts';

type Pending = LockPending & AnyPending;

const free = new RWMutexValue(null, null, []);

export function stepLock(step: Step, goroutine: Goroutine, pending: Pending): Happening {
  const lock = step.placeName('m', 'lock', pending.lock);
  const { machine } = step;
  const value = machine.peek(pending.lock);
  // With a choice, it is to fail whoever holds the lock.
  const mayTry = step.move.pick === null;
  switch (pending.kind) {
    case 'lock':
      machine.poke(pending.lock, new MutexValue(goroutine.id));
      taken(step, pending);
      step.resume(goroutine);
      return { kind: 'lock', lock, mode: 'write' };
    case 'try-lock':
      if (mayTry && value === null) machine.poke(pending.lock, new MutexValue(goroutine.id));
      return tried(step, goroutine, pending, 'write', mayTry && value === null);
    case 'unlock':
      if (value === null) step.fatal(goroutine, 'sync: unlock of unlocked mutex');
      else {
        machine.poke(pending.lock, null);
        step.resume(goroutine);
      }
      return { kind: 'unlock', lock, mode: 'write' };
    case 'write-lock':
    case 'write-locked':
      return writeLock(step, goroutine, pending, (value ?? free) as RWMutexValue, lock);
    case 'try-write-lock':
      if (mayTry && value === null)
        machine.poke(pending.lock, new RWMutexValue(goroutine.id, null, []));
      return tried(step, goroutine, pending, 'write', mayTry && value === null);
    case 'write-unlock':
      writeUnlock(step, goroutine, pending, (value ?? free) as RWMutexValue);
      return { kind: 'unlock', lock, mode: 'write' };
    case 'read-lock':
      addReader(step, goroutine, pending, (value ?? free) as RWMutexValue);
      taken(step, pending);
      step.resume(goroutine);
      return { kind: 'lock', lock, mode: 'read' };
    case 'try-read-lock': {
      const known = (value ?? free) as RWMutexValue;
      const got = mayTry && known.writer === null && known.announced === null;
      if (got) addReader(step, goroutine, pending, known);
      return tried(step, goroutine, pending, 'read', got);
    }
    case 'read-unlock':
      readUnlock(step, goroutine, pending, (value ?? free) as RWMutexValue);
      return { kind: 'unlock', lock, mode: 'read' };
    default:
      return unreachable(pending.kind);
  }
}

function tried(
  step: Step,
  goroutine: Goroutine,
  pending: Pending,
  mode: LockMode,
  got: boolean,
): Happening {
  if (got) taken(step, pending);
  if (!got) noteUnordered(step, 'TryLock', true);
  const lock = step.placeName('m', 'lock', pending.lock);
  step.resume(goroutine, [[pending.target, got]]);
  return { kind: 'try-lock', lock, mode, got };
}

/** Others who took the lock before may have changed what it guards. */
function taken({ machine }: Step, { lock }: Pending): void {
  if (machine.state.handed?.reached.has(lock.object) === true) hearOfHolders(machine);
  if (!isReachedByOthers(machine, lock.object)) return;
  noteTaken(machine, lock);
  hearOfOthers(machine);
}

/** A writer announces itself, which keeps new readers out, and then waits for those that are in. */
function writeLock(
  step: Step,
  goroutine: Goroutine,
  pending: Pending,
  value: RWMutexValue,
  lock: NamedResource,
): Happening {
  if (pending.kind === 'write-locked') {
    taken(step, pending);
    step.resume(goroutine);
    return { kind: 'lock', lock, mode: 'write' };
  }
  if (value.readers.length === 0) {
    step.machine.poke(pending.lock, new RWMutexValue(goroutine.id, null, []));
    taken(step, pending);
    step.resume(goroutine);
    return { kind: 'lock', lock, mode: 'write' };
  }
  step.machine.poke(pending.lock, new RWMutexValue(null, goroutine.id, value.readers));
  step.stay(goroutine, { ...pending, kind: 'write-locked' });
  return { kind: 'local' };
}

function writeUnlock(
  step: Step,
  goroutine: Goroutine,
  pending: Pending,
  value: RWMutexValue,
): void {
  if (value.writer === null) {
    step.fatal(goroutine, 'sync: Unlock of unlocked RWMutex');
    return;
  }
  step.machine.poke(pending.lock, null);
  step.resume(goroutine);
}

function addReader(step: Step, goroutine: Goroutine, pending: Pending, value: RWMutexValue): void {
  const readers = [...value.readers, goroutine.id].sort((a, b) => a - b);
  const announced = pending.isFollowed === true ? somebodyElse : null;
  step.machine.poke(pending.lock, new RWMutexValue(null, announced, readers));
}

function readUnlock(step: Step, goroutine: Goroutine, pending: Pending, value: RWMutexValue): void {
  if (value.readers.length === 0) {
    step.fatal(goroutine, 'sync: RUnlock of unlocked RWMutex');
    return;
  }
  // Anybody may unlock: if it holds no read lock itself, it gives back that of another one.
  const at = Math.max(0, value.readers.indexOf(goroutine.id));
  const readers = value.readers.filter((_, index) => index !== at);
  const { announced } = value;
  const next =
    readers.length > 0
      ? new RWMutexValue(null, announced, readers)
      : announced === null || announced === somebodyElse
        ? null
        : new RWMutexValue(announced, null, []);
  step.machine.poke(pending.lock, next);
  step.resume(goroutine);
}
