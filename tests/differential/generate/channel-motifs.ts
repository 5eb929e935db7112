import { integer, leave, receive, send, skip, unary, when } from './build.ts';
import { newChannel, pickGoroutines, put } from './drafts.ts';
import { truthExpression } from './expressions.ts';
import { amount, capacity, loosely, times } from './motif-parts.ts';
import type { Motif } from './motif-parts.ts';

export const exchange: Motif = (plan) => {
  const [sender, receiver] = pickGoroutines(plan, 2);
  const c = newChannel(plan, capacity(plan, integer(1)), [sender!, receiver!]);
  put(plan, sender!, send(c));
  put(plan, receiver!, receive(c));
};

export const loopToLoop: Motif = (plan) => {
  const [sender, receiver] = pickGoroutines(plan, 2);
  const count = amount(plan);
  const c = newChannel(plan, capacity(plan, count), [sender!, receiver!]);
  put(plan, sender!, times(plan, count, [send(c)]));
  put(plan, receiver!, times(plan, loosely(plan, count), [receive(c)]));
};

export const loopToSingles: Motif = (plan) => {
  const [one, other] = pickGoroutines(plan, 2);
  const singles = plan.dice.pick([1, 1, 2, 3]);
  const count = plan.dice.percent(60) ? amount(plan) : integer(singles);
  const c = newChannel(plan, capacity(plan, count), [one!, other!]);
  const [looped, single] = plan.dice.percent(60) ? [send(c), receive(c)] : [receive(c), send(c)];
  put(plan, one!, times(plan, count, [looped]));
  for (let index = 0; index < singles; index++) put(plan, other!, single);
};

export const fanIn: Motif = (plan) => {
  const senders = pickGoroutines(plan, plan.dice.pick([2, 2, 3]));
  const receiver = plan.dice.percent(70) ? 0 : pickGoroutines(plan, 1)[0]!;
  const count = plan.dice.percent(60) ? integer(senders.length) : amount(plan);
  const c = newChannel(plan, capacity(plan, count), [...senders, receiver]);
  for (const sender of senders) put(plan, sender, send(c));
  put(plan, receiver, times(plan, count, [receive(c)]));
};

export const guarded: Motif = (plan) => {
  const { dice, scope } = plan;
  const [sender, receiver] = pickGoroutines(plan, 2);
  const condition = truthExpression(dice, scope);
  const other = dice.percent(80) ? condition : truthExpression(dice, scope);
  const c = newChannel(plan, capacity(plan, integer(1)), [sender!, receiver!]);
  put(plan, sender!, when(condition, [send(c)], dice.percent(30) ? [skip] : []));
  const swapped = dice.percent(30);
  const negated = unary('!', other);
  put(plan, receiver!, swapped ? when(negated, [], [receive(c)]) : when(other, [receive(c)]));
};

/** The sender sends in either branch, and leaves early in one. */
export const earlyAnswer: Motif = (plan) => {
  const [sender, receiver] = pickGoroutines(plan, 2);
  const c = newChannel(plan, capacity(plan, integer(1)), [sender!, receiver!]);
  const leaving = plan.dice.percent(80) ? [send(c), leave] : [leave];
  put(plan, sender!, when(truthExpression(plan.dice, plan.scope), leaving), send(c));
  put(plan, receiver!, receive(c));
};

export const guardedReturn: Motif = (plan) => {
  const condition = truthExpression(plan.dice, plan.scope);
  const early = plan.dice.percent(50)
    ? plan.drafts[0]!.early
    : plan.drafts[pickGoroutines(plan, 1)[0]!]!.body;
  early.push(
    plan.dice.percent(80) ? when(condition, [leave], [skip]) : when(condition, [], [leave]),
  );
};

export const handshake: Motif = (plan) => {
  const users = pickGoroutines(plan, 2);
  const count = amount(plan);
  const c = newChannel(plan, capacity(plan, count), users);
  const d = newChannel(plan, capacity(plan, count), users);
  const crossed = plan.dice.percent(15);
  put(plan, users[0]!, times(plan, count, [send(c), receive(d)]));
  const answer = crossed ? [send(d), receive(c)] : [receive(c), send(d)];
  put(plan, users[1]!, times(plan, loosely(plan, count), answer));
};

export const critical: Motif = (plan) => {
  const users = pickGoroutines(plan, plan.dice.pick([2, 2, 3]));
  const m = newChannel(plan, plan.dice.percent(70) ? integer(1) : amount(plan), users);
  for (const user of users) {
    const { body } = plan.drafts[user]!;
    if (plan.dice.percent(50)) body.unshift(send(m));
    else body.push(send(m));
    body.push(receive(m));
  }
};

export const ownBuffer: Motif = (plan) => {
  const [user] = pickGoroutines(plan, 1);
  const count = amount(plan);
  const c = newChannel(plan, capacity(plan, count), [user!]);
  put(plan, user!, times(plan, count, [send(c)]));
  if (plan.dice.percent(60)) put(plan, user!, times(plan, loosely(plan, count), [receive(c)]));
};

/** Tokens that whoever comes first takes, and perhaps puts back. */
export const tokens: Motif = (plan) => {
  const { dice } = plan;
  const users = pickGoroutines(plan, dice.pick([2, 2, 3]));
  const c = newChannel(
    plan,
    dice.percent(60) ? integer(dice.pick([1, 1, 2])) : amount(plan),
    users,
  );
  const habits = [[send(c)], [receive(c)], [receive(c), send(c)], [send(c), receive(c)]];
  for (const user of users) put(plan, user, ...dice.pick(habits));
};

export const lockOrder: Motif = (plan) => {
  const users = pickGoroutines(plan, 2);
  const a = newChannel(plan, plan.dice.percent(70) ? integer(1) : amount(plan), users);
  const b = newChannel(plan, integer(1), users);
  put(plan, users[0]!, send(a), send(b), receive(b), receive(a));
  put(plan, users[1]!, send(b), send(a), receive(a), receive(b));
};
