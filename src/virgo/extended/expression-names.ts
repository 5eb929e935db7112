import type { Span } from '../../base/span.ts';
import type { Expression } from '../ast.ts';

interface NameUse {
  readonly name: string;
  readonly span: Span;
}

/** The names that an expression mentions, from left to right. */
export function namesInExpression(expression: Expression): readonly NameUse[] {
  switch (expression.kind) {
    case 'parameter':
      return [expression];
    case 'unary':
      return namesInExpression(expression.operand);
    case 'binary':
      return [...namesInExpression(expression.left), ...namesInExpression(expression.right)];
    case 'integer':
    case 'boolean':
      return [];
  }
}
