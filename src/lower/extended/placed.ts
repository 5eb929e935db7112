import type { Span } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Expression as Unplaced } from '../../expression/expression.ts';
import type { Expression } from '../../virgo/ast.ts';

/** All nodes of a condition take the place of what it is about. VirGo has no conditional values. */
export function placed(expression: Unplaced, span: Span): Expression {
  switch (expression.kind) {
    case 'integer':
    case 'boolean':
    case 'parameter':
      return { ...expression, span };
    case 'unary':
      return { ...expression, span, operand: placed(expression.operand, span) };
    case 'binary': {
      const { left, right } = expression;
      return { ...expression, span, left: placed(left, span), right: placed(right, span) };
    }
    case 'conditional':
      throw new Error('a condition of VirGo has no conditional values');
    default:
      return unreachable(expression);
  }
}
