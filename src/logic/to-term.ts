import { unreachable } from '../base/unreachable.ts';
import { sortOf } from './term.ts';
import * as t from './term.ts';
import type { BinaryOperator } from '../expression/operators.ts';
import type { Binary, Expression } from '../expression/expression.ts';
import type { Sort } from '../expression/sort.ts';

type Sorts = ReadonlyMap<string, Sort>;

/** An expression as a term over the parameters. */
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
    case 'conditional':
      return t.ifThenElse(
        toTerm(expression.condition, sorts),
        toTerm(expression.then, sorts),
        toTerm(expression.otherwise, sorts),
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
    case '<':
    case '<=':
    case '>':
    case '>=':
      return t.compare(left, operator, right);
    default:
      return unreachable(operator);
  }
}

/**
 * When evaluating the expression does not divide by zero. && and || guard their right side, as they
 * do in Go, and a conditional value is computed on the side that is chosen alone.
 */
export function definedness(expression: Expression, sorts: Sorts): t.Term {
  const defined = (inner: Expression): t.Term => definedness(inner, sorts);
  switch (expression.kind) {
    case 'integer':
    case 'boolean':
    case 'parameter':
      return t.yes;
    case 'unary':
      return defined(expression.operand);
    case 'binary':
      return definedBinary(expression, sorts);
    case 'conditional': {
      const { condition, then, otherwise } = expression;
      const chosen = toTerm(condition, sorts);
      return t.and(
        defined(condition),
        t.implies(chosen, defined(then)),
        t.or(chosen, defined(otherwise)),
      );
    }
    default:
      return unreachable(expression);
  }
}

function definedBinary({ operator, left, right }: Binary<Expression>, sorts: Sorts): t.Term {
  const before = definedness(left, sorts);
  const behind = definedness(right, sorts);
  switch (operator) {
    case '&&':
      return t.and(before, t.implies(toTerm(left, sorts), behind));
    case '||':
      return t.and(before, t.or(toTerm(left, sorts), behind));
    case '/':
      return t.and(before, behind, t.compare(toTerm(right, sorts), '!=', t.zero));
    case '+':
    case '-':
    case '*':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '==':
    case '!=':
      return t.and(before, behind);
    default:
      return unreachable(operator);
  }
}
