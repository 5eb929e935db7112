import { unreachable } from '../base/unreachable.ts';
import type { Sort } from './sort.ts';

export type UnaryOperator = '-' | '!';
type ArithmeticOperator = '+' | '-' | '*' | '/';
type OrderOperator = '<' | '<=' | '>' | '>=';
export type EqualityOperator = '==' | '!=';
export type CompareOperator = OrderOperator | EqualityOperator;
export type LogicalOperator = '&&' | '||';
export type BinaryOperator = ArithmeticOperator | CompareOperator | LogicalOperator;

export function resultOf(operator: BinaryOperator): Sort {
  switch (operator) {
    case '+':
    case '-':
    case '*':
    case '/':
      return 'int';
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '==':
    case '!=':
    case '&&':
    case '||':
      return 'bool';
    default:
      return unreachable(operator);
  }
}

/** The comparison that holds where this one does not. */
export const opposite: Readonly<Record<CompareOperator, CompareOperator>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};

export function isComparison(operator: BinaryOperator): operator is CompareOperator {
  return operator in opposite;
}

export function compareValues<Value extends bigint | string>(
  operator: CompareOperator,
  a: Value,
  b: Value,
): boolean {
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    default:
      return unreachable(operator);
  }
}
