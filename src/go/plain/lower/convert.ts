import type { Span } from '../../../base/span.ts';
import type { PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import type { Shape } from '../types.ts';
import { local, shapeOf, unknownValue, type Context } from './context.ts';
import { later, ready, type Late } from './late.ts';
import type { Typed } from './operand.ts';

/** What Go does without being told: a value becomes an interface, nil a zero. */
export function assignable(
  context: Context,
  { value, type }: Typed,
  to: TypeId,
): Late<PlainExpression> {
  if (type === to) return value;
  return later(value, (operand) => assigned(context, operand, type, to));
}

export function assigned(
  context: Context,
  operand: PlainExpression,
  from: TypeId,
  to: TypeId,
): PlainExpression {
  if (from === to) return operand;
  if (from === context.program.types.nil) return { kind: 'zero', type: to };
  const isInterface = (shape: Shape): boolean => shape.kind === 'interface';
  const [source, target] = [shapeOf(context, from), shapeOf(context, to)];
  if (isInterface(source)) return operand;
  // A type that nobody knows, to which a defined one is assignable, is an interface.
  if (!isInterface(target) && !(target.kind === 'unknown' && isDefined(context, from)))
    return operand;
  context.program.boxed.add(from);
  return { kind: 'box', operand, from, to };
}

/** A type with a name of its own, or a pointer to one. */
function isDefined(context: Context, type: TypeId): boolean {
  const shape = shapeOf(context, type);
  const inner = shape.kind === 'pointer' ? shape.element : type;
  return shape.kind !== 'unknown' && context.program.types.entry(inner).named !== null;
}

/** T(x) */
export function converted(
  context: Context,
  given: Typed,
  to: TypeId,
  span: Span,
): Late<PlainExpression> {
  const [source, target] = [shapeOf(context, given.type), shapeOf(context, to)];
  if (target.kind === 'interface' || given.type === context.program.types.nil)
    return assignable(context, given, to);
  if (source.kind === 'unknown' || target.kind === 'unknown') {
    if (source.kind === 'unknown' && target.kind === 'unknown') return given.value;
    return later(given.value, () => unknownValue(context, span, to));
  }
  const convert = (operand: PlainExpression): PlainExpression => ({
    kind: 'convert',
    operand,
    from: given.type,
    to,
  });
  const alone = (operand: PlainExpression): PlainExpression => {
    const target = context.fn.temporary(to, span);
    context.fn.emit({ kind: 'assign', target, value: convert(operand) }, span);
    return local(target);
  };
  // A slice is new at its place in the order; its bytes are read when they are used.
  if (source.kind === 'string' && target.kind === 'slice') return ready(alone(given.value()));
  if (source.kind === 'slice' && target.kind === 'string') return later(given.value, alone);
  if (source.kind === 'slice' && target.kind === 'array')
    return later(given.value, (operand) => toArray(context, operand, given.type, to, span));
  return changesValue(source, target) ? later(given.value, convert) : given.value;
}

function toArray(
  context: Context,
  operand: PlainExpression,
  from: TypeId,
  array: TypeId,
  span: Span,
): PlainExpression {
  const to = context.program.types.pointer(array);
  // The array pointer of an empty slice may be nil: then there is nothing to read.
  const shape = shapeOf(context, array);
  const pointer: PlainExpression = { kind: 'convert', operand, from, to };
  if (shape.kind === 'array' && shape.length === 0) return { kind: 'zero', type: array };
  return context.fn.load({ kind: 'pointee', pointer }, array, span);
}

function changesValue(source: Shape, target: Shape): boolean {
  if (target.kind === 'integer')
    return !(
      source.kind === 'integer' &&
      source.bits === target.bits &&
      source.signed === target.signed
    );
  if (target.kind === 'float' || target.kind === 'complex')
    return !(source.kind === target.kind && source.bits === target.bits);
  if (target.kind === 'string') return source.kind !== 'string';
  if (target.kind === 'pointer') return source.kind === 'slice';
  return false;
}
