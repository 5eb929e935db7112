import { bool, head, ifElse, int, line, nest, type Expr, type Stmt } from './program.ts';
import { boolExpr } from './expressions.ts';
import { freshName, namesOf, withVariable, type Making, type Scope } from './scope.ts';

export type MakeBody = (scope: Scope) => readonly Stmt[];

interface Turns {
  readonly making: Making;
  readonly scope: Scope;
  readonly count: Expr;
  readonly body: MakeBody;
}

/** So many turns of a body, in one of the ways that people write. */
export function repeat(making: Making, scope: Scope, count: Expr, body: MakeBody): readonly Stmt[] {
  const { dice } = making;
  const turns = { making, scope, count, body };
  if (dice.percent(10) && namesOf(scope, 'list', 'text', 'table').length > 0)
    return overList(turns);
  if (dice.percent(10)) return whileStyle(turns);
  if (dice.percent(6)) return breakStyle(turns);
  return counted(turns);
}

function inside({ scope }: Turns, counter: string | null, steps = true): Scope {
  const inner = { ...scope, steps, loops: scope.loops + 1, depth: scope.depth + 1 };
  return counter === null ? inner : withVariable(inner, counter, 'int', true);
}

function counted(turns: Turns): readonly Stmt[] {
  const { making, count } = turns;
  const { dice } = making;
  const i = freshName(making, 'i');
  const start = dice.pick([
    head`for ${i} := 0; ${i} < ${count}; ${i}++`,
    head`for ${i} := 0; ${i} < ${count}; ${i}++`,
    head`for ${i} := 0; ${i} < ${count}; ${i} += 1`,
    head`for ${i} := 1; ${i} <= ${count}; ${i}++`,
    head`for ${i} := ${count}; ${i} > 0; ${i}--`,
    head`for ${i} := ${count}; ${i} >= 1; ${i}--`,
    head`for ${i} := ${count}; 0 < ${i}; ${i} -= 1`,
    // One turn more, or half of them.
    dice.percent(50)
      ? head`for ${i} := 0; ${i} <= ${count}; ${i}++`
      : head`for ${i} := 0; ${i} < ${count}; ${i} += 2`,
  ]);
  return [nest(start, exits(turns, i, turns.body(inside(turns, i))))];
}

/** Now and then a turn is skipped, or the loop is left early. */
function exits(turns: Turns, i: string, body: readonly Stmt[]): readonly Stmt[] {
  const { making, scope } = turns;
  const { dice } = making;
  if (!dice.percent(18)) return body;
  const inner = inside(turns, i);
  const condition = dice.percent(50) ? bool(`${i} == ${dice.below(3)}`) : boolExpr(making, inner);
  const how = dice.pick(['continue', 'break', `return ${scope.result}`.trim()]);
  const exit = ifElse(condition, [line`${how}`]);
  return dice.percent(60) ? [exit, ...body] : [...body, exit];
}

function overList(turns: Turns): readonly Stmt[] {
  const { making, scope } = turns;
  const list = making.dice.pick(namesOf(scope, 'list', 'text', 'table'));
  const i = freshName(making, 'i');
  const [start, counter] = making.dice.pick([
    [head`for range ${list}`, null],
    [head`for ${i} := range ${list}`, i],
    [head`for ${i}, _ := range ${list}`, i],
  ] as const);
  const body = turns.body(inside(turns, counter));
  if (counter === null) return [nest(start, body)];
  return [nest(start, [line`_ = ${counter}`, ...exits(turns, counter, body)])];
}

function whileStyle(turns: Turns): readonly Stmt[] {
  const { making, count } = turns;
  const i = freshName(making, 'i');
  const isLast = making.dice.percent(70);
  const body = turns.body(inside(turns, i, !isLast));
  const isDown = making.dice.percent(50);
  const first = isDown ? line`${i} := ${count}` : line`${i} := 0`;
  const start = isDown ? head`for ${i} > 0` : head`for ${i} < ${count}`;
  const step = isDown ? line`${i}--` : line`${i}++`;
  return [first, nest(start, isLast ? [...body, step] : [step, ...body])];
}

function breakStyle(turns: Turns): readonly Stmt[] {
  const { making, count } = turns;
  const i = freshName(making, 'i');
  const body = turns.body(inside(turns, i));
  const leave = nest(head`if ${i} >= ${count}`, [line`break`]);
  const step = line`${i}++`;
  return [line`${i} := ${int(0)}`, nest(['for'], [leave, step, ...body])];
}
