import { receive, send } from './communicate.ts';
import { boolExpr, intExpr } from './expressions.ts';
import { head, ifElse, int, line, nest, type Stmt } from './program.ts';
import { repeat } from './repeat.ts';
import { freshName, type Making, type Scope } from './scope.ts';

/** A channel in a slice, an array or a map beside another one, and one of them taken out again. */
export function contained(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const { dice } = making;
  const [all, one, at] = ['all', 'one', 'at'].map((name) => freshName(making, name));
  const other = dice.pick(['make(chan int)', 'make(chan int, 1)', channel, 'nil']);
  const both = dice.percent(60) ? `${channel}, ${other}` : `${other}, ${channel}`;
  const list = dice.pick([
    line`${all!} := []chan int{${both}}`,
    line`${all!} := [2]chan int{${both}}`,
    line`${all!} := map[int]chan int{0: ${channel}, 1: ${other}}`,
  ]);
  const inner = { ...scope, loops: scope.loops + 1, depth: scope.depth + 1 };
  const chosen = [
    line`${at!} := ${int(0)}`,
    ifElse(boolExpr(making, scope), [line`${at!} = ${int(1)}`]),
  ];
  const use = dice.pick<readonly Stmt[]>([
    [send(making, scope, `${all!}[${dice.below(2)}]`)],
    [receive(making, scope, `${all!}[${dice.below(2)}]`)],
    [...chosen, send(making, scope, `${all!}[${at!}]`)],
    [...chosen, line`${one!} := ${all!}[${at!}]`, receive(making, scope, one!)],
    [nest(head`for _, ${one!} := range ${all!}`, [send(making, inner, one!)])],
    [
      ifElse(boolExpr(making, scope), [line`${all!}[${int(0)}] = ${all!}[${int(1)}]`]),
      send(making, scope, `${all!}[0]`),
    ],
  ]);
  return [list, ...use];
}

/** Functions that are collected, and called later. */
export function collected(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const { dice } = making;
  const [all, one] = ['steps', 'step'].map((name) => freshName(making, name));
  const inner: Scope = { ...scope, loops: 0, result: '', depth: scope.depth + 1 };
  const step = (): Stmt =>
    nest(
      head`${all!} = append(${all!}, func()`,
      [dice.percent(50) ? send(making, inner, channel) : receive(making, inner, channel)],
      '})',
    );
  const adding = dice.pick<() => readonly Stmt[]>([
    () => [step()],
    () => [ifElse(boolExpr(making, scope), [step()])],
    () => repeat(making, scope, intExpr(making, scope), () => [step()]),
    () => [step(), step()],
  ]);
  return [
    line`var ${all!} []func()`,
    ...adding(),
    nest(head`for _, ${one!} := range ${all!}`, [line`${one!}()`]),
  ];
}

/** An interface, with a type behind it that a condition chooses. */
export function dispatched(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const { dice, suffix, declarations, functions } = making;
  const [doer, sender, taker] = ['doer', 'sender', 'taker'].map(
    (name) => `${freshName(making, name)}x${suffix}`,
  );
  const own: Scope = { ...scope, variables: [], loops: 0, result: '', depth: scope.depth + 1 };
  const isPointer = dice.percent(50);
  const star = isPointer ? '*' : '';
  const made = isPointer ? '&' : '';
  declarations.add(`type ${doer!} interface{ act(k int) }`);
  declarations.add(`type ${sender!} struct{ c chan int }`);
  declarations.add(`type ${taker!} struct {\n\t${sender!}\n\tn int\n}`);
  functions.push(
    { signature: `(s ${star}${sender!}) act(k int)`, body: [send(making, own, 's.c')] },
    {
      signature: `(t ${star}${taker!}) act(k int)`,
      body: dice.percent(60)
        ? [line`<-t.c`]
        : [ifElse(boolExpr(making, own), [line`t.${sender!}.act(k)`])],
    },
  );
  const d = freshName(making, 'd');
  const first = `${made}${sender!}{${channel}}`;
  const second = `${made}${taker!}{${sender!}: ${sender!}{${channel}}}`;
  const use = dice.pick<readonly Stmt[]>([
    [line`${d}.act(1)`],
    [line`go ${d}.act(${int(1)})`, receive(making, scope, channel)],
    [nest(head`if ${'t'}, ok := ${d}.(${star}${taker!}); ok`, [line`t.act(1)`])],
  ]);
  return [
    line`var ${d} ${doer!} = ${first}`,
    ...(dice.percent(70) ? [ifElse(boolExpr(making, scope), [line`${d} = ${second}`])] : []),
    ...use,
  ];
}

/** A struct behind a pointer, or copied, whose channel hangs on a condition or on a loop. */
export function joined(making: Making, scope: Scope, channel: string): readonly Stmt[] {
  const { dice, suffix, declarations } = making;
  const type = `${freshName(making, 'box')}x${suffix}`;
  declarations.add(`type ${type} struct {\n\tc chan int\n\tn int\n}`);
  const [b, copy] = ['b', 'copy'].map((name) => freshName(making, name));
  const other = dice.pick(['make(chan int)', 'make(chan int, 1)', 'nil']);
  const made = dice.pick(['', '&']);
  const change = dice.pick<Stmt>([
    line`${b!} = ${made}${type}{c: ${other}}`,
    line`${b!}.c = ${other}`,
    line`${copy!}.c = ${other}`,
  ]);
  const changed = dice.percent(70)
    ? [ifElse(boolExpr(making, scope), [change])]
    : repeat(making, scope, intExpr(making, scope), () => [change]);
  const target = dice.pick([b!, copy!]);
  return [
    line`${b!} := ${made}${type}{c: ${channel}, n: ${intExpr(making, scope)}}`,
    line`${copy!} := ${b!}`,
    line`_ = ${copy!}`,
    ...changed,
    dice.percent(50) ? send(making, scope, `${target}.c`) : receive(making, scope, `${target}.c`),
  ];
}
