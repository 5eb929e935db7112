import type { Span } from '../base/span.ts';
import { sortOf, type Quantity } from '../model/quantity.ts';
import type { Expression, NodeId } from '../virgo/ast.ts';
import type { Names } from './names.ts';

/** All nodes of a value take the place where it is used: a variable there stands for the whole. */
export function emitExpression(
  quantity: Quantity,
  span: Span,
  names: Names,
  nextId: () => NodeId,
): Expression {
  const emit = (inner: Quantity): Expression => emitExpression(inner, span, names, nextId);
  switch (quantity.kind) {
    case 'integer':
      return { id: nextId(), span, kind: 'integer', value: quantity.value };
    case 'boolean':
      return { id: nextId(), span, kind: 'boolean', value: quantity.value };
    case 'source':
      return { id: nextId(), span, kind: 'parameter', name: names.parameter(quantity.source) };
    case 'turn':
      // Reported by the caller: VirGo's expressions cannot see the number of a turn.
      return { id: nextId(), span, kind: 'integer', value: 0n };
    case 'unary':
      return {
        id: nextId(),
        span,
        kind: 'unary',
        operator: quantity.operator,
        operand: emit(quantity.operand),
      };
    case 'binary': {
      const left = emit(quantity.left);
      return {
        id: nextId(),
        span,
        kind: 'binary',
        operator: quantity.operator,
        left,
        right: emit(quantity.right),
      };
    }
    case 'choose':
      if (sortOf(quantity) === 'bool') return emit(asCases(quantity));
      return { id: nextId(), span, kind: 'parameter', name: names.chosen(quantity, span) };
  }
}

/** c ? a : b of truth values is (c && a) || (!c && b). */
function asCases({ condition, then, otherwise }: Quantity & { kind: 'choose' }): Quantity {
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
