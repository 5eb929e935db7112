import type { Span } from '../../base/span.ts';
import type { Expression, Operator, Type, Variable } from './model.ts';
import { boolean, integer } from './type.ts';

/** A variable that no person named. */
export function hiddenVariable(name: string, type: Type, span: Span): Variable {
  return { name, type, span, isShared: false, isAssigned: false, isCaptured: false };
}

export function readOf(variable: Variable, span: Span): Expression {
  return { kind: 'variable', variable, type: variable.type, span };
}

export function integerOf(value: bigint, span: Span): Expression {
  return { kind: 'integer', value, type: integer, span };
}

export function binaryOf(
  operator: Operator,
  left: Expression,
  right: Expression,
  type: Type = boolean,
): Expression {
  const span = { start: left.span.start, end: right.span.end };
  return { kind: 'binary', operator, left, right, type, span };
}

/** 0 <= i && i < limit */
export function withinBounds(index: Expression, limit: Expression): Expression {
  const least = binaryOf('<=', integerOf(0n, index.span), index);
  return binaryOf('&&', least, binaryOf('<', index, limit));
}
