import type { Span } from '../../base/span.ts';
import type { GoExpression, GoType } from '../../go/syntax.ts';
import type { Statement } from '../../model/statements.ts';
import { integer } from '../../expression/expression.ts';
import { loopsOf, type Quantity } from '../../model/quantity.ts';
import { binary, conditional } from '../../expression/fold.ts';
import { quantityValue, type PreparedCall, type Value } from '../value.ts';
import { emit, madeName, report, type Here } from './context.ts';
import { unwind } from './defers.ts';
import { lengthOf } from './length.ts';
import { closeChannel } from './operations.ts';
import { fresh, ofType, toQuantity, underlying, unknownValue } from './sources.ts';
import { carries, escape } from './variables.ts';
import { makePrimitive, newPrimitive, zeroValue } from './zero.ts';

export function callBuiltin(here: Here, name: string, call: PreparedCall): Value {
  const { builder, flow } = here;
  const { span } = call;
  const [first, second] = call.arguments;
  const firstSpan = call.argumentSpans[0] ?? span;
  const asExpression: GoExpression = { kind: 'bad', span: firstSpan };
  switch (name) {
    case 'make':
      return makeValue(here, first, second, call);
    case 'new':
      return first?.kind === 'type' ? newValue(here, first.type, span) : { kind: 'nil' };
    case 'len':
      if (first?.kind === 'text') return quantityValue(integer(first.text.length));
      if (first === undefined || first.kind === 'primitive') return unknownNumber(here, call);
      return quantityValue(lengthOf(here, first, asExpression));
    case 'cap':
      if (first?.kind === 'primitive' && first.capacity !== null)
        return quantityValue(first.capacity);
      return unknownNumber(here, call);
    case 'close':
      if (first !== undefined) closeChannel(here, first, span);
      return { kind: 'nil' };
    case 'panic':
      unwind(here, 'panic', span);
      return { kind: 'nil' };
    case 'append':
      return appended(here, call);
    case 'min':
    case 'max': {
      const numbers = call.arguments.map((value, at) =>
        toQuantity(builder, value, 'int', call.argumentSpans[at]!, flow.loops),
      );
      const pick = (a: Quantity, b: Quantity): Quantity =>
        conditional(call.text, binary(name === 'min' ? '<' : '>', a, b), a, b);
      return numbers.length === 0 ? { kind: 'nil' } : quantityValue(numbers.reduce(pick));
    }
    case 'recover':
      // Faults of the run time, such as an index out of range, are not followed.
      return builder.panicking.now ? { kind: 'text', text: call.text } : { kind: 'nil' };
    default:
      return { kind: 'nil' };
  }
}

function unknownNumber(here: Here, call: PreparedCall): Value {
  const { builder, flow } = here;
  return quantityValue(
    fresh(builder, {
      name: call.text,
      sort: 'int',
      origin: 'computed',
      span: call.span,
      loops: flow.loops,
      nonNegative: true,
    }),
  );
}

function makeValue(
  here: Here,
  type: Value | undefined,
  size: Value | undefined,
  call: PreparedCall,
): Value {
  const { builder, flow } = here;
  if (type?.kind !== 'type') return { kind: 'nil' };
  const under = underlying(builder.index, type.type);
  const length =
    size === undefined
      ? integer(0)
      : toQuantity(builder, size, 'int', call.argumentSpans[1]!, flow.loops);
  const name = call.hint ?? (under.kind === 'channel' ? 'c' : 'items');
  if (under.kind === 'channel')
    return ofType(
      builder.index,
      makePrimitive(here, 'channel', name, call.span, length),
      type.type,
    );
  if (under.kind === 'map') return unknownMap(here, name, type.type, call);
  if (under.kind !== 'slice')
    return unknownValue(builder, {
      name: call.text,
      type: type.type,
      origin: 'computed',
      span: call.span,
      loops: flow.loops,
    });
  if (!isNeverNegative(length)) makeSlice(here, name, length, call.span);
  return { kind: 'collection', elements: null, length, elementType: under.element };
}

function newValue(here: Here, type: GoType, span: Span): Value {
  const value = zeroValue(here, type, madeName(here, 'made'), span);
  return value.kind === 'object' ? { ...value, pointer: true } : value;
}

/**
 * make([]T, n) crashes when n is negative. In a loop, where nothing can be made again and again, only
 * the crash is written down; where n is another number in every turn it is taken that there is none.
 */
function makeSlice(here: Here, name: string, length: Quantity, span: Span): void {
  const primitive = newPrimitive(here, 'slice', name, span);
  const make: Statement = { kind: 'make', primitive, capacity: length, span };
  if (here.flow.loops.length === 0) return emit(here, make);
  if (loopsOf(length).size > 0) return report(here.builder, 'go-note-size', span, { name });
  const condition = binary('<', length, integer(0));
  const then: readonly Statement[] = [make, { kind: 'end', how: 'panic', span }];
  if (condition.kind === 'boolean') {
    if (condition.value) emit(here, make);
  } else emit(here, { kind: 'if', condition, then, otherwise: [], span });
}

/** A map made here may be filled in any order: its length is looked at anew each time. */
function unknownMap(here: Here, name: string, type: GoType, call: PreparedCall): Value {
  const { builder, flow } = here;
  return unknownValue(builder, {
    name,
    type,
    origin: 'stored',
    span: call.span,
    loops: flow.loops,
  });
}

function isNeverNegative(length: Quantity): boolean {
  if (length.kind === 'integer') return length.value >= 0n;
  if (length.kind === 'source') return length.source.nonNegative;
  if (length.kind !== 'binary') return false;
  return (
    ['+', '*', '/'].includes(length.operator) &&
    isNeverNegative(length.left) &&
    isNeverNegative(length.right)
  );
}

/** append(xs, a, b) is two longer than xs; append(xs, ys...) by what ys holds. */
function appended(here: Here, call: PreparedCall): Value {
  const [first, ...rest] = call.arguments;
  if (first === undefined) return { kind: 'nil' };
  for (const [at, value] of rest.entries())
    if (carries(here, value) && value.kind !== 'closure')
      escape(here, value, 'is stored in a slice', call.argumentSpans[at + 1]!);
  const at: GoExpression = { kind: 'bad', span: call.argumentSpans[0]! };
  const last: GoExpression = { kind: 'bad', span: call.argumentSpans.at(-1)! };
  const before = lengthOf(here, first, at);
  const added = call.spread ? lengthOf(here, rest.at(-1) ?? first, last) : integer(rest.length);
  const known = first.kind === 'collection' && first.elements !== null && !call.spread;
  const elements =
    known && first.elements !== null ? [...first.elements, ...rest] : listed(first, rest, call);
  const elementType = first.kind === 'collection' ? first.elementType : null;
  return { kind: 'collection', elements, length: binary('+', before, added), elementType };
}

function listed(first: Value, rest: readonly Value[], call: PreparedCall): readonly Value[] | null {
  const isEmpty =
    first.kind === 'collection' && first.length.kind === 'integer' && first.length.value === 0n;
  return isEmpty && !call.spread ? rest : null;
}
