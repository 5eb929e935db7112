import { unreachable } from '../base/unreachable.ts';
import {
  boolean,
  integer,
  sameExpression,
  type Expression,
  type Leaf,
  type Literal,
} from './expression.ts';
import { compareValues, isComparison, opposite, type BinaryOperator } from './operators.ts';

/** The opposite; a comparison is turned round. */
export function not<L extends Leaf>(operand: Expression<L>): Expression<L> {
  if (operand.kind === 'boolean') return boolean(!operand.value);
  if (operand.kind === 'unary' && operand.operator === '!') return operand.operand;
  if (operand.kind === 'binary' && isComparison(operand.operator))
    return { ...operand, operator: opposite[operand.operator] };
  return { kind: 'unary', operator: '!', operand };
}

export function negate<L extends Leaf>(operand: Expression<L>): Expression<L> {
  if (operand.kind === 'integer') return integer(-operand.value);
  return { kind: 'unary', operator: '-', operand };
}

export function conditional<L extends Leaf>(
  name: string,
  condition: Expression<L>,
  then: Expression<L>,
  otherwise: Expression<L>,
): Expression<L> {
  if (condition.kind === 'boolean') return condition.value ? then : otherwise;
  if (sameExpression(then, otherwise)) return then;
  if (then.kind === 'boolean')
    return then.value
      ? binary('||', condition, otherwise)
      : binary('&&', not(condition), otherwise);
  if (otherwise.kind === 'boolean')
    return otherwise.value ? binary('||', not(condition), then) : binary('&&', condition, then);
  return { kind: 'conditional', name, condition, then, otherwise };
}

/** An operation, computed where both sides are numbers. Go's division truncates, as BigInt's does. */
export function binary<L extends Leaf>(
  operator: BinaryOperator,
  left: Expression<L>,
  right: Expression<L>,
): Expression<L> {
  if (left.kind === 'integer' && right.kind === 'integer') {
    const folded = foldIntegers(operator, left.value, right.value);
    if (folded !== null) return folded;
  }
  return foldUnits(operator, left, right) ?? { kind: 'binary', operator, left, right };
}

/** Go's own constants have no more bits than these either, once they are used. */
const fits = (value: bigint): boolean => BigInt.asIntN(256, value) === value;

function foldIntegers(operator: BinaryOperator, a: bigint, b: bigint): Literal | null {
  switch (operator) {
    case '+':
      return integer(a + b);
    case '-':
      return integer(a - b);
    case '*':
      return fits(a) && fits(b) ? integer(a * b) : null;
    case '/':
      return b === 0n ? null : integer(a / b);
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '==':
    case '!=':
      return boolean(compareValues(operator, a, b));
    case '&&':
    case '||':
      return null;
    default:
      return unreachable(operator);
  }
}

/** What a side that is 0, 1, true or false leaves of the operation; null where it leaves all of it. */
function foldUnits<L extends Leaf>(
  operator: BinaryOperator,
  left: Expression<L>,
  right: Expression<L>,
): Expression<L> | null {
  const isInteger = (expression: Expression<L>, value: bigint): boolean =>
    expression.kind === 'integer' && expression.value === value;
  switch (operator) {
    case '+':
      if (isInteger(left, 0n)) return right;
      return isInteger(right, 0n) ? left : null;
    case '-':
      if (isInteger(right, 0n)) return left;
      return sameExpression(left, right) ? integer(0) : null;
    case '*':
      if (isInteger(left, 1n)) return right;
      return isInteger(right, 1n) ? left : null;
    case '&&':
      if (left.kind === 'boolean') return left.value ? right : left;
      return right.kind === 'boolean' && right.value ? left : null;
    case '||':
      if (left.kind === 'boolean') return left.value ? left : right;
      return right.kind === 'boolean' && !right.value ? left : null;
    case '/':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '==':
    case '!=':
      return null;
    default:
      return unreachable(operator);
  }
}
