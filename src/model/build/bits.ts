import { binary } from '../../expression/fold.ts';
import { integer } from '../../expression/expression.ts';
import { isLargerThan } from '../../expression/walk.ts';
import type { ArithmeticOperator } from '../../go/plain/expression.ts';
import type { Quantity } from '../quantity.ts';

/** The number is written up to four times in the result. */
const longest = 9;

/** Of shifts by more, the powers tell nobody anything. */
const mostBits = 31n;

/**
 * A remainder, shift or mask by a constant, as terms with truncating division, which are exact for numbers
 * below zero, too; null for all others. `isNatural` says that the number is not below zero.
 */
export function byConstant(
  operator: ArithmeticOperator,
  left: Quantity,
  constant: bigint,
  isNatural: boolean,
): Quantity | null {
  if (isLargerThan(left, longest)) return null;
  switch (operator) {
    case '%':
      return constant === 0n ? null : remainder(left, constant < 0n ? -constant : constant);
    case '>>':
      if (constant < 0n || constant > mostBits) return null;
      return shifted(left, 1n << constant, isNatural);
    case '&':
      return masked(left, constant, isNatural);
    case '&^':
      return masked(left, ~constant, isNatural);
    case '+':
    case '-':
    case '*':
    case '/':
    case '|':
    case '^':
    case '<<':
      return null;
  }
}

/** left - divisor * (left / divisor), with the sign of left as Go has it. */
function remainder(left: Quantity, divisor: bigint): Quantity {
  if (divisor === 1n) return integer(0);
  const whole = binary('/', left, integer(divisor));
  return binary('-', left, binary('*', integer(divisor), whole));
}

/** What is left of the lowest bits: never below zero. */
function lowBits(left: Quantity, power: bigint, isNatural: boolean): Quantity {
  const own = remainder(left, power);
  return isNatural ? own : remainder(binary('+', own, integer(power)), power);
}

/** Rounds down, where division rounds towards zero. */
function shifted(left: Quantity, power: bigint, isNatural: boolean): Quantity {
  const above = isNatural ? left : binary('-', left, lowBits(left, power, false));
  return power === 1n ? left : binary('/', above, integer(power));
}

/** Of masks with one run of bits, which may go on to the left for ever: 0b0110, ^1. */
function masked(left: Quantity, mask: bigint, isNatural: boolean): Quantity | null {
  if (mask === 0n) return integer(0);
  if (mask === -1n) return left;
  const from = mask & -mask;
  if (mask < 0n) return mask === -from ? binary('-', left, lowBits(left, from, isNatural)) : null;
  const end = mask + from;
  if ((end & (end - 1n)) !== 0n || end > 1n << mostBits) return null;
  const upTo = lowBits(left, end, isNatural);
  return from === 1n ? upTo : binary('-', upTo, lowBits(left, from, isNatural));
}
