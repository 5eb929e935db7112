import { spawn } from './calls.ts';
import { receive, send } from './communicate.ts';
import { boolExpr, intExpr } from './expressions.ts';
import { printPart } from './print.ts';
import { head, ifElse, int, line, nest, type Stmt } from './program.ts';
import { repeat } from './repeat.ts';
import { freshName, withVariable, withoutWritten, type Making, type Scope } from './scope.ts';

/** A function that starts a producer and returns its channel. */
export function produced(making: Making, scope: Scope): readonly Stmt[] {
  const { dice, suffix, functions } = making;
  const name = `${freshName(making, 'produce')}x${suffix}`;
  const own: Scope = { ...bare(scope), variables: [{ name: 'a', type: 'int', constant: true }] };
  const turns = dice.percent(70) ? int('a') : intExpr(making, own);
  functions.push({
    signature: `${name}(a int) ${dice.pick(['chan int', '<-chan int'])}`,
    body: [
      dice.percent(50) ? line`out := make(chan int)` : line`out := make(chan int, 1)`,
      ...spawn({ ...making, receiver: null }, withVariable(own, 'out', 'channel', true), (inner) =>
        repeat(making, inner, turns, (turn) => [send(making, turn, 'out')]),
      ),
      line`return out`,
    ],
  });
  const count = intExpr(making, scope);
  const given = dice.percent(75) ? count : intExpr(making, scope);
  const results = freshName(making, 'results');
  const awaited = repeat(making, scope, given, (inner) => [receive(making, inner, results)]);
  return [line`${results} := ${name}(${count})`, ...awaited];
}

/** A struct that keeps a channel, a waitgroup and a lock, with methods. */
export function held(making: Making, scope: Scope): readonly Stmt[] {
  const { dice, suffix, functions, declarations } = making;
  const type = `${freshName(making, 'pool')}x${suffix}`;
  const wanted = intExpr(making, withoutWritten(scope, making));
  // Go itself refuses a size that is written out and negative.
  const size = /[a-z]/.test(printPart(wanted)) ? wanted : int(dice.below(3));
  const lock = dice.percent(50) ? 'p.' : 'p.mu.';
  declarations.add(
    `type ${type} struct {\n\tjobs chan int\n\twg sync.WaitGroup\n\tmu sync.Mutex\n\tsync.RWMutex\n\tn int\n}`,
  );
  const add = dice.percent(50) ? [line`p.wg.Add(1)`] : [];
  const isGuarded = dice.percent(40);
  functions.push(
    {
      signature: `(p *${type}) put(k int)`,
      body: [
        ...(isGuarded ? [line`${lock}Lock()`, line`defer ${lock}Unlock()`] : []),
        ...(dice.percent(20) ? [nest(head`if k > ${int(1)}`, [line`return`])] : []),
        line`p.jobs <- k`,
      ],
    },
    {
      signature: `(p *${type}) run()`,
      body: [...(dice.percent(80) ? [line`defer p.wg.Done()`] : []), line`p.put(1)`],
    },
    { signature: `(p *${type}) take()`, body: [line`<-p.jobs`, line`p.n++`] },
  );
  const pool = freshName(making, 'pool');
  const count = dice.percent(50) ? int(`${pool}.n`) : size;
  const start = repeat(making, scope, count, () => [
    ...(add.length > 0 ? [line`${pool}.wg.Add(1)`] : []),
    line`go ${pool}.run()`,
  ]);
  const room = dice.percent(60)
    ? line`${pool} := &${type}{jobs: make(chan int, ${size}), n: ${size}}`
    : line`${pool} := ${type}{n: ${size}, jobs: make(chan int)}`;
  const take = repeat(making, scope, size, () => [line`${pool}.take()`]);
  const wait = add.length > 0 || dice.percent(20) ? [line`${pool}.wg.Wait()`] : [];
  return [room, ...start, ...(dice.percent(50) ? [...wait, ...take] : [...take, ...wait])];
}

function bare(scope: Scope): Scope {
  return { ...scope, variables: [], loops: 0, result: 'out', depth: scope.depth + 1 };
}

/** Which function is called, or which channel is meant, hangs on a value. */
export function chosen(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const { dice } = making;
  const inner: Scope = { ...scope, loops: 0, result: '', depth: scope.depth + 1 };
  const condition = boolExpr(making, scope);
  if (dice.percent(50)) {
    const act = freshName(making, 'act');
    return [
      nest(head`${act} := func()`, [send(making, inner, channel)]),
      ifElse(condition, [nest(head`${act} = func()`, [receive(making, inner, channel)])]),
      dice.percent(50) ? line`${act}()` : line`go ${act}()`,
    ];
  }
  const other = freshName(making, 'other');
  return [
    dice.percent(40) ? line`var ${other} chan int` : line`${other} := make(chan int, ${int(1)})`,
    ifElse(condition, [line`${other} = ${channel}`]),
    send(making, scope, other),
  ];
}

/** Communication in the middle of an expression. */
export function within(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const v = freshName(making, 'v');
  const condition = boolExpr(making, scope);
  return making.dice.pick<readonly Stmt[]>([
    [line`${v} := <-${channel} + <-${channel}`, line`_ = ${v}`],
    [nest(head`if ${condition} && <-${channel} > ${int(0)}`, [send(making, scope, channel)])],
    [nest(head`if <-${channel} > ${int(0)} || ${condition}`, [])],
    [line`${channel} <- <-${channel}`],
    [
      nest(head`switch ${v} := <-${channel}; ${v}`, [
        nest(['case 1:'], [send(making, scope, channel)], ''),
      ]),
    ],
    [
      nest(head`for ${v} := <-${channel}; ${v} > ${int(0)}; ${v}--`, [
        send(making, scope, channel),
      ]),
    ],
  ]);
}

/** What is deferred happens in the other order. */
export function unwound(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const inner: Scope = { ...scope, loops: 0, result: '', depth: scope.depth + 1 };
  const later = (operation: Stmt): Stmt => nest(['defer func()'], [operation], '}()');
  const both = [later(receive(making, inner, channel)), later(send(making, inner, channel))];
  const middle = making.dice.percent(40) ? [ifElse(boolExpr(making, inner), [line`return`])] : [];
  const [first, second] = making.dice.percent(70) ? both : both.toReversed();
  return [nest(['func()'], [first!, ...middle, second!], '}()')];
}
