import type { Expression } from '../../../src/virgo/ast.ts';
import { binary, integer, parameter, truth, unary } from './build.ts';
import type { Dice } from './dice.ts';

/** The parameters that a program may use. */
export interface Scope {
  readonly integers: readonly string[];
  readonly truths: readonly string[];
}

/** Names that could collide with words of SMT-LIB, of Dafny or of the encoding. */
const oddNames = [
  'and',
  'let',
  'Int',
  'P',
  'iter',
  'step',
  "x'",
  'len(jobs)',
  'cfg.n',
  'two words',
];

export function pickScope(dice: Dice): Scope {
  const count = dice.pick([0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3]);
  const integers = ['x', 'y', 'n'].slice(0, count);
  if (count > 0 && dice.percent(8)) integers[dice.below(count)] = dice.pick(oddNames);
  return { integers, truths: count < 3 && dice.percent(25) ? ['p'] : [] };
}

function integerLeaf(dice: Dice, scope: Scope): Expression {
  if (scope.integers.length > 0 && dice.percent(82)) return parameter(dice.pick(scope.integers));
  return integer(dice.pick([0, 1, 1, 2, 2, 3, -1]));
}

/** Mostly a leaf or one operation; products are rare, since the solver and the loops suffer. */
export function integerExpression(dice: Dice, scope: Scope, depth = 2): Expression {
  if (depth === 0 || dice.percent(55)) return integerLeaf(dice, scope);
  const operator = dice.pick(['+', '+', '+', '-', '-', '-', '*', '/'] as const);
  if (dice.percent(6)) return unary('-', integerExpression(dice, scope, depth - 1));
  const left = integerExpression(dice, scope, depth - 1);
  // A constant on the right, nine times of ten: `x / 2` and `x * 2`, seldom `x / y`.
  const plain = operator === '*' || operator === '/' ? dice.percent(90) : dice.percent(60);
  const right = plain ? integer(dice.pick([1, 1, 2])) : integerExpression(dice, scope, depth - 1);
  return binary(operator, left, right);
}

export function truthExpression(dice: Dice, scope: Scope, depth = 2): Expression {
  const roll = dice.below(100);
  if (scope.truths.length > 0 && roll < 40) return parameter(dice.pick(scope.truths));
  if (depth > 0 && roll < 50) return unary('!', truthExpression(dice, scope, depth - 1));
  if (depth > 0 && roll < 62) {
    const operator = dice.pick(['&&', '||', '&&', '||', '==', '!='] as const);
    const left = truthExpression(dice, scope, depth - 1);
    const right = truthExpression(dice, scope, depth - 1);
    // `p == q` alone would make integers of both.
    const open = left.kind === 'parameter' && right.kind === 'parameter';
    const logical = operator === '&&' || operator === '||';
    return binary(open && !logical ? '&&' : operator, left, right);
  }
  if (roll < 66) return truth(dice.percent(50));
  const order = dice.pick(['<', '<=', '>', '>=', '==', '!='] as const);
  const left = integerExpression(dice, scope, 1);
  if (dice.percent(40)) return binary(order, left, integerExpression(dice, scope, 1));
  // Now and then far beyond the values that are tried.
  return binary(order, left, integer(dice.percent(90) ? dice.below(3) : dice.pick([6, 11, 20])));
}
