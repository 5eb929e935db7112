import { unreachable } from '../base/unreachable.ts';
import { isComposed, type Expression, type Leaf } from './expression.ts';
import type { BinaryOperator } from './operators.ts';

/** Tighter operators have higher numbers; a tree that leans to the left needs no parentheses. */
const tightness: Readonly<Record<BinaryOperator, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
};
const unaryTightness = 6;

/**
 * As text with no more parentheses than needed, in VirGo's and Go's operators. VirGo has no word for a
 * conditional value, which is printed as C has it.
 */
export function printExpression<L extends Leaf>(
  expression: Expression<L>,
  printLeaf: (leaf: L) => string,
  context = 0,
): string {
  const at = (inner: Expression<L>, inside: number): string =>
    printExpression(inner, printLeaf, inside);
  const parenthesised = (needed: boolean, text: string): string => (needed ? `(${text})` : text);
  if (!isComposed(expression)) return printLeaf(expression);
  switch (expression.kind) {
    case 'integer':
      // Only what was computed is a negative literal; a text has a unary minus.
      return parenthesised(expression.value < 0n && context > 5, `${expression.value}`);
    case 'boolean':
      return String(expression.value);
    case 'unary': {
      const { operator, operand } = expression;
      // `--x` would read as a decrement.
      const twice = operand.kind === 'unary' && operand.operator === '-' && operator === '-';
      return `${operator}${twice ? `(${at(operand, 0)})` : at(operand, unaryTightness)}`;
    }
    case 'binary': {
      const own = tightness[expression.operator];
      const text = `${at(expression.left, own)} ${expression.operator} ${at(expression.right, own + 1)}`;
      return parenthesised(own < context, text);
    }
    case 'conditional': {
      const { condition, then, otherwise } = expression;
      return parenthesised(
        context > 0,
        `${at(condition, 1)} ? ${at(then, 1)} : ${at(otherwise, 1)}`,
      );
    }
    default:
      return unreachable(expression);
  }
}
