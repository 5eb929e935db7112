import { unknownHere } from './unknown-here.ts';
import { binary, not } from '../../expression/fold.ts';
import { boolean, integer } from '../../expression/expression.ts';
import type { Quantity } from '../quantity.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { ConstantValue, PlainExpression } from '../../go/plain/expression.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import { cellOf, readLocal } from './cells.ts';
import { copied } from './copies.ts';
import { keyAt, placeOf, shapeOf, textAt, type Here } from './context.ts';
import { capacityOf, lengthOf, measureConverted } from './length.ts';
import { leadOf, type Lead } from './places.ts';
import { arithmetic } from './operators.ts';
import { compare } from './compare.ts';
import { derived, type Named } from './derived.ts';
import { partAt } from './memory.ts';
import { give } from './others.ts';
import { named } from './naming.ts';
import { settle } from './settle.ts';
import { sliceOf } from './slices.ts';
import { basicSort, toQuantity } from './unknown.ts';
import { nil, quantityValue, someElement, type Value } from './value.ts';
import { zeroValue } from './zero.ts';

export function evaluate(here: Here, expression: PlainExpression, span: PlainSpan): Value {
  const value = peek(here, expression, span);
  const isMoved = expression.kind !== 'local' && expression.kind !== 'field';
  return isMoved ? value : copied(here, expression, value, span);
}

/** Evaluates something of which only a part is taken. */
function peek(here: Here, expression: PlainExpression, span: PlainSpan): Value {
  const place = here.builder.program.places.get(expression) ?? span;
  here.builder.reading.span = placeOf(here, place);
  return settle(here, evaluateAt(here, expression, place));
}

/** Evaluates something that goes into a variable or field of this name. */
export function evaluateFor(
  here: Here,
  name: string | null,
  expression: PlainExpression,
  span: PlainSpan,
): Value {
  switch (expression.kind) {
    case 'zero':
      return zeroValue(here, expression.type, {
        key: keyAt(here, expression),
        name: name ?? 'value',
        span: placeOf(here, span),
      });
    case 'struct':
      return structOf(here, name, expression, span);
    case 'slice':
    case 'array':
    case 'unknown':
    case 'complex':
    case 'imaginary':
    case 'unary':
    case 'constant':
    case 'real':
    case 'local':
    case 'field':
    case 'element':
    case 'arithmetic':
    case 'comparison':
    case 'and':
    case 'or':
    case 'convert':
    case 'box':
    case 'length':
    case 'capacity':
    case 'address':
    case 'closure':
      return named(here, evaluate(here, expression, span), name);
  }
}

function structOf(
  here: Here,
  name: string | null,
  { type, fields }: PlainExpression & { kind: 'struct' },
  span: PlainSpan,
): Value {
  const shape = shapeOf(here.builder, type);
  const nameOf = (at: number): string | null => {
    const field = shape.kind === 'struct' ? shape.fields[at] : undefined;
    return field === undefined ? name : field.embedded ? (name ?? field.name) : field.name;
  };
  return {
    kind: 'struct',
    type,
    fields: fields.map((field, at) => evaluateFor(here, nameOf(at), field, span)),
  };
}

/** Evaluates something of which a truth value is asked. */
export function truthOf(here: Here, expression: PlainExpression, span: PlainSpan): Quantity {
  const value = evaluate(here, expression, span);
  const place = here.builder.program.places.get(expression) ?? span;
  return toQuantity(here, value, 'bool', placeOf(here, place), textAt(here, place));
}

