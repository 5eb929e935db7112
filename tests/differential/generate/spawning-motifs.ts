import { add, go, integer, receive, send, wait, when } from './build.ts';
import { newChannel, newWaitgroup, pickGoroutines, put } from './drafts.ts';
import { truthExpression } from './expressions.ts';
import { amount, capacity, loosely, times } from './motif-parts.ts';
import type { Motif } from './motif-parts.ts';

const spawnedSenders: Motif = (plan) => {
  const [spawner, receiver] = pickGoroutines(plan, 2);
  const count = amount(plan);
  const c = newChannel(plan, capacity(plan, count), [spawner!, receiver!]);
  put(plan, spawner!, times(plan, count, [go([send(c)])]));
  put(plan, receiver!, times(plan, loosely(plan, count), [receive(c)]));
};

const spawnedHandshakes: Motif = (plan) => {
  const [spawner, partner] = pickGoroutines(plan, 2);
  const users = [spawner!, partner!];
  const count = amount(plan);
  const c = newChannel(plan, capacity(plan, count), users);
  const d = newChannel(plan, capacity(plan, count), users);
  put(plan, spawner!, times(plan, count, [go([send(c), receive(d)])]));
  const both = [times(plan, count, [receive(c)]), times(plan, loosely(plan, count), [send(d)])];
  put(
    plan,
    partner!,
    ...(plan.dice.percent(50) ? both : [times(plan, count, [receive(c), send(d)])]),
  );
};

const spawnedWorkers: Motif = (plan) => {
  const { dice, scope } = plan;
  const [spawner, waiter] = pickGoroutines(plan, 2);
  const users = [spawner!, waiter!];
  const count = amount(plan);
  const { name, at } = newWaitgroup(plan, users);
  const c = newChannel(plan, capacity(plan, count), users);
  const inLoop = dice.percent(40);
  if (!inLoop) plan.drafts[at]!.early.push(add(name, loosely(plan, count)));
  const work = dice.percent(60) ? [send(c)] : [when(truthExpression(dice, scope), [send(c)])];
  const worker = go([...work, add(name, integer(-1))]);
  put(plan, spawner!, times(plan, count, inLoop ? [add(name, integer(1)), worker] : [worker]));
  const drain = times(plan, loosely(plan, count), [receive(c)]);
  put(plan, waiter!, ...(dice.percent(60) ? [drain, wait(name)] : [wait(name), drain]));
};

const spawnedSemaphore: Motif = (plan) => {
  const [spawner] = pickGoroutines(plan, 1);
  const m = newChannel(plan, plan.dice.percent(60) ? integer(1) : amount(plan), [spawner!]);
  const outside = plan.dice.percent(40);
  const body = outside ? [send(m), go([receive(m)])] : [go([send(m), receive(m)])];
  put(plan, spawner!, times(plan, amount(plan), body));
};

export const spawningMotifs: readonly Motif[] = [
  spawnedSenders,
  spawnedSenders,
  spawnedHandshakes,
  spawnedWorkers,
  spawnedWorkers,
  spawnedSemaphore,
];
