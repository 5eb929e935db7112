import { unreachable } from '../../base/unreachable.ts';
import type { GoExpression, GoType } from '../../go/syntax.ts';
import { boolean, integer } from '../../expression/expression.ts';
import { sortOf, type Quantity } from '../../model/quantity.ts';
import type { BinaryOperator } from '../../expression/operators.ts';
import { binary, negate, not } from '../../expression/fold.ts';
import type { FileIndex } from '../file-index.ts';

/** A constant expression's value, or null: strings, floats, and what we do not fold. */
export function foldConstant(
  index: FileIndex,
  expression: GoExpression,
  iota: number,
  depth = 0,
): Quantity | null {
  if (depth > 50) return null;
  const fold = (inner: GoExpression): Quantity | null =>
    foldConstant(index, inner, iota, depth + 1);
  switch (expression.kind) {
    case 'integer':
      return integer(expression.value);
    case 'boolean':
      return boolean(expression.value);
    case 'iota':
      return integer(iota);
    case 'name':
      return namedConstant(index, expression.name, depth + 1);
    case 'call': {
      const [only] = expression.arguments;
      const isInt =
        expression.callee.kind === 'name' && /^u?int(8|16|32|64)?$/.test(expression.callee.name);
      return isInt && only !== undefined && expression.arguments.length === 1 ? fold(only) : null;
    }
    case 'unary': {
      const operand = fold(expression.operand);
      if (operand === null) return null;
      if (expression.operator === '-') return negate(operand);
      return expression.operator === '!' ? not(operand) : null;
    }
    case 'binary': {
      const left = fold(expression.left);
      const right = fold(expression.right);
      return left === null || right === null
        ? null
        : foldOperation(expression.operator, left, right);
    }
    case 'assertion':
    case 'bad':
    case 'composite':
    case 'conversion':
    case 'function-literal':
    case 'index':
    case 'literal':
    case 'nil':
    case 'selector':
    case 'slice':
    case 'type-expression':
      return null;
    default:
      return unreachable(expression);
  }
}

/** The length of an array type, where it is a constant. */
export function arrayLength(index: FileIndex, type: GoType): Quantity | null {
  if (type.kind !== 'array' || type.length === null) return null;
  const length = foldConstant(index, type.length, 0);
  return length?.kind === 'integer' ? length : null;
}

export function namedConstant(index: FileIndex, name: string, depth = 0): Quantity | null {
  const known = index.folded.get(name);
  if (known !== undefined) return known;
  const found = index.constants.get(name);
  const value = found?.line.values[found.at];
  if (found === undefined || value === undefined) return null;
  // What is defined by itself has no value.
  index.folded.set(name, null);
  const folded = foldConstant(index, value, found.line.iota, depth);
  index.folded.set(name, folded);
  return folded;
}

/** All of Go's operators on known integers; null where the result is no number that we know. */
export function foldOperation(operator: string, left: Quantity, right: Quantity): Quantity | null {
  if (isVirgoOperator(operator)) {
    const folded = binary(operator, left, right);
    return folded.kind === 'integer' || folded.kind === 'boolean' ? folded : null;
  }
  if (left.kind !== 'integer' || right.kind !== 'integer') return null;
  const a = left.value;
  const b = right.value;
  switch (operator) {
    case '%':
      return b === 0n ? null : integer(a % b);
    case '<<':
      return b < 0n || b > 62n ? null : integer(a << b);
    case '>>':
      return b < 0n ? null : integer(a >> b);
    case '&':
      return integer(a & b);
    case '|':
      return integer(a | b);
    case '^':
      return integer(a ^ b);
    default:
      return null;
  }
}

const virgoOperators: ReadonlySet<string> = new Set([
  '+',
  '-',
  '*',
  '/',
  '<',
  '<=',
  '>',
  '>=',
  '==',
  '!=',
  '&&',
  '||',
]);

export function isVirgoOperator(operator: string): operator is BinaryOperator {
  return virgoOperators.has(operator);
}

export const isArithmetic = (operator: string): boolean => ['+', '-', '*', '/'].includes(operator);

export const resultSort = (operator: string, left: Quantity): 'int' | 'bool' =>
  ['==', '!=', '<', '<=', '>', '>=', '&&', '||'].includes(operator) ? 'bool' : sortOf(left);
