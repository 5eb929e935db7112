import type { NativeRule } from './rule.ts';
import type { LockPending } from '../state/pending.ts';
import { primitiveOf } from './primitive.ts';

function lockRule(kind: LockPending['kind']): NativeRule {
  return {
    kind: 'stand',
    stand: (_, [receiver], { span, results }) => {
      const lock = primitiveOf(receiver!);
      return lock === null ? null : { kind, span, lock, target: results[0] ?? null };
    },
  };
}

export const lockNatives: Readonly<Record<string, NativeRule>> = {
  'mutex.lock': lockRule('lock'),
  'mutex.tryLock': lockRule('try-lock'),
  'mutex.unlock': lockRule('unlock'),
  'rwmutex.lock': lockRule('write-lock'),
  'rwmutex.tryLock': lockRule('try-write-lock'),
  'rwmutex.unlock': lockRule('write-unlock'),
  'rwmutex.rLock': lockRule('read-lock'),
  'rwmutex.tryRLock': lockRule('try-read-lock'),
  'rwmutex.rUnlock': lockRule('read-unlock'),
};