function evaluateAt(here: Here, expression: PlainExpression, span: PlainSpan): Value {
  const named = { name: textAt(here, span), span: placeOf(here, span) };
  switch (expression.kind) {
    case 'local':
      return readLocal(here, expression.local);
    case 'constant':
      return constant(here, expression.value, expression.type, span);
    case 'zero':
      return zeroValue(here, expression.type, {
        key: keyAt(here, expression),
        ...named,
        name: 'value',
      });
    case 'unary':
      return unary(here, expression, span);
    case 'arithmetic':
    case 'comparison':
      return ofTwo(here, expression, named, span);
    case 'and':
    case 'or': {
      const left = truthOf(here, expression.left, span);
      const right = truthOf(here, expression.right, span);
      return quantityValue(binary(expression.kind === 'and' ? '&&' : '||', left, right));
    }
    case 'convert':
      return convert(here, expression, span);
    case 'box':
      return boxed(evaluate(here, expression.operand, span), expression.from);
    case 'struct':
      return structOf(here, null, expression, span);
    case 'array':
      return {
        kind: 'elements',
        type: expression.type,
        known: expression.elements.map((element) => evaluate(here, element, span)),
        others: [],
      };
    case 'field':
      return part(here, peek(here, expression.operand, span), expression.field, null, span);
    case 'element':
      return elementAt(here, expression, named, span);
    case 'length':
      return lengthOf(here, peek(here, expression.operand, span), span);
    case 'capacity':
      return capacityOf(here, evaluate(here, expression.operand, span), span);
    case 'slice':
      return sliceOf(here, expression, span);
    case 'address':
      return addressOf(here, leadOf(here, expression.place, span), expression.type, span);
    case 'closure':
      return {
        kind: 'closure',
        function: expression.function,
        captures: expression.captures.map((local) => cellOf(here, local)),
      };
    case 'complex':
    case 'real':
    case 'imaginary':
      return unknownHere(here, expression.type, span);
    case 'unknown':
      if (expression.granted !== undefined) give(here, 'loop-ends', expression.granted, span);
      return unknownHere(here, expression.type, span, 'computed');
    default:
      return unreachable(expression);
  }
}

function ofTwo(
  here: Here,
  expression: PlainExpression & { readonly kind: 'arithmetic' | 'comparison' },
  named: Named,
  span: PlainSpan,
): Value {
  const left = evaluate(here, expression.left, span);
  const right = evaluate(here, expression.right, span);
  if (expression.kind === 'arithmetic')
    return arithmetic(here, expression.operator, left, right, expression.type, named);
  const { operator, operandType } = expression;
  const { boolean: type } = here.builder.program.known;
  return compare(here, operator, left, right, operandType, type, named);
}

function elementAt(
  here: Here,
  { operand: owner, index: at, of }: PlainExpression & { readonly kind: 'element' },
  named: Named,
  span: PlainSpan,
): Value {
  const operand = peek(here, owner, span);
  const index = evaluate(here, at, span);
  if (of === 'string')
    return derived(here, '[]', operand, index, here.builder.program.known.int, named);
  const known = settle(here, index);
  const isKnown = known.kind === 'quantity' && known.quantity.kind === 'integer';
  const step = isKnown ? Number(known.quantity.value) : someElement;
  return part(here, operand, step, null, span);
}

function constant(here: Here, value: ConstantValue, type: TypeId, span: PlainSpan): Value {
  const wraps = basicSort(here.builder, type)?.wraps;
  switch (value.kind) {
    case 'boolean':
      return quantityValue(boolean(value.value), wraps);
    case 'integer':
      return quantityValue(integer(value.value), wraps);
    case 'string':
      return { kind: 'text', bytes: value.bytes };
    case 'float':
    case 'complex':
      return {
        kind: 'opaque',
        id: `constant ${JSON.stringify(value)}`,
        name: textAt(here, span),
        type,
        origin: 'computed',
        loops: [],
        span: placeOf(here, span),
        assumedStill: false,
        constant: value,
      };
  }
}

function unary(
  here: Here,
  expression: PlainExpression & { kind: 'unary' },
  span: PlainSpan,
): Value {
  const { operator, operand, type } = expression;
  if (operator === '!') return quantityValue(not(truthOf(here, operand, span)));
  const value = evaluate(here, operand, span);
  const named = { name: textAt(here, span), span: placeOf(here, span) };
  const zero = quantityValue(integer(0), basicSort(here.builder, type)?.wraps);
  if (operator === '-') return arithmetic(here, '-', zero, value, type, named);
  if (value.kind === 'quantity' && value.quantity.kind === 'integer')
    return arithmetic(here, '-', quantityValue(integer(-1)), value, type, named);
  return derived(here, operator, value, nil, type, named);
}

