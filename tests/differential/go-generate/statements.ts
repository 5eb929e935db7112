import { deferred, spawn, wrapped } from './calls.ts';
import { pooled, served } from './control.ts';
import { exchange, group, guarded, impatient, maybeLeave, receive, send } from './communicate.ts';
import { boolExpr, intExpr } from './expressions.ts';
import { collected, contained, dispatched, joined } from './containers.ts';
import { caseOf, head, ifElse, int, line, nest, type Stmt } from './program.ts';
import { chosen, held, produced, unwound, within } from './holders.ts';
import { closed, labelled, renamed, shadowed, tally, throughList, toldLater } from './idioms.ts';
import {
  exchanged,
  fallsThrough,
  indirectly,
  onlyOnce,
  panics,
  readLocked,
  strange,
} from './oddities.ts';
import { repeat } from './repeat.ts';
import { freshName, namesOf, withVariable, type Making, type Scope } from './scope.ts';

/** What a statement may be: how likely, and what it becomes; nothing where it cannot be said here. */
type Maker = readonly [
  weight: number,
  make: (making: Making, scope: Scope) => readonly Stmt[] | null,
];

const makers: readonly Maker[] = [
  [22, (making, scope) => onChannel(making, scope, exchange)],
  [8, (making, scope) => onChannel(making, scope, (m, s, c) => [send(m, s, c)])],
  [6, (making, scope) => onChannel(making, scope, (m, s, c) => [receive(m, s, c)])],
  [
    4,
    (making, scope) =>
      onChannel(making, scope, (m, s, c) => [impatient(m, s, c, m.dice.percent(50))]),
  ],
  [
    14,
    (making, scope) =>
      on(making, namesOf(scope, 'group', 'group pointer'), (name) => group(making, scope, name)),
  ],
  [
    6,
    (making, scope) =>
      on(making, namesOf(scope, 'lock', 'lock pointer'), (name) => locked(making, scope, name)),
  ],
  [6, (making, scope) => maybeLeave(making, scope)],
  [6, assign],
  [6, (making, scope) => guarded(making, scope, (inner) => block(making, inner))],
  [4, (making, scope) => spawn(making, scope, (inner) => block(making, inner))],
  [4, (making, scope) => wrapped(making, scope, (inner) => block(making, inner))],
  [
    3,
    (making, scope) =>
      scope.loops > 0 ? null : deferred(making, scope, (inner) => block(making, inner)),
  ],
  [3, switched],
  [
    3,
    (making, scope) =>
      repeat(making, scope, intExpr(making, scope), (inner) => block(making, inner)),
  ],
  [
    2,
    (making, scope) =>
      on(making, namesOf(scope, 'signal'), (name) => signalled(making, scope, name)),
  ],
  [5, (making, scope) => onChannel(making, scope, tally)],
  [2, (making, scope) => onChannel(making, scope, closed)],
  [2, (making, scope) => onChannel(making, scope, served)],
  [2, (making, scope) => onChannel(making, scope, pooled)],
  [3, (making, scope) => (scope.spawned ? null : onChannel(making, scope, toldLater))],
  [4, (making, scope) => shadowed(making, scope, block)],
  [3, (making, scope) => onChannel(making, scope, (m, s, c) => renamed(m, s, c, block))],
  [2, throughList],
  [2, (making, scope) => onChannel(making, scope, labelled)],
  [2, exchanged],
  [4, indirectly],
  [
    3,
    (making, scope) =>
      onChannel(making, scope, (m, s, c) =>
        strange(m, s, (m.dice.percent(50) ? send : receive)(m, s, c)),
      ),
  ],
  [2, (making, scope) => panics(making, scope, block)],
  [2, (making, scope) => onlyOnce(making, scope, block)],
  [3, (making, scope) => fallsThrough(making, scope, block)],
  [2, (making, scope) => readLocked(making, scope, block)],
  [4, produced],
  [4, held],
  [4, (making, scope) => onChannel(making, scope, chosen)],
  [4, (making, scope) => onChannel(making, scope, within)],
  [5, (making, scope) => onChannel(making, scope, unwound)],
  [4, (making, scope) => onChannel(making, scope, contained)],
  [3, (making, scope) => onChannel(making, scope, collected)],
  [4, (making, scope) => onChannel(making, scope, dispatched)],
  [4, (making, scope) => onChannel(making, scope, joined)],
];

