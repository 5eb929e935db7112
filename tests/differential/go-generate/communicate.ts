import { boolExpr, intExpr } from './expressions.ts';
import { binary, caseOf, head, ifElse, int, line, nest, type Expr, type Stmt } from './program.ts';
import { repeat } from './repeat.ts';
import { freshName, namesOf, withoutWritten, type Making, type Scope } from './scope.ts';
import { deferred, spawn, wrapped } from './calls.ts';

export function send(making: Making, scope: Scope, channel: string): Stmt {
  const { dice } = making;
  return line`${channel} <- ${dice.percent(60) ? int(1) : intExpr(making, scope, 0)}`;
}

export function receive(making: Making, scope: Scope, channel: string): Stmt {
  const { dice } = making;
  const roll = dice.below(10);
  if (roll < 7) return line`<-${channel}`;
  if (roll < 8) return line`_ = <-${channel}`;
  if (roll < 9) return line`${freshName(making, 'v')} := <-${channel}`;
  const value = freshName(making, 'v');
  const check = head`if ${value} := <-${channel}; ${value} > ${int(dice.below(2))}`;
  return nest(check, exit(making, scope));
}

/** What somebody does who has seen enough. */
export function exit({ dice }: Making, scope: Scope): readonly Stmt[] {
  const leave = line`${`return ${scope.result}`.trim()}`;
  if (scope.loops === 0 || dice.percent(60)) return [leave];
  return [line`${dice.pick(scope.steps ? ['break', 'continue'] : ['break'])}`];
}

/** An operation that gives up: after a while, at once, or when somebody says so. */
export function impatient(making: Making, scope: Scope, channel: string, isSend: boolean): Stmt {
  const { dice } = making;
  const operation = isSend ? head`case ${channel} <- ${int(1)}` : head`case <-${channel}`;
  const signals = namesOf(scope, 'signal').map((name) => head`case <-${name}`);
  const contexts = namesOf(scope, 'context').map((name) => head`case <-${name}.Done()`);
  const other = dice.pick([
    head`default`,
    head`case <-time.After(20 * time.Microsecond)`,
    ...signals,
    ...contexts,
  ]);
  const after = dice.percent(40) ? exit(making, scope) : [];
  const cases = [caseOf(operation, []), caseOf(other, after)];
  return nest(['select'], dice.percent(50) ? cases : cases.toReversed());
}

/** A goroutine sends, and this one receives, or the other way round; mostly as often. */
export function exchange(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const { dice } = making;
  // A goroutine will read it, too.
  const count = intExpr(making, withoutWritten(scope, making));
  const theirs = dice.percent(50) ? 'send' : 'receive';
  const operation = (isTheirs: boolean) => (inner: Scope) => {
    const isSend = isTheirs === (theirs === 'send');
    if (dice.percent(7)) return [impatient(making, inner, channel, isSend)];
    return [isSend ? send(making, inner, channel) : receive(making, inner, channel)];
  };
  const others = perturbed(making, scope, count);
  const isSingle = dice.percent(35);
  const their = (inner: Scope): readonly Stmt[] =>
    isSingle ? operation(true)(inner) : repeat(making, inner, count, operation(true));
  const mine = isSingle ? operation(false)(scope) : repeat(making, scope, others, operation(false));
  const spawned =
    dice.percent(40) && !isSingle
      ? repeat(making, scope, count, (inner) => spawn(making, inner, operation(true)))
      : spawn(making, scope, (inner) => guarded(making, inner, their));
  return [...spawned, ...(dice.percent(25) ? maybeLeave(making, scope) : []), ...mine];
}

/** The same number, or nearly. */
export function perturbed(making: Making, scope: Scope, count: Expr): Expr {
  const { dice } = making;
  if (dice.percent(75)) return count;
  if (dice.percent(60)) return binary('int', dice.pick(['+', '-']), count, int(1));
  return intExpr(making, scope);
}

export function guarded(
  making: Making,
  scope: Scope,
  body: (scope: Scope) => readonly Stmt[],
): readonly Stmt[] {
  const { dice } = making;
  if (dice.percent(75)) return wrapped(making, scope, body);
  const condition = boolExpr(making, scope);
  const inner = body({ ...scope, depth: scope.depth + 1 });
  return [ifElse(condition, inner, dice.percent(30) ? body(scope) : null)];
}

export function maybeLeave(making: Making, scope: Scope): readonly Stmt[] {
  return [ifElse(boolExpr(making, scope), exit(making, scope))];
}

/** Workers that a waitgroup counts. */
export function group(making: Making, scope: Scope, name: string): readonly Stmt[] {
  const { dice } = making;
  const count = intExpr(making, scope);
  const channels = namesOf(scope, 'channel');
  const work = (inner: Scope): readonly Stmt[] =>
    channels.length > 0 && dice.percent(50) ? [send(making, inner, dice.pick(channels))] : [];
  const done = line`${name}.Done()`;
  const worker = (inner: Scope): readonly Stmt[] => {
    const leave = dice.percent(20) ? maybeLeave(making, inner) : [];
    return dice.percent(60)
      ? [...deferred(making, inner, () => [done]), ...leave, ...work(inner)]
      : [...leave, ...work(inner), done];
  };
  const isAhead = dice.percent(40);
  const added = perturbed(making, scope, count);
  const skip = dice.percent(15);
  const workers = repeat(making, scope, count, (inner) => [
    ...(skip && inner.steps ? [ifElse(boolExpr(making, inner), [line`continue`])] : []),
    ...(isAhead ? [] : [line`${name}.Add(${int(1)})`]),
    ...spawn(making, inner, worker),
  ]);
  const wait = line`${name}.Wait()`;
  const waiting = dice.percent(75)
    ? [wait]
    : dice.percent(50)
      ? spawn(making, scope, () => [wait])
      : deferred(making, scope, () => [wait]);
  return [...(isAhead ? [line`${name}.Add(${added})`] : []), ...workers, ...waiting];
}
