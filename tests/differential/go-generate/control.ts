import { spawn } from './calls.ts';
import { receive, send } from './communicate.ts';
import { boolExpr, intExpr } from './expressions.ts';
import { caseOf, head, ifElse, int, line, nest, type Stmt } from './program.ts';
import { repeat } from './repeat.ts';
import { freshName, withoutWritten, type Making, type Scope } from './scope.ts';

/** A producer that goes on until it is told to stop: by a channel that is closed, or by a context. */
export function served(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const { dice } = making;
  const isContext = dice.percent(40);
  const quit = freshName(making, isContext ? 'ctx' : 'quit');
  const stop = isContext ? freshName(making, 'cancel') : `close(${quit})`;
  const start = isContext
    ? line`${quit}, ${stop} := context.WithCancel(context.Background())`
    : line`${quit} := make(chan struct{})`;
  const told = isContext ? `${quit}.Done()` : quit;
  const leave = dice.percent(70) ? [line`return`] : [line`break`];
  const cases = [
    caseOf(dice.percent(70) ? head`case ${channel} <- ${int(1)}` : head`case <-${channel}`, []),
    caseOf(head`case <-${told}`, leave),
  ];
  const producer = nest(['go func()'], [nest(['for'], [nest(['select'], cases)])], '}()');
  const consumer = repeat(making, scope, intExpr(making, scope), (inner) => [
    dice.percent(80) ? receive(making, inner, channel) : send(making, inner, channel),
  ]);
  const end = isContext ? line`${stop}()` : line`${stop}`;
  const stopping = dice.percent(20) ? [ifElse(boolExpr(making, scope), [end])] : [end];
  const ended = isContext ? [line`_ = ${stop}`] : [];
  return [start, ...ended, producer, ...consumer, ...stopping];
}

/** Workers that range over a channel, and somebody who waits for them all and closes another. */
export function pooled(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const { dice } = making;
  const [group, results] = [freshName(making, 'group'), freshName(making, 'results')];
  const own = withoutWritten(scope, making);
  const size = dice.percent(50) ? int(dice.below(3) + 1) : intExpr(making, own, 0);
  const fails = dice.percent(25) ? [ifElse(boolExpr(making, own, 0), [line`return`])] : [];
  const work = nest(head`for range ${channel}`, [...fails, line`${results} <- ${int(1)}`]);
  const worker = nest(['go func()'], [line`defer ${group}.Done()`, work], '}()');
  const workers = nest(head`for range make([]int, ${size})`, [line`${group}.Add(1)`, worker]);
  const feeder = spawn(making, scope, (inner) => [
    ...repeat(making, inner, intExpr(making, own, 0), (deep) => [send(making, deep, channel)]),
    line`close(${channel})`,
  ]);
  const closer = nest(['go func()'], [line`${group}.Wait()`, line`close(${results})`], '}()');
  const drain = nest(head`for range ${results}`, dice.percent(15) ? [line`break`] : []);
  return [
    line`var ${group} sync.WaitGroup`,
    line`${results} := make(chan int)`,
    workers,
    ...feeder,
    closer,
    drain,
  ];
}
