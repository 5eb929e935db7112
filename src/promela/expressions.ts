import { unreachable } from '../base/unreachable.ts';
import type { Expression } from '../expression/expression.ts';
import type { Names as AllNames } from './names.ts';

/** What expressions are about. */
type Names = Pick<AllNames, 'parameters'>;

/** An expression in Promela, which is C's: division truncates, && and || stop early. */
export function printExpression(expression: Expression, names: Names): string {
  return print(expression, names, (text) => text);
}

function print(expression: Expression, names: Names, wrap: (text: string) => string): string {
  const inner = (one: Expression): string => print(one, names, (text) => `(${text})`);
  switch (expression.kind) {
    case 'integer':
    case 'boolean':
      return String(expression.value);
    case 'parameter':
      return names.parameters.get(expression.name)!;
    case 'unary':
      // Two signs in a row would be other words of Promela: `!!` and `--`.
      return wrap(`${expression.operator}${inner(expression.operand)}`);
    case 'binary':
      return wrap(`${inner(expression.left)} ${expression.operator} ${inner(expression.right)}`);
    case 'conditional': {
      const { condition, then, otherwise } = expression;
      return `(${inner(condition)} -> ${inner(then)} : ${inner(otherwise)})`;
    }
    default:
      return unreachable(expression);
  }
}

/** What must hold for an expression to have a value: no divisor that is looked at is zero. */
export function definedWhen(expression: Expression, names: Names): readonly string[] {
  switch (expression.kind) {
    case 'integer':
    case 'boolean':
    case 'parameter':
      return [];
    case 'unary':
      return definedWhen(expression.operand, names);
    case 'binary': {
      const { operator, left, right } = expression;
      const inner = (one: Expression): string => print(one, names, (text) => `(${text})`);
      const behind = definedWhen(right, names);
      const needed = definedWhen(left, names);
      // The right side counts only where the left one does not decide.
      if (operator === '&&')
        return [...needed, ...behind.map((one) => `(!${inner(left)} || ${one})`)];
      if (operator === '||')
        return [...needed, ...behind.map((one) => `(${inner(left)} || ${one})`)];
      return [...needed, ...behind, ...(operator === '/' ? [`(${inner(right)} != 0)`] : [])];
    }
    case 'conditional': {
      const { condition, then, otherwise } = expression;
      const chosen = print(condition, names, (text) => `(${text})`);
      return [
        ...definedWhen(condition, names),
        ...definedWhen(then, names).map((one) => `(!${chosen} || ${one})`),
        ...definedWhen(otherwise, names).map((one) => `(${chosen} || ${one})`),
      ];
    }
    default:
      return unreachable(expression);
  }
}

/** The value of an expression without parameters, operators and doubt; else null. */
export function literalValue(expression: Expression): bigint | null {
  if (expression.kind === 'integer') return expression.value;
  if (expression.kind !== 'unary' || expression.operator !== '-') return null;
  const value = literalValue(expression.operand);
  return value === null ? null : -value;
}
