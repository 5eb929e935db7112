import { unreachable } from '../base/unreachable.ts';
import type { Expression } from './expression.ts';
import { compareValues, type BinaryOperator } from './operators.ts';

export type Value = bigint | boolean;
/** One value per parameter, by name. */
export type Valuation = ReadonlyMap<string, Value>;

/** The program divides by zero where it evaluates this expression. */
export const undefinedValue = Symbol('division by zero');
type Evaluated = Value | typeof undefinedValue;

/**
 * The value of an expression as Go computes it: division truncates towards zero, division by zero is
 * a crash, and && and || look at their right side only if they must (PAPER-NOTES 27).
 */
export function evaluate(expression: Expression, valuation: Valuation): Evaluated {
  switch (expression.kind) {
    case 'integer':
    case 'boolean':
      return expression.value;
    case 'parameter': {
      const value = valuation.get(expression.name);
      if (value === undefined) throw new Error(`no value for the parameter ${expression.name}`);
      return value;
    }
    case 'unary': {
      const operand = evaluate(expression.operand, valuation);
      if (operand === undefinedValue) return undefinedValue;
      return expression.operator === '-' ? -(operand as bigint) : !(operand as boolean);
    }
    case 'binary': {
      const left = evaluate(expression.left, valuation);
      if (left === undefinedValue) return undefinedValue;
      if (expression.operator === '&&' && left === false) return false;
      if (expression.operator === '||' && left === true) return true;
      const right = evaluate(expression.right, valuation);
      if (right === undefinedValue) return undefinedValue;
      return apply(expression.operator, left, right);
    }
    case 'conditional': {
      const condition = evaluate(expression.condition, valuation);
      if (condition === undefinedValue) return undefinedValue;
      return evaluate(condition === true ? expression.then : expression.otherwise, valuation);
    }
    default:
      return unreachable(expression);
  }
}

function apply(operator: BinaryOperator, left: Value, right: Value): Evaluated {
  const a = left as bigint;
  const b = right as bigint;
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0n ? undefinedValue : a / b;
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compareValues(operator, a, b);
    case '&&':
    case '||':
      return right;
    default:
      return unreachable(operator);
  }
}
