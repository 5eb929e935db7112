import type { PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import type { Builtin } from './builtin-type.ts';
import { integer, local, shapeOf, unknownValue, type Context } from './context.ts';
import { ready } from './late.ts';
import type { Typed } from './operand.ts';

/** Taken at its place in the order: what is appended later does not count. */
export function applyLength(
  context: Context,
  { operands, span }: Builtin,
  name: 'len' | 'cap',
): Typed {
  const type = context.program.types.basic('int');
  const [operand] = operands;
  const value =
    operand === undefined
      ? unknownValue(context, span, type)
      : lengthOf(context, operand.value(), operand.type, { name, span, type });
  return { value: ready(value), type };
}

interface Asked {
  readonly name: 'len' | 'cap';
  readonly span: Builtin['span'];
  readonly type: TypeId;
}

function lengthOf(
  context: Context,
  operand: PlainExpression,
  of: TypeId,
  { name, span, type }: Asked,
): PlainExpression {
  const { fn } = context;
  const shape = shapeOf(context, of);
  const kind = name === 'len' ? 'length' : 'capacity';
  if (shape.kind === 'string' || shape.kind === 'slice') return { kind, of: shape.kind, operand };
  if (shape.kind === 'array') return integer(context, shape.length);
  if (shape.kind === 'pointer') {
    const array = shapeOf(context, shape.element);
    return array.kind === 'array'
      ? integer(context, array.length)
      : unknownValue(context, span, type);
  }
  if (shape.kind === 'map') {
    const target = fn.temporary(type, span);
    fn.emit({ kind: 'map-length', target, map: operand }, span);
    return local(target);
  }
  if (shape.kind === 'channel') {
    if (name === 'cap') return { kind: 'capacity', of: 'channel', operand };
    const target = fn.temporary(type, span);
    fn.emit({ kind: 'channel-length', target, channel: operand }, span);
    return local(target);
  }
  return unknownValue(context, span, type);
}
