import type { PlainExpression } from '../expression.ts';
import type { Builtin } from './builtin-type.ts';
import { local, shapeOf, unknownValue, type Context } from './context.ts';
import { assignable } from './convert.ts';
import { ready } from './late.ts';
import type { Typed } from './operand.ts';

/** At its place in the order, as all that makes something new. */
export function applyAppend(context: Context, { operands, spreads, type, span }: Builtin): Typed {
  const { fn } = context;
  const [first, ...rest] = operands;
  const shape = shapeOf(context, type);
  if (first === undefined || shape.kind !== 'slice') {
    operands.forEach(({ value }) => value());
    return { value: ready(unknownValue(context, span, type)), type };
  }
  const slice = assignable(context, first, type)();
  if (rest.length === 0) return { value: ready(slice), type };
  if (!spreads) {
    const elements = rest.map((operand) => assignable(context, operand, shape.element)());
    const target = fn.temporary(type, span);
    fn.emit({ kind: 'append', target, type, slice, elements }, span);
    return { value: ready(local(target)), type };
  }
  const of = shapeOf(context, rest[0]!.type).kind === 'string' ? 'string' : 'slice';
  const other = assignable(context, rest[0]!, of === 'string' ? rest[0]!.type : type)();
  const target = fn.temporary(type, span);
  fn.emit({ kind: 'append-slice', target, type, slice, other, of }, span);
  return { value: ready(local(target)), type };
}

export function applyCopy(context: Context, { operands, span }: Builtin): Typed {
  const { fn, program } = context;
  const type = program.types.basic('int');
  const [to, from] = operands;
  if (to === undefined || from === undefined)
    return { value: ready(unknownValue(context, span, type)), type };
  const of = shapeOf(context, from.type).kind === 'string' ? 'string' : 'slice';
  const parts = { to: to.value(), from: from.value(), of } as const;
  const target = fn.temporary(type, span);
  fn.emit({ kind: 'copy', target, ...parts }, span);
  return { value: ready(local(target)), type };
}

export function applyMake(context: Context, { operands, type, span }: Builtin): Typed {
  const { fn } = context;
  const sizes = operands.map(({ value }) => value());
  const shape = shapeOf(context, type);
  const [size = null, capacity = null] = sizes;
  const made = (emit: (target: number) => void): Typed => {
    const target = fn.temporary(type, span);
    emit(target);
    return { value: ready(local(target)), type };
  };
  if (shape.kind === 'slice') {
    const length: PlainExpression = size ?? unknownValue(context, span);
    return made((target) => fn.emit({ kind: 'make-slice', target, type, length, capacity }, span));
  }
  if (shape.kind === 'map')
    return made((target) => fn.emit({ kind: 'make-map', target, type }, span));
  if (shape.kind === 'channel')
    return made((target) => fn.emit({ kind: 'make-channel', target, type, capacity: size }, span));
  return { value: ready(unknownValue(context, span, type)), type };
}