/** Numbers keep their value where the new type has room for it. */
function convert(
  here: Here,
  expression: PlainExpression & { kind: 'convert' },
  span: PlainSpan,
): Value {
  const { builder } = here;
  const value = evaluate(here, expression.operand, span);
  const from = shapeOf(builder, expression.from);
  const to = shapeOf(builder, expression.to);
  const wraps = basicSort(builder, expression.to)?.wraps;
  const named = { name: textAt(here, span), span: placeOf(here, span) };
  if (from.kind === 'integer' && to.kind === 'integer' && value.kind === 'quantity') {
    const { quantity } = value;
    if (quantity.kind === 'integer') {
      const fits = to.signed
        ? BigInt.asIntN(to.bits, quantity.value)
        : BigInt.asUintN(to.bits, quantity.value);
      return quantityValue(integer(fits), wraps);
    }
    const isKept =
      from.signed === to.signed
        ? to.bits >= Math.min(from.bits, 32)
        : to.signed && (to.bits > from.bits || to.bits >= 32);
    if (isKept) return quantityValue(quantity, wraps);
    const isNatural = quantity.kind === 'source' && quantity.source.nonNegative;
    if (isNatural && to.bits >= 32) return quantityValue(quantity, wraps);
    return derived(here, `convert ${expression.to}`, value, nil, expression.to, named);
  }
  if (
    from.kind === to.kind &&
    from.kind !== 'integer' &&
    from.kind !== 'float' &&
    from.kind !== 'complex'
  )
    return value;
  // What lies in a slice may have changed since it was last looked at.
  if (from.kind === 'slice') return unknownHere(here, expression.to, span);
  const converted = derived(here, `convert ${expression.to}`, value, nil, expression.to, named);
  if (from.kind === 'string' && value.kind === 'opaque' && converted.kind === 'opaque')
    measureConverted(here, value, converted);
  return converted;
}

function boxed(value: Value, type: TypeId): Value {
  switch (value.kind) {
    case 'either':
      return {
        ...value,
        then: boxed(value.then, type),
        otherwise: boxed(value.otherwise, type),
      };
    case 'mixed':
      return { ...value, type: null, options: value.options.map((option) => boxed(option, type)) };
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'struct':
    case 'nil':
    case 'native':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'elements':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'deferred':
    case 'opaque':
      return { kind: 'boxed', type, value };
  }
}

/** A field or element of a value. */
function part(here: Here, value: Value, step: number, type: TypeId | null, span: PlainSpan): Value {
  const found = partAt(here, value, [step]);
  if (found !== null) return settle(here, found);
  const wanted = type ?? partType(here, value, step);
  return wanted === null
    ? { kind: 'mixed', type: null, options: [], open: true }
    : unknownHere(here, wanted, span);
}

function partType(here: Here, value: Value, step: number): TypeId | null {
  const owner = 'type' in value ? value.type : null;
  if (owner === null) return null;
  const shape = shapeOf(here.builder, owner);
  if (shape.kind === 'struct') return shape.fields[step]?.type ?? null;
  return shape.kind === 'array' || shape.kind === 'slice' ? shape.element : null;
}

function addressOf(here: Here, lead: Lead, type: TypeId, span: PlainSpan): Value {
  switch (lead.kind) {
    case 'spot':
      return { kind: 'pointer', spot: lead.spot };
    case 'either':
      return {
        kind: 'either',
        condition: lead.condition,
        then: addressOf(here, lead.then, type, span),
        otherwise: addressOf(here, lead.otherwise, type, span),
      };
    case 'some':
      return {
        kind: 'mixed',
        type,
        options: lead.leads.map((one) => addressOf(here, one, type, span)),
        open: lead.open,
      };
    case 'nowhere':
      return unknownHere(here, type, span);
  }
}
