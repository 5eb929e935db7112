import type { GoExpression } from '../../go/syntax.ts';
import { binary, negate, not } from '../../expression/fold.ts';
import { integer } from '../../expression/expression.ts';
import type { Quantity } from '../../model/quantity.ts';
import { readCell, writtenSince } from '../store.ts';
import { quantityValue, type Value } from '../value.ts';
import { operate } from './compare.ts';
import { computed } from './computed.ts';
import { emit, evaluate, inBranch, report, type Here } from './context.ts';
import { joinPaths } from './join.ts';
import { receiveFrom } from './operations.ts';
import { toQuantity } from './sources.ts';
import { aliasKey, cellOf, variableOf } from './variables.ts';

export function unaryValue(here: Here, expression: GoExpression & { kind: 'unary' }): Value {
  const operand = evaluate(here, expression.operand);
  const { builder, flow } = here;
  switch (expression.operator) {
    case '<-':
      return receiveFrom(here, operand, expression);
    case '&': {
      if (expression.operand.kind === 'name') noteAlias(here, expression.operand);
      return operand.kind === 'object' ? { ...operand, pointer: true } : operand;
    }
    case '*':
      return pointedTo(operand);
    case '+':
      return operand;
    case '-':
      if (operand.kind === 'quantity' && (operand.wraps?.belowZero || operand.wraps?.soon))
        return operate(here, '-', quantityValue(integer(0)), operand, expression.span);
      return quantityValue(
        negate(toQuantity(builder, operand, 'int', expression.span, flow.loops)),
      );
    case '!':
      return quantityValue(not(toQuantity(builder, operand, 'bool', expression.span, flow.loops)));
    default:
      return computed(here, expression, null);
  }
}

function pointedTo(pointer: Value): Value {
  if (pointer.kind === 'object') return { ...pointer, pointer: false };
  const { type } = pointer.kind === 'opaque' ? pointer : { type: null };
  return pointer.kind === 'opaque' && type?.kind === 'pointer'
    ? { ...pointer, type: type.element }
    : pointer;
}

/** Whoever has the address may write a number at any time. */
function noteAlias(here: Here, name: GoExpression & { kind: 'name' }): void {
  const variable = variableOf(here, name);
  const cell = variable === null ? null : cellOf(here.frame.activation, variable);
  const value = cell === null || here.flow.store === null ? null : readCell(here.flow.store, cell);
  if (cell !== null && value !== null && value.kind !== 'opaque')
    here.builder.remembered.set(aliasKey(cell), value);
}

export function binaryValue(here: Here, expression: GoExpression & { kind: 'binary' }): Value {
  const { operator, span } = expression;
  if (operator === '&&' || operator === '||') return shortCircuit(here, expression);
  const left = evaluate(here, expression.left);
  const right = evaluate(here, expression.right);
  return operate(here, operator, left, right, span);
}

/** The right side communicates only if the left one leaves the answer open. */
function shortCircuit(here: Here, expression: GoExpression & { kind: 'binary' }): Value {
  const { builder, flow } = here;
  const left = toQuantity(
    builder,
    evaluate(here, expression.left),
    'bool',
    expression.left.span,
    flow.loops,
  );
  const isAnd = expression.operator === '&&';
  if (left.kind === 'boolean' && left.value !== isAnd) return quantityValue(left);
  const base = flow.store;
  if (base === null) return quantityValue(left);
  let right: Quantity = { kind: 'boolean', value: false };
  const { body, store } = inBranch(here, (inner) => {
    right = toQuantity(
      builder,
      evaluate(inner, expression.right),
      'bool',
      expression.right.span,
      flow.loops,
    );
  });
  if (body.length > 0) {
    const condition = isAnd ? left : not(left);
    emit(here, { kind: 'if', condition, then: body, otherwise: [], span: expression.span });
  }
  if (store === null)
    report(builder, 'go-unsupported', expression.span, {
      what: 'A call in a condition that may not return',
    });
  else
    joinPaths(
      here,
      [
        { written: writtenSince(store, base), conditions: [] },
        { written: new Map(), conditions: [] },
      ],
      expression.span,
    );
  return quantityValue(binary(isAnd ? '&&' : '||', left, right));
}
