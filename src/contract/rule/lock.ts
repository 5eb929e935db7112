import type { Span } from '../../base/span.ts';
import { Unsupported } from '../check/fault.ts';
import { binaryOf, hiddenVariable, readOf } from '../check/build.ts';
import type { Expression, FunctionInfo, Guard } from '../check/model.ts';
import { boolean, underlying } from '../check/type.ts';
import { withLocal } from '../state/state.ts';
import type { Term } from '../state/term.ts';
import { under, type Context } from './context.ts';
import { addDebt, allOwedAt, checkDebt, owedAt } from './debt.ts';
import { real } from './debt.ts';
import { ownerOfField } from './place.ts';
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
  if (amount[0] === '-')
    checkDebt(ctx, ['<=', '1.0', allOwedAt(ctx, 'done', key)], 'done_unpromised', span);
  addDebt(ctx, 'done', key, amount);
}

function lock(ctx: Context, target: FunctionInfo, mutex: Term, span: Span): void {
  checkDebt(ctx, ['<=', allOwedAt(ctx, 'held', mutex), '0.0'], 'lock_again', span);
  addDebt(ctx, 'held', mutex, '1.0');
  for (const guard of ctx.proof.program.guards) {
    if (target.name === 'RLock') throw new Unsupported('RLock of what is guarded', span);
    produce(under(ctx, 'lock_error', span, guard.span), guarded(ctx, guard, mutex));
  }
}

function unlock(ctx: Context, target: FunctionInfo, mutex: Term, span: Span): void {
  checkDebt(ctx, ['<=', '1.0', owedAt(ctx, 'held', mutex)], 'lock_not_held', span);
  addDebt(ctx, 'held', mutex, ['-', '1.0']);
  for (const guard of ctx.proof.program.guards) {
    if (target.name === 'RUnlock') throw new Unsupported('RUnlock of what is guarded', span);
    consume(under(ctx, 'unlock_error', span, guard.span), guarded(ctx, guard, mutex));
  }
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

/** What a lock guards is the lock's from the beginning. */
export function giveToGuards(ctx: Context, place: Expression, address: Term): void {
  const { program } = ctx.proof;
  for (const { owner, receiver, invariant, span } of program.guards) {
    if (underlying(place.type) !== underlying(owner)) continue;
    ctx.cell.state = withLocal(ctx.cell.state, receiver, address);
    consume(under(ctx, 'guard_error', place.span, span), invariant);
  }
}
