import { unreachable } from '../../src/base/unreachable.ts';
import type { BinaryExpression, Expression } from '../../src/virgo/ast.ts';

export type Value = bigint | boolean;

/** A value for each parameter. A name that is missing is a fault of the test. */
export type Valuation = ReadonlyMap<string, Value>;

/** What an expression comes to in Go: its value, or a panic, which only division by zero makes. */
export type Evaluated<V extends Value = Value> = V | 'division by zero';

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
      if (operand === 'division by zero') return operand;
      return expression.operator === '-' ? -asInteger(operand) : !asBoolean(operand);
    }
    case 'binary':
      return evaluateBinary(expression, valuation);
    default:
      return unreachable(expression);
  }
}

function evaluateBinary(expression: BinaryExpression, valuation: Valuation): Evaluated {
  const left = evaluate(expression.left, valuation);
  if (left === 'division by zero') return left;
  // As in Go, the right side of && and || is only looked at when the left one does not decide.
  if (expression.operator === '&&' && left === false) return false;
  if (expression.operator === '||' && left === true) return true;
  const right = evaluate(expression.right, valuation);
  if (right === 'division by zero') return right;
  switch (expression.operator) {
    case '&&':
    case '||':
      return asBoolean(right);
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return asInteger(left) < asInteger(right);
    case '<=':
      return asInteger(left) <= asInteger(right);
    case '>':
      return asInteger(left) > asInteger(right);
    case '>=':
      return asInteger(left) >= asInteger(right);
    case '+':
      return asInteger(left) + asInteger(right);
    case '-':
      return asInteger(left) - asInteger(right);
    case '*':
      return asInteger(left) * asInteger(right);
    case '/':
      // A bigint's division truncates towards zero, as Go's does.
      return right === 0n ? 'division by zero' : asInteger(left) / asInteger(right);
    default:
      return unreachable(expression.operator);
  }
}

function asInteger(value: Value): bigint {
  if (typeof value !== 'bigint') throw new Error('an integer was expected');
  return value;
}

function asBoolean(value: Value): boolean {
  if (typeof value !== 'boolean') throw new Error('a truth value was expected');
  return value;
}

export function evaluateInteger(expression: Expression, valuation: Valuation): Evaluated<bigint> {
  const value = evaluate(expression, valuation);
  return value === 'division by zero' ? value : asInteger(value);
}

export function evaluateBoolean(expression: Expression, valuation: Valuation): Evaluated<boolean> {
  const value = evaluate(expression, valuation);
  return value === 'division by zero' ? value : asBoolean(value);
}
