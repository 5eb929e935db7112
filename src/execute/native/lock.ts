import type { Machine } from '../machine.ts';
import type { NativeRule, NativeRules } from './rule.ts';
import type { LockPending, Pending } from '../state/pending.ts';
import { valueName, grantHeld, grantRelease, noteTaken } from '../rule/others.ts';
import { isReachedByOthers } from '../rule/reached.ts';
import type { Unknown, Pointer, Value } from '../value/value.ts';
import { phrase } from '../term/make.ts';
import { primitiveOf } from './primitive.ts';

type Standing = LockPending & Pending;

/** What is done before others are asked for the lock; null where there is nothing to do. */
type Prepare = (machine: Machine, standing: Standing) => Pending | null;

function lockRule(
  kind: LockPending['kind'],
  others: (machine: Machine, lock: Pointer | Unknown) => void,
  prepare: Prepare,
): NativeRule {
  return {
    kind: 'stand',
    stand: (machine, [receiver], { span, results }) => {
      const lock = primitiveOf(receiver!);
      const target = results[0] ?? null;
      if (lock !== null) return prepare(machine, { kind, span, lock, target });
      others(machine, receiver as Unknown);
      if (target !== null)
        machine.locals[target] = machine.freshUnknown(
          phrase((receiver as Unknown).term, ' is free'),
          0,
          null,
        );
      return null;
    },
  };
}

function takeUnknown(machine: Machine, lock: Pointer | Unknown): void {
  grantRelease(machine, lock);
  noteTaken(machine, lock);
}

const taking = (kind: LockPending['kind']): NativeRule =>
  lockRule(kind, takeUnknown, (machine, standing) => {
    grantRelease(machine, standing.lock);
    return standing;
  });

/** Behind a reader somebody else may wait to write, who keeps further readers out. */
const reading = (kind: LockPending['kind']): NativeRule =>
  lockRule(kind, takeUnknown, (machine, standing) => {
    const { lock, span } = standing;
    grantRelease(machine, lock);
    if (!isReachedByOthers(machine, lock.object)) return standing;
    if (machine.chosen === null) {
      const term = phrase(`somebody else waits to write ${valueName(machine, lock)}`);
      return {
        kind: 'choose',
        span,
        term,
        isNegated: false,
        options: [false, true],
        remember: false,
      };
    }
    const { value } = machine.chosen;
    machine.chosen = null;
    return { ...standing, isFollowed: value === true };
  });

const releasing = (kind: LockPending['kind']): NativeRule =>
  lockRule(kind, grantHeld, (machine, standing) => {
    const isFree = machine.peek(standing.lock) === null;
    return isFree && grantHeld(machine, standing.lock) ? null : standing;
  });

/** Others may hold a lock that nobody here holds. */
const trying = (kind: LockPending['kind']): NativeRule =>
  lockRule(
    kind,
    () => undefined,
    (machine, standing) => {
      const { lock, target, span } = standing;
      if (!isReachedByOthers(machine, lock.object) || machine.peek(lock) !== null) return standing;
      if (machine.chosen === null) {
        const term = phrase(`${valueName(machine, lock)} is free`);
        return {
          kind: 'choose',
          span,
          term,
          isNegated: false,
          options: [true, false],
          remember: false,
        };
      }
      const { value } = machine.chosen;
      machine.chosen = null;
      if (value === true) return standing;
      if (target !== null) machine.locals[target] = false satisfies Value;
      return null;
    },
  );

export const lockNatives: NativeRules<'mutex' | 'rwmutex'> = {
  'mutex.lock': taking('lock'),
  'mutex.tryLock': trying('try-lock'),
  'mutex.unlock': releasing('unlock'),
  'rwmutex.lock': taking('write-lock'),
  'rwmutex.tryLock': trying('try-write-lock'),
  'rwmutex.unlock': releasing('write-unlock'),
  'rwmutex.rLock': reading('read-lock'),
  'rwmutex.tryRLock': trying('try-read-lock'),
  'rwmutex.rUnlock': releasing('read-unlock'),
};
