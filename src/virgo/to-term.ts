import { unreachable } from '../base/unreachable.ts';
import { sortOf } from '../logic/term.ts';
import * as t from '../logic/term.ts';
import type { BinaryOperator, Expression, Sort } from './ast.ts';

export type Sorts = ReadonlyMap<string, Sort>;

/** A VirGo expression as a term over the parameters. */
export function toTerm(expression: Expression, sorts: Sorts): t.Term {
  switch (expression.kind) {
    case 'integer':
      return t.integer(expression.value);
    case 'boolean':
      return t.boolean(expression.value);
    case 'parameter':
      return t.variable(expression.name, sorts.get(expression.name) ?? 'int');
    case 'unary': {
      const operand = toTerm(expression.operand, sorts);
      return expression.operator === '-' ? t.negate(operand) : t.not(operand);
    }
    case 'binary':
      return binary(
        expression.operator,
        toTerm(expression.left, sorts),
        toTerm(expression.right, sorts),
      );
    default:
      return unreachable(expression);
  }
}

function binary(operator: BinaryOperator, left: t.Term, right: t.Term): t.Term {
  switch (operator) {
    case '+':
      return t.add(left, right);
    case '-':
      return t.subtract(left, right);
    case '*':
      return t.multiply(left, right);
    case '/':
      return t.divide(left, right);
    case '&&':
      return t.and(left, right);
    case '||':
      return t.or(left, right);
    case '==':
      return sortOf(left) === 'bool' ? t.iff(left, right) : t.equal(left, right);
    case '!=':
      return sortOf(left) === 'bool' ? t.not(t.iff(left, right)) : t.compare(left, '!=', right);
    default:
      return t.compare(left, operator, right);
  }
}

/**
 * When evaluating the expression does not divide by zero. && and || guard their right side, as they
 * do in Go.
 */
export function definedness(expression: Expression, sorts: Sorts): t.Term {
  switch (expression.kind) {
    case 'integer':
    case 'boolean':
    case 'parameter':
      return t.yes;
    case 'unary':
      return definedness(expression.operand, sorts);
    case 'binary': {
      const left = definedness(expression.left, sorts);
      const right = definedness(expression.right, sorts);
      switch (expression.operator) {
        case '&&':
          return t.and(left, t.implies(toTerm(expression.left, sorts), right));
        case '||':
          return t.and(left, t.or(toTerm(expression.left, sorts), right));
        case '/':
          return t.and(left, right, t.compare(toTerm(expression.right, sorts), '!=', t.zero));
        default:
          return t.and(left, right);
      }
    }
    default:
      return unreachable(expression);
  }
}
