import { spawn } from './calls.ts';
import { exit, receive, send } from './communicate.ts';
import { boolExpr, intExpr } from './expressions.ts';
import { head, ifElse, int, line, nest, type Stmt } from './program.ts';
import { repeat } from './repeat.ts';
import {
  freshName,
  namesOf,
  withVariable,
  withoutWritten,
  type Making,
  type Scope,
} from './scope.ts';

export type Block = (making: Making, scope: Scope) => readonly Stmt[];

/** Some of the items get a worker, and as many answers are awaited as were counted. */
export function tally(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const count = freshName(making, 'count');
  making.written.add(count);
  const one = line`${count}++`;
  const workers = repeat(making, scope, intExpr(making, scope), (inner) => {
    const worker = spawn(making, inner, (own) => [send(making, own, channel)]);
    const both = making.dice.percent(50) ? [one, ...worker] : [...worker, one];
    return making.dice.percent(60) ? [ifElse(boolExpr(making, inner), both)] : both;
  });
  const counted = withVariable(scope, count, 'int', true);
  const answers = repeat(making, counted, int(count), (inner) => [receive(making, inner, channel)]);
  return [line`${count} := ${int(0)}`, ...workers, ...answers];
}

/** The producer closes, and the consumer goes on until then. */
export function closed(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const { dice } = making;
  const count = intExpr(making, withoutWritten(scope, making));
  const close = line`close(${channel})`;
  const producer = spawn(making, scope, (inner) => {
    const sends = repeat(making, inner, count, (own) => [send(making, own, channel)]);
    return dice.percent(50)
      ? [{ ...close, head: ['defer ', ...close.head] }, ...sends]
      : [...sends, close];
  });
  const consumer = dice.percent(60)
    ? nest(head`for range ${channel}`, dice.percent(25) ? exit(making, { ...scope, loops: 1 }) : [])
    : nest(['for'], [line`_, ok := <-${channel}`, nest(['if !ok'], [line`break`])]);
  return [...producer, consumer];
}

/** An error is found in a goroutine, and looked at when that has said that it is done. */
export function toldLater(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const failed = freshName(making, 'failed');
  const found = boolExpr(making, withoutWritten(scope, making), 0);
  const worker = nest(
    ['go func()'],
    [line`${failed} = ${found}`, send(making, scope, channel)],
    '}()',
  );
  const leave = nest(head`if ${failed}`, exit(making, scope));
  return [line`${failed} := false`, worker, line`<-${channel}`, leave];
}

/** The same name for something else, further in. */
export function shadowed(making: Making, scope: Scope, block: Block): readonly Stmt[] | null {
  const { dice } = making;
  const ints = namesOf(scope, 'int').filter((name) => !name.includes('.'));
  if (ints.length === 0) return null;
  const name = dice.pick(ints);
  const inner = withVariable(scope, name, 'int', true);
  const value = intExpr(making, scope);
  const used = line`_ = ${name}`;
  if (dice.percent(50)) {
    const start = head`if ${name} := ${value}; ${boolExpr(making, inner)}`;
    return [used, nest(start, [used, ...block(making, inner)])];
  }
  return [used, nest(['if true'], [line`${name} := ${value}`, used, ...block(making, inner)])];
}

/** Another name for the same channel; perhaps one that only sends. */
export function renamed(
  making: Making,
  scope: Scope,
  channel: string,
  block: Block,
): readonly Stmt[] {
  const name = freshName(making, 'out');
  const others = scope.variables.filter((one) => one.name !== channel);
  const inner = withVariable({ ...scope, variables: others }, name, 'channel', true);
  return [line`${name} := ${channel}`, ...block(making, inner)];
}

/** Through a list of channels. */
export function throughList(making: Making, scope: Scope): readonly Stmt[] | null {
  const channels = namesOf(scope, 'channel');
  if (channels.length === 0) return null;
  const list = making.dice.percent(50) ? channels : [...channels, channels[0]!];
  const name = freshName(making, 'ch');
  const inner = { ...withVariable(scope, name, 'channel', true), loops: scope.loops + 1 };
  const operation = making.dice.percent(50)
    ? send(making, inner, name)
    : receive(making, inner, name);
  return [nest(head`for _, ${name} := range []chan int{${list.join(', ')}}`, [operation])];
}

/** A loop in a loop, which may be left as a whole. */
export function labelled(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const { dice } = making;
  const [i, j, label] = [
    freshName(making, 'i'),
    freshName(making, 'j'),
    freshName(making, 'Outer'),
  ];
  const inner = withVariable(withVariable(scope, i, 'int', true), j, 'int', true);
  const leave = dice.pick([`break ${label}`, `continue ${label}`]);
  const operation = dice.percent(50) ? send : receive;
  const own = { ...inner, loops: scope.loops + 2 };
  const turn = nest(head`for ${j} := 0; ${j} < ${intExpr(making, scope)}; ${j}++`, [
    operation(making, own, channel),
    ifElse(boolExpr(making, inner), [line`${leave}`]),
  ]);
  const whole = nest(head`for ${i} := 0; ${i} < ${int(2)}; ${i}++`, [turn]);
  return [line`${label}:`, whole];
}
