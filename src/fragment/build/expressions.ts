import type { GoExpression, GoType } from '../../go/syntax.ts';
import { integer } from '../../expression/expression.ts';
import { quantityValue, type Value } from '../value.ts';
import { compositeValue } from './composite.ts';
import { evaluate, textAt, type Here } from './context.ts';
import { readField } from './fields.ts';
import { globalName, packageOf } from './names.ts';
import { basicSort, isChannelType, ofType, readable, toQuantity, unknownValue } from './sources.ts';
import { carries, readVariable } from './variables.ts';
import { computed } from './computed.ts';
import { indexed, sliced } from './elements.ts';
import { unaryValue, binaryValue } from './operators.ts';

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
