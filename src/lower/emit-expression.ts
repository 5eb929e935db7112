import type { Span } from '../base/span.ts';
import { type ConditionalQuantity, sortOf, type Quantity } from '../model/quantity.ts';
import type { Expression } from '../virgo/ast.ts';
import type { Names } from './names.ts';

/** All nodes of a value take the place where it is used: a variable there stands for the whole. */
export function emitExpression(quantity: Quantity, span: Span, names: Names): Expression {
  const emit = (inner: Quantity): Expression => emitExpression(inner, span, names);
  switch (quantity.kind) {
    case 'integer':
      return { span, kind: 'integer', value: quantity.value };
    case 'boolean':
      return { span, kind: 'boolean', value: quantity.value };
    case 'source':
      return { span, kind: 'parameter', name: names.parameter(quantity.source) };
    case 'iteration':
      // Reported by the caller: VirGo's expressions cannot see the number of an iteration.
      return { span, kind: 'integer', value: 0n };
    case 'unary':
      return {
        span,
        kind: 'unary',
        operator: quantity.operator,
        operand: emit(quantity.operand),
      };
    case 'binary': {
      const left = emit(quantity.left);
      return {
        span,
        kind: 'binary',
        operator: quantity.operator,
        left,
        right: emit(quantity.right),
      };
    }
    case 'conditional':
      if (sortOf(quantity) === 'bool') return emit(asCases(quantity));
      return { span, kind: 'parameter', name: names.chosen(quantity, span) };
  }
}

/** c ? a : b of truth values is (c && a) || (!c && b). */
function asCases({ condition, then, otherwise }: ConditionalQuantity): Quantity {
  const both = (left: Quantity, right: Quantity): Quantity => ({
    kind: 'binary',
    operator: '&&',
    left,
    right,
  });
  const no: Quantity = { kind: 'unary', operator: '!', operand: condition };
  return {
    kind: 'binary',
    operator: '||',
    left: both(condition, then),
    right: both(no, otherwise),
  };
}