/** A few statements; what one of them declares the next ones may use. */
export function block(making: Making, scope: Scope): readonly Stmt[] {
  const statements: Stmt[] = [];
  let inner: Scope = { ...scope, depth: scope.depth + 1 };
  for (let rest = 1 + making.dice.below(3); rest > 0 && making.budget.left > 0; rest--) {
    if (making.dice.percent(20)) {
      const [declaration, after] = declare(making, inner);
      statements.push(declaration);
      inner = after;
    }
    statements.push(...statement(making, inner));
  }
  return statements;
}

export function statement(making: Making, scope: Scope): readonly Stmt[] {
  making.budget.left--;
  if (scope.depth > 6) return [];
  const total = makers.reduce((sum, [weight]) => sum + weight, 0);
  let at = making.dice.below(total);
  for (const [weight, make] of makers) {
    at -= weight;
    if (at < 0) return make(making, scope) ?? [];
  }
  return [];
}

export function declare(making: Making, scope: Scope): readonly [Stmt, Scope] {
  const { dice } = making;
  if (dice.percent(30)) {
    const name = freshName(making, 'flag');
    return [line`${name} := ${boolExpr(making, scope)}`, withVariable(scope, name, 'bool')];
  }
  const name = freshName(making, 'k');
  return [line`${name} := ${intExpr(making, scope)}`, withVariable(scope, name, 'int')];
}

function on(
  { dice }: Making,
  names: readonly string[],
  make: (name: string) => readonly Stmt[],
): readonly Stmt[] | null {
  return names.length === 0 ? null : make(dice.pick(names));
}

function onChannel(
  making: Making,
  scope: Scope,
  make: (making: Making, scope: Scope, channel: string) => readonly Stmt[],
): readonly Stmt[] | null {
  return on(making, namesOf(scope, 'channel'), (name) => make(making, scope, name));
}

/** A variable gets another value, perhaps only on one way. */
function assign(making: Making, scope: Scope): readonly Stmt[] | null {
  const { dice, captured, written } = making;
  const free = scope.variables.filter(
    ({ name, type, constant }) => type === 'int' && !constant && !captured.has(name),
  );
  if (free.length === 0) return null;
  const { name } = dice.pick(free);
  written.add(name);
  const change = dice.pick([
    line`${name} = ${intExpr(making, scope)}`,
    line`${name}++`,
    line`${name} -= ${int(1)}`,
    line`${name} += ${intExpr(making, scope, 0)}`,
  ]);
  return dice.percent(55) ? [ifElse(boolExpr(making, scope), [change])] : [change];
}

function locked(making: Making, scope: Scope, lock: string): readonly Stmt[] {
  const { dice } = making;
  const take = line`${lock}.Lock()`;
  const release = line`${lock}.Unlock()`;
  const section = (own: Scope): readonly Stmt[] =>
    dice.percent(50) ? block(making, { ...own, depth: own.depth + 1 }) : [];
  if (scope.loops > 0 || dice.percent(60)) return [take, ...section(scope), release];
  return wrapped(making, scope, (own) => [
    take,
    ...deferred(making, own, () => [release]),
    ...section(own),
  ]);
}

function switched(making: Making, scope: Scope): readonly Stmt[] {
  const { dice } = making;
  const inner = { ...scope, depth: scope.depth + 1 };
  const cases = dice.percent(50)
    ? [0, 1].map((value) => caseOf(head`case ${int(value)}`, block(making, inner)))
    : [caseOf(head`case ${boolExpr(making, scope)}`, block(making, inner))];
  const isValue = cases.length === 2;
  const start = isValue ? head`switch ${intExpr(making, scope, 0)}` : ['switch'];
  const rest = dice.percent(50) ? [caseOf(['default'], block(making, inner))] : [];
  return [nest(start, dice.percent(70) ? [...cases, ...rest] : [...rest, ...cases])];
}

/** Somebody waits for a signal, which another one gives or forgets. */
function signalled(making: Making, scope: Scope, signal: string): readonly Stmt[] {
  const { dice } = making;
  const give = line`close(${signal})`;
  const wait = line`<-${signal}`;
  return dice.percent(50)
    ? [...spawn(making, scope, () => [give]), wait]
    : [...spawn(making, scope, () => [wait]), ...(dice.percent(80) ? [give] : [])];
}
