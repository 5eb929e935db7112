import { add, integer, receive, send, unary, wait } from './build.ts';
import { newChannel, newWaitgroup, pickGoroutines, put } from './drafts.ts';
import { amount, capacity, loosely, times } from './motif-parts.ts';
import type { Motif } from './motif-parts.ts';

export const workersAndWait: Motif = (plan) => {
  const workers = pickGoroutines(plan, plan.dice.pick([1, 2, 2, 3]));
  const waiter = plan.dice.percent(75) ? 0 : pickGoroutines(plan, 1)[0]!;
  const { name, at } = newWaitgroup(plan, [...workers, waiter]);
  const total = plan.dice.percent(70) ? integer(workers.length) : amount(plan);
  plan.drafts[at]!.early.push(add(name, total));
  for (const worker of workers) put(plan, worker, add(name, integer(-1)));
  put(plan, waiter, wait(name));
};

export const loopedDone: Motif = (plan) => {
  const [worker, waiter] = pickGoroutines(plan, 2);
  const { name, at } = newWaitgroup(plan, [worker!, waiter!]);
  const count = amount(plan);
  const raise = plan.dice.percent(50)
    ? times(plan, count, [add(name, integer(1))])
    : add(name, count);
  const place = plan.dice.percent(75) ? plan.drafts[at]!.early : plan.drafts[waiter!]!.body;
  place.push(raise);
  put(plan, worker!, times(plan, loosely(plan, count), [add(name, integer(-1))]));
  put(plan, waiter!, wait(name));
};

export const resultsAndDone: Motif = (plan) => {
  const [worker, reader] = pickGoroutines(plan, 2);
  const count = amount(plan);
  const c = newChannel(plan, capacity(plan, count), [worker!, reader!]);
  const { name, at } = newWaitgroup(plan, [worker!, reader!]);
  plan.drafts[at]!.early.push(add(name, loosely(plan, count)));
  put(plan, worker!, times(plan, count, [send(c), add(name, integer(-1))]));
  const drain = times(plan, loosely(plan, count), [receive(c)]);
  put(plan, reader!, ...(plan.dice.percent(70) ? [drain, wait(name)] : [wait(name), drain]));
};

export const lateAdd: Motif = (plan) => {
  const [worker, waiter] = pickGoroutines(plan, 2);
  const { name } = newWaitgroup(plan, [worker!, waiter!]);
  const count = amount(plan);
  const lower = add(name, plan.dice.percent(50) ? unary('-', count) : integer(-1));
  put(plan, worker!, add(name, loosely(plan, count)), ...(plan.dice.percent(50) ? [lower] : []));
  put(plan, waiter!, plan.dice.percent(50) ? wait(name) : lower);
};
