import { boolExpr, intExpr } from './expressions.ts';
import type { Block } from './idioms.ts';
import { caseOf, head, ifElse, int, line, nest, type Expr, type Stmt } from './program.ts';
import { freshName, withVariable, type Making, type Scope } from './scope.ts';

/** Variables that may be written to here. */
function writable({ captured }: Making, scope: Scope): readonly string[] {
  return scope.variables.flatMap(({ name, type, constant }) =>
    type === 'int' && !constant && !captured.has(name) ? [name] : [],
  );
}

function write(making: Making, name: string): string {
  making.written.add(name);
  return name;
}

export function exchanged(making: Making, scope: Scope): readonly Stmt[] | null {
  const names = writable(making, scope);
  if (names.length < 2) return null;
  const [one, other] = [names[0]!, names[1]!].map((name) => write(making, name));
  return [line`${one!}, ${other!} = ${other!}, ${one!}`];
}

/** Written to behind a pointer's or a closure's back. */
export function indirectly(making: Making, scope: Scope): readonly Stmt[] | null {
  const names = writable(making, scope);
  if (names.length === 0) return null;
  const name = write(making, making.dice.pick(names));
  const value = intExpr(making, scope);
  const condition = boolExpr(making, scope);
  if (making.dice.percent(50)) {
    const pointer = freshName(making, 'p');
    return [line`${pointer} := &${name}`, ifElse(condition, [line`*${pointer} = ${value}`])];
  }
  const set = freshName(making, 'set');
  return [
    nest(head`${set} := func()`, [line`${name} = ${value}`]),
    ifElse(condition, [line`${set}()`]),
  ];
}

/** A loop that counts as it likes. */
export function strange(making: Making, scope: Scope, operation: Stmt): readonly Stmt[] {
  const { dice } = making;
  const [i, j] = [freshName(making, 'i'), freshName(making, 'j')];
  const count = intExpr(making, scope);
  const skip = ifElse(boolExpr(making, withVariable(scope, i, 'int', true)), [line`${i}++`]);
  return dice.pick<readonly Stmt[]>([
    [
      nest(head`for ${i}, ${j} := 0, ${count}; ${i} < ${j}; ${i}, ${j} = ${i}+1, ${j}-1`, [
        operation,
      ]),
    ],
    [nest(head`for ${i} := 0; ${i} < ${count}; ${i}++`, [operation, skip])],
    [nest(head`for ${i} := ${int(-1)}; ${i} < ${count}; ${i}++`, [operation])],
    [nest(head`for ${i} := ${count}; ${i} >= 0; ${i}--`, [operation])],
    [nest(head`for ${i} := ${count}; ${i} < 3; ${i}++`, [operation])],
    [nest(head`for ${i} := 1; ${i} < 8; ${i} *= 2`, [operation])],
    [
      nest(head`for ${i}, ${j} := 0, 2*${parenthesized(count)}; ${i} < ${j}; ${i} += 2`, [
        operation,
      ]),
    ],
  ]);
}

function parenthesized(expr: Expr): Expr {
  return { kind: 'call', sort: 'int', name: '', given: expr, after: '' };
}

/** An end that is asked for, and perhaps survived. */
export function panics(making: Making, scope: Scope, block: Block): readonly Stmt[] {
  const stop = ifElse(boolExpr(making, scope), [line`panic("stop")`]);
  if (making.dice.percent(40)) return [stop];
  const inner: Scope = { ...scope, loops: 0, result: '', depth: scope.depth + 1 };
  const recovers = nest(['defer func()'], [line`recover()`], '}()');
  const body = making.dice.percent(50)
    ? [recovers, stop, ...block(making, inner)]
    : [recovers, ...block(making, inner), stop];
  return [nest(['func()'], body, '}()')];
}

export function onlyOnce(making: Making, scope: Scope, block: Block): readonly Stmt[] {
  const once = freshName(making, 'once');
  const inner: Scope = { ...scope, loops: 0, result: '', depth: scope.depth + 1 };
  const body = block(making, inner);
  const first = nest(head`${once}.Do(func()`, body, '})');
  const second = nest(head`${once}.Do(func()`, making.dice.percent(50) ? body : [], '})');
  return [line`var ${once} sync.Once`, first, ...(making.dice.percent(60) ? [second] : [])];
}

/** Cases that go on into the next one. */
export function fallsThrough(making: Making, scope: Scope, block: Block): readonly Stmt[] {
  const value = intExpr(making, scope, 0);
  const inner = { ...scope, depth: scope.depth + 1 };
  return [
    nest(head`switch ${value}`, [
      caseOf(head`case ${int(0)}, ${int(3)}`, [...block(making, inner), line`fallthrough`]),
      caseOf(head`case ${int(1)}`, block(making, inner)),
      ...(making.dice.percent(50) ? [caseOf(['default'], block(making, inner))] : []),
    ]),
  ];
}

/** Readers beside writers. */
export function readLocked(making: Making, scope: Scope, block: Block): readonly Stmt[] {
  const lock = freshName(making, 'rw');
  const inner = { ...scope, depth: scope.depth + 1 };
  const [take, release] = making.dice.pick([
    ['RLock', 'RUnlock'],
    ['Lock', 'Unlock'],
  ] as const);
  return [
    line`var ${lock} sync.RWMutex`,
    line`${lock}.${take}()`,
    ...block(making, inner),
    line`${lock}.${release}()`,
  ];
}
