import type { Block, Expression, Statement } from '../../../src/virgo/ast.ts';
import { binary, emptySpan, integer, loop } from './build.ts';
import type { Plan } from './drafts.ts';
import { parametersOf } from './parameters.ts';
import { integerExpression } from './expressions.ts';

/**
 * Patterns of communication whose two sides come from one plan, so that many programs are clean for
 * some values. `loosely` is where the sides may differ a little.
 */
export type Motif = (plan: Plan) => void;

export function amount(plan: Plan): Expression {
  return integerExpression(plan.dice, plan.scope, plan.dice.percent(70) ? 0 : 2);
}

export function loosely(plan: Plan, expression: Expression): Expression {
  const { dice } = plan;
  if (dice.percent(85)) return expression;
  if (dice.percent(50)) return amount(plan);
  return binary(dice.pick(['+', '-'] as const), expression, integer(1));
}

export function capacity(plan: Plan, related: Expression): Expression {
  const { dice } = plan;
  const roll = dice.below(100);
  if (roll < 40) return integer(0);
  if (roll < 60) return integer(dice.pick([1, 1, 2]));
  if (roll < 78) return related;
  if (roll < 86) return binary('-', related, integer(1));
  return integerExpression(dice, plan.scope);
}

/** Now and then that of a parameter, which the variable shadows: where nothing in the loop means it. */
function variableName({ dice, scope }: Plan, body: Block): string {
  const shadowed = scope.integers.filter((name) => /^\w+$/.test(name));
  if (shadowed.length === 0 || dice.percent(50)) return 'turn';
  const name = dice.pick(shadowed);
  const inBody = parametersOf({ body, span: emptySpan }).map((parameter) => parameter.name);
  return inBody.includes(name) ? 'turn' : name;
}

/** The loop over so many turns, from 0 or from elsewhere. */
export function times(plan: Plan, count: Expression, body: Block): Statement {
  const { dice } = plan;
  const name = dice.percent(10) ? variableName(plan, body) : null;
  if (dice.percent(80)) return loop(integer(0), count, body, name);
  const from = dice.percent(60) ? integer(dice.pick([1, 2, -1])) : amount(plan);
  return loop(from, binary('+', count, from), body, name);
}
