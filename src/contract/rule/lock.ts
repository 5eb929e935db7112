import type { Span } from '../../base/span.ts';
import { Unsupported } from '../check/fault.ts';
import { binaryOf, hiddenVariable, readOf } from '../check/build.ts';
import type { Expression, FunctionInfo, Guard, Type } from '../check/model.ts';
import { boolean, underlying } from '../check/type.ts';
import { linesOf, withLocal } from '../state/state.ts';
import type { Term } from '../state/term.ts';
import { under, type Context } from './context.ts';
import {
  addDebt,
  allOwedAt,
  assumeOrder,
  checkCounter,
  checkDebt,
  owedAt,
  resourceOf,
} from './debt.ts';
import { real } from './debt.ts';
import { ownerOfField, addressOf } from './place.ts';
import { checkWait } from './level.ts';
import { lockOf } from './lock-path.ts';
import { produce } from './produce.ts';
import { consume } from './rules.ts';

/** A call of Go's library that changes what is owed or held; false if its contract is to be used, too. */
export function libraryDebts(
  ctx: Context,
  target: FunctionInfo,
  values: readonly Term[],
  span: Span,
): boolean {
  if (!target.isLibrary) return false;
  const [key, amount] = values;
  const { program } = ctx.proof;
  switch (target.id) {
    case '*sync.Mutex.Lock':
    case '*sync.RWMutex.Lock':
    case '*sync.RWMutex.RLock':
      if (program.usesMutexPermissions && !program.countsDebts) return false;
      lock(ctx, target, key!, span);
      return !program.usesMutexPermissions;
    case '*sync.Mutex.Unlock':
    case '*sync.RWMutex.Unlock':
    case '*sync.RWMutex.RUnlock':
      if (program.usesMutexPermissions && !program.countsDebts) return false;
      unlock(ctx, target, key!, span);
      return !program.usesMutexPermissions;
    case '*sync.WaitGroup.Add':
      countDone(ctx, key!, real(amount!), span);
      return !program.usesWaitGroupPermissions;
    case '*sync.WaitGroup.Done':
      countDone(ctx, key!, ['-', '1.0'], span);
      return !program.usesWaitGroupPermissions;
    case '*sync.WaitGroup.Wait':
      if (program.countsDebts) addDebt(ctx, 'wait', key!, ['-', '1.0']);
      if (program.countsDebts) assumeOrder(ctx);
      checkWait(ctx, 'other', key!, span);
      return !program.usesWaitGroupPermissions;
    default:
      return false;
  }
}

function countDone(ctx: Context, key: Term, amount: Term, span: Span): void {
  const { program, assumed } = ctx.proof;
  if (!program.countsDebts) {
    if (!program.usesWaitGroupPermissions) assumed.add('the calls of Add, Done and Wait match');
    return;
  }
  checkCounter(ctx, key, ['-', amount], span);
  addDebt(ctx, 'done', key, amount);
}

/** For reading a lock is held beside other readers, and given back by another name. */
function debtOf({ name }: FunctionInfo): 'held' | 'shared' {
  return name.startsWith('R') ? 'shared' : 'held';
}

/** A writer that waits in between makes a second lock for reading wait, too. */
function checkFree(ctx: Context, mutex: Term, span: Span): void {
  const held: Term = ['+', allOwedAt(ctx, 'held', mutex), allOwedAt(ctx, 'shared', mutex)];
  checkDebt(ctx, ['<=', held, '0.0'], 'lock_again', span);
}

function lock(ctx: Context, target: FunctionInfo, mutex: Term, span: Span): void {
  checkFree(ctx, mutex, span);
  checkWait(ctx, 'other', mutex, span);
  addDebt(ctx, debtOf(target), mutex, '1.0');
  for (const guard of ctx.proof.program.guards) {
    if (target.name === 'RLock') throw new Unsupported('RLock of what is guarded', span);
    produce(under(ctx, 'lock_error', span, guard.span), guarded(ctx, guard, mutex));
  }
}

function unlock(ctx: Context, target: FunctionInfo, mutex: Term, span: Span): void {
  const debt = debtOf(target);
  checkDebt(ctx, ['<=', '1.0', owedAt(ctx, debt, mutex)], 'lock_not_held', span);
  addDebt(ctx, debt, mutex, ['-', '1.0']);
  for (const guard of ctx.proof.program.guards) {
    if (target.name === 'RUnlock') throw new Unsupported('RUnlock of what is guarded', span);
    consume(under(ctx, 'unlock_error', span, guard.span), guarded(ctx, guard, mutex));
  }
}

/** Who is called takes no lock that this goroutine holds: it would wait for itself. */
export function checkLocksOfCall(
  ctx: Context,
  inside: Context,
  target: FunctionInfo,
  span: Span,
): void {
  const held = heldKeys(ctx);
  if (held.length === 0) return;
  const taken = ctx.proof.locksTaken(target);
  if (taken === undefined) return;
  for (const path of taken.paths.values()) checkFree(ctx, lockOf(inside, target, path, span), span);
  if (taken.isOpen) for (const mutex of held) checkFree(ctx, mutex, span);
}

function heldKeys(ctx: Context): readonly Term[] {
  const { ledger, frame } = ctx.cell.state;
  const lines = (['held', 'shared'] as const).flatMap((debt) => [
    ...linesOf(ledger, resourceOf(debt)),
    ...linesOf(frame, resourceOf(debt)),
  ]);
  return lines.map(({ keys }) => keys[0]!);
}

/** If the mutex is the one that guards: what it guards, of the struct that it stands in. */
function guarded(ctx: Context, { owner, lock: field, receiver, invariant }: Guard, mutex: Term) {
  const struct = underlying(owner);
  if (struct.kind !== 'struct') throw new Error('a struct is wanted');
  const { object, isThis } = ownerOfField(ctx.proof.v, struct, field, mutex);
  ctx.cell.state = withLocal(ctx.cell.state, receiver, object);
  if (isThis === 'true') return invariant;
  const condition = hiddenVariable('guards', boolean, invariant.span);
  ctx.cell.state = withLocal(ctx.cell.state, condition, isThis);
  return binaryOf('==>', readOf(condition, invariant.span), invariant);
}

/** Some part of a value of this type is a struct whose fields a lock guards. */
export function hasGuards(ctx: Context, type: Type): boolean {
  const under_ = underlying(type);
  if (under_.kind === 'array') return hasGuards(ctx, under_.element);
  if (under_.kind !== 'struct') return false;
  const isGuarded = ctx.proof.program.guards.some(({ owner }) => underlying(owner) === under_);
  return isGuarded || under_.fields.some((field) => hasGuards(ctx, field.type));
}

/** What a lock guards is the lock's from the beginning. */
export function giveToGuards(ctx: Context, place: Expression): void {
  const { program } = ctx.proof;
  for (const { owner, receiver, invariant, span } of program.guards) {
    if (underlying(place.type) !== underlying(owner)) continue;
    ctx.cell.state = withLocal(ctx.cell.state, receiver, addressOf(ctx, place));
    consume(under(ctx, 'guard_error', place.span, span), invariant);
  }
}
