import { boolean, integer, sameQuantity, type BinaryOperator, type Quantity } from './quantity.ts';

/** The opposite; a comparison turns round. */
export function not(operand: Quantity): Quantity {
  if (operand.kind === 'boolean') return boolean(!operand.value);
  if (operand.kind === 'unary' && operand.operator === '!') return operand.operand;
  const opposite = operand.kind === 'binary' ? opposites[operand.operator] : undefined;
  if (operand.kind === 'binary' && opposite !== undefined)
    return { ...operand, operator: opposite };
  return { kind: 'unary', operator: '!', operand };
}

const opposites: Readonly<Partial<Record<BinaryOperator, BinaryOperator>>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};

export function negate(operand: Quantity): Quantity {
  if (operand.kind === 'integer') return integer(-operand.value);
  return { kind: 'unary', operator: '-', operand };
}

export function choose(
  name: string,
  condition: Quantity,
  then: Quantity,
  otherwise: Quantity,
): Quantity {
  if (condition.kind === 'boolean') return condition.value ? then : otherwise;
  if (sameQuantity(then, otherwise)) return then;
  return { kind: 'choose', name, condition, then, otherwise };
}

/** An operation, computed where both sides are numbers. Go's division truncates, as BigInt's does. */
export function binary(operator: BinaryOperator, left: Quantity, right: Quantity): Quantity {
  if (left.kind === 'integer' && right.kind === 'integer') {
    const folded = foldIntegers(operator, left.value, right.value);
    if (folded !== null) return folded;
  }
  return foldUnits(operator, left, right) ?? { kind: 'binary', operator, left, right };
}

/** Go's own constants have no more bits than these either, once they are used. */
const fits = (value: bigint): boolean => BigInt.asIntN(256, value) === value;

function foldIntegers(operator: BinaryOperator, a: bigint, b: bigint): Quantity | null {
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
      return boolean(a < b);
    case '<=':
      return boolean(a <= b);
    case '>':
      return boolean(a > b);
    case '>=':
      return boolean(a >= b);
    case '==':
      return boolean(a === b);
    case '!=':
      return boolean(a !== b);
    default:
      return null;
  }
}

function foldUnits(operator: BinaryOperator, left: Quantity, right: Quantity): Quantity | null {
  const isInteger = (quantity: Quantity, value: bigint): boolean =>
    quantity.kind === 'integer' && quantity.value === value;
  switch (operator) {
    case '+':
      if (isInteger(left, 0n)) return right;
      return isInteger(right, 0n) ? left : null;
    case '-':
      if (isInteger(right, 0n)) return left;
      return sameQuantity(left, right) ? integer(0) : null;
    case '*':
      if (isInteger(left, 1n)) return right;
      return isInteger(right, 1n) ? left : null;
    case '&&':
      if (left.kind === 'boolean') return left.value ? right : left;
      return right.kind === 'boolean' && right.value ? left : null;
    case '||':
      if (left.kind === 'boolean') return left.value ? left : right;
      return right.kind === 'boolean' && !right.value ? left : null;
    default:
      return null;
  }
}
