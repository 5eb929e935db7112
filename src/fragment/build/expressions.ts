import type { GoExpression, GoType } from '../../go/syntax.ts';
import { integer, type Quantity } from '../quantity.ts';
import { binary, negate, not } from '../fold-quantity.ts';
import { quantityValue, type Opaque, type Value } from '../value.ts';
import { compositeValue } from './composite.ts';
import { operate } from './compare.ts';
import { emit, evaluate, inBranch, report, textAt, type Here } from './context.ts';
import { readField } from './fields.ts';
import { joinPaths } from './join.ts';
import { lengthOf } from './length.ts';
import { globalName, packageOf } from './names.ts';
import { receiveFrom } from './operations.ts';
import {
  basicSort,
  isChannelType,
  ofType,
  readable,
  toQuantity,
  underlying,
  unknownValue,
} from './sources.ts';
import { aliasKey, carries, cellOf, readVariable, variableOf } from './variables.ts';
import { readCell, writtenSince } from '../store.ts';

export function evaluateExpression(here: Here, expression: GoExpression): Value {
  const value = valueOf(here, expression);
  const isMade = value.kind === 'quantity' && value.quantity.kind !== 'source';
  return isMade
    ? readable(here, value, textAt(here.builder, expression.span), expression.span)
    : value;
}

function valueOf(here: Here, expression: GoExpression): Value {
  const { span } = expression;
  switch (expression.kind) {
    case 'name':
      return readVariable(here, expression) ?? globalName(here, expression);
    case 'integer':
      return quantityValue(integer(expression.value));
    case 'boolean':
      return quantityValue({ kind: 'boolean', value: expression.value });
    case 'nil':
      return { kind: 'nil' };
    case 'literal':
      return { kind: 'text', text: expression.text };
    case 'iota':
      return quantityValue(integer(0));
    case 'function-literal':
      return { kind: 'closure', literal: expression, activation: here.frame.activation };
    case 'composite':
      return compositeValue(here, expression.type, expression);
    case 'selector': {
      const path = packageOf(here, expression.operand);
      const operand: Value =
        path === null ? evaluate(here, expression.operand) : { kind: 'package', path };
      return operand.kind === 'package'
        ? packageMember(here, operand.path, expression)
        : readField(here, operand, expression.field, span);
    }
    case 'index':
      return indexed(here, expression);
    case 'slice':
      return sliced(here, expression);
    case 'assertion': {
      const operand = evaluate(here, expression.operand);
      return operand.kind === 'opaque' || operand.kind === 'nil'
        ? computed(here, expression, expression.type)
        : operand;
    }
    case 'conversion':
      return convert(here, expression.type, evaluate(here, expression.operand), expression);
    case 'type-expression':
      return { kind: 'type', type: expression.type };
    case 'call': {
      const call = here.builder.interpreter.prepare(here, expression);
      return call === null
        ? computed(here, expression, null)
        : here.builder.interpreter.perform(here, call, false);
    }
    case 'unary':
      return unaryValue(here, expression);
    case 'binary':
      return binaryValue(here, expression);
    case 'bad':
      return computed(here, expression, null);
  }
}

/** A value that was computed here in a way that we do not follow. */
export function computed(
  here: Here,
  expression: GoExpression,
  type: GoType | null,
  origin: Opaque['origin'] = 'computed',
): Value {
  const { builder, flow } = here;
  const { span } = expression;
  return unknownValue(builder, {
    name: textAt(builder, span),
    type,
    origin,
    span,
    loops: flow.loops,
  });
}

function packageMember(
  here: Here,
  path: string,
  expression: GoExpression & { kind: 'selector' },
): Value {
  const called = here.builder.index.file.text[expression.span.end] === '(';
  if (called) return { kind: 'external', path, name: expression.field, receiver: null };
  const key = `member ${path} ${expression.field}`;
  const known = here.builder.remembered.get(key);
  if (known !== undefined) return known;
  const name = textAt(here.builder, expression.span);
  const value = unknownValue(here.builder, {
    name,
    type: null,
    origin: 'stored',
    span: expression.span,
    loops: [],
    assumedStill: true,
  });
  here.builder.remembered.set(key, value);
  return value;
}

function indexed(here: Here, expression: GoExpression & { kind: 'index' }): Value {
  const operand = evaluate(here, expression.operand);
  // f[int] names an instance of a generic function.
  if (operand.kind === 'declared' || operand.kind === 'external' || operand.kind === 'type')
    return operand;
  const index = evaluate(here, expression.index);
  if (operand.kind === 'collection') {
    const at =
      index.kind === 'quantity' && index.quantity.kind === 'integer'
        ? Number(index.quantity.value)
        : null;
    const element = at === null ? undefined : operand.elements?.[at];
    if (element !== undefined) return element;
    if (carries(here, operand)) return { kind: 'mixed', carries: true };
    return computed(here, expression, operand.elementType);
  }
  return computed(
    here,
    expression,
    operand.kind === 'opaque' ? elementOf(here, operand.type) : null,
  );
}

function elementOf(here: Here, type: GoType | null): GoType | null {
  const under = type === null ? null : underlying(here.builder.index, type);
  if (under?.kind === 'slice' || under?.kind === 'array') return under.element;
  return under?.kind === 'map' ? under.value : null;
}

/** xs[a:b] has b - a elements. */
function sliced(here: Here, expression: GoExpression & { kind: 'slice' }): Value {
  const { builder, flow } = here;
  const operand = evaluate(here, expression.operand);
  const number = (bound: GoExpression): Quantity =>
    toQuantity(builder, evaluate(here, bound), 'int', bound.span, flow.loops);
  const low = expression.low === null ? integer(0) : number(expression.low);
  const high =
    expression.high === null
      ? lengthOf(here, operand, expression.operand)
      : number(expression.high);
  if (expression.most !== null) evaluate(here, expression.most);
  if (carries(here, operand)) return { kind: 'mixed', carries: true };
  const elementType =
    operand.kind === 'collection'
      ? operand.elementType
      : elementOf(here, operand.kind === 'opaque' ? operand.type : null);
  return { kind: 'collection', elements: null, length: binary('-', high, low), elementType };
}

export function convert(here: Here, type: GoType, operand: Value, expression: GoExpression): Value {
  const { builder, flow } = here;
  if (isChannelType(builder.index, type) || carries(here, operand))
    return ofType(builder.index, operand, type);
  const basic = basicSort(builder.index, type);
  if (basic === null) return operand.kind === 'opaque' ? { ...operand, type } : operand;
  // int(-1) as an unsigned number is another number, and so is int(300) in eight bits.
  const isKnown = operand.kind === 'quantity' && operand.quantity.kind === 'integer';
  const wraps = operand.kind === 'quantity' ? operand.wraps : undefined;
  const fits = !basic.nonNegative && (!basic.wraps.soon || wraps?.soon === true);
  if (operand.kind === 'quantity' && !isKnown && !fits) return computed(here, expression, type);
  if (operand.kind === 'text') return computed(here, expression, type);
  const value = toQuantity(builder, operand, basic.sort, expression.span, flow.loops);
  return { kind: 'quantity', quantity: value, wraps: basic.wraps };
}

function unaryValue(here: Here, expression: GoExpression & { kind: 'unary' }): Value {
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

function binaryValue(here: Here, expression: GoExpression & { kind: 'binary' }): Value {
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
