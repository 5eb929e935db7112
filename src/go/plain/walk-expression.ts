import { unreachable } from '../../base/unreachable.ts';
import type { Place, PlainExpression } from './expression.ts';

interface ExpressionVisitor {
  readonly expression?: (expression: PlainExpression) => void;
  readonly place?: (place: Place) => void;
}

/** An expression and all that it is made of, from the outside to the inside. */
export function walkExpression(expression: PlainExpression, visitor: ExpressionVisitor): void {
  visitor.expression?.(expression);
  if (expression.kind === 'address') return walkPlace(expression.place, visitor);
  for (const operand of operandsOf(expression)) walkExpression(operand, visitor);
}

/** A place, those that it is a part of, and the values that lead there. */
export function walkPlace(place: Place, visitor: ExpressionVisitor): void {
  visitor.place?.(place);
  switch (place.kind) {
    case 'pointee':
      return walkExpression(place.pointer, visitor);
    case 'field':
      return walkPlace(place.base, visitor);
    case 'element':
      walkPlace(place.base, visitor);
      return walkExpression(place.index, visitor);
    case 'slice-element':
      walkExpression(place.slice, visitor);
      return walkExpression(place.index, visitor);
    case 'local':
    case 'cell':
    case 'global':
      return;
    default:
      return unreachable(place);
  }
}

/** The expressions right below; an address has a place instead. */
export function operandsOf(expression: PlainExpression): readonly PlainExpression[] {
  switch (expression.kind) {
    case 'unary':
    case 'convert':
    case 'box':
    case 'real':
    case 'imaginary':
    case 'field':
    case 'length':
    case 'capacity':
      return [expression.operand];
    case 'arithmetic':
    case 'comparison':
    case 'and':
    case 'or':
      return [expression.left, expression.right];
    case 'complex':
      return [expression.real, expression.imaginary];
    case 'struct':
      return expression.fields;
    case 'array':
      return expression.elements;
    case 'element':
      return [expression.operand, expression.index];
    case 'slice': {
      const { operand, low, high, max } = expression;
      return [operand, low, high, max].filter((one) => one !== null);
    }
    case 'local':
    case 'constant':
    case 'zero':
    case 'address':
    case 'closure':
    case 'unknown':
      return [];
    default:
      return unreachable(expression);
  }
}
