import type { BinaryExpression, GoExpression } from '../../syntax/node.ts';
import type { ArithmeticOperator, ComparisonOperator, PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import { shapeOf, typeOf, type Context } from './context.ts';
import { assigned } from './convert.ts';
import { ready, type Late } from './late.ts';

/** After so many operators in a row the value so far is put into a local, so that no expression is too deep. */
const longestChain = 60;

/** `a + b + c` leans to the left, as far as the text goes: taken apart in a loop. */
export function lowerBinary(context: Context, expression: BinaryExpression): Late<PlainExpression> {
  const chain: BinaryExpression[] = [expression];
  for (let left = expression.left; isPlain(left) && !isConstant(context, left); left = left.left)
    chain.push(left);
  let value = context.lower.expression(context, chain.at(-1)!.left);
  chain.toReversed().forEach((one, index) => {
    value = combined(context, one, value, context.lower.expression(context, one.right));
    if (index % longestChain === longestChain - 1)
      value = ready(context.fn.copy(value(), typeOf(context, one), one.span));
  });
  return value;
}

const isPlain = (expression: GoExpression): expression is BinaryExpression =>
  expression.kind === 'binary' && expression.operator !== '&&' && expression.operator !== '||';

const isConstant = (context: Context, expression: GoExpression): boolean =>
  (context.info.types.get(expression)?.value ?? null) !== null;

function combined(
  context: Context,
  expression: BinaryExpression,
  left: Late<PlainExpression>,
  right: Late<PlainExpression>,
): Late<PlainExpression> {
  const { operator } = expression;
  switch (operator) {
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const types = [typeOf(context, expression.left), typeOf(context, expression.right)] as const;
      return () => {
        const [a, b] = [left(), right()];
        return comparison(context, operator, [a, types[0]], [b, types[1]]);
      };
    }
    case '&&':
    case '||':
      return left;
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
    case '&':
    case '|':
    case '^':
    case '&^':
    case '<<':
    case '>>': {
      const type = typeOf(context, expression);
      return () => {
        const [a, b] = [left(), right()];
        return arithmetic(operator, a, b, type);
      };
    }
  }
}

export const arithmetic = (
  operator: ArithmeticOperator,
  left: PlainExpression,
  right: PlainExpression,
  type: TypeId,
): PlainExpression => ({ kind: 'arithmetic', operator, left, right, type });

/** Of an interface and a value the value becomes an interface. */
export function comparison(
  context: Context,
  operator: ComparisonOperator,
  [left, leftType]: readonly [PlainExpression, TypeId],
  [right, rightType]: readonly [PlainExpression, TypeId],
): PlainExpression {
  const { nil } = context.program.types;
  const isInterface = (type: TypeId): boolean => shapeOf(context, type).kind === 'interface';
  const operandType =
    leftType === nil || (isInterface(rightType) && !isInterface(leftType)) ? rightType : leftType;
  return {
    kind: 'comparison',
    operator,
    left: assigned(context, left, leftType, operandType),
    right: assigned(context, right, rightType, operandType),
    operandType,
  };
}
