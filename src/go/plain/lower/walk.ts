import type { Span } from '../../../base/span.ts';
import type { TypeId } from '../ids.ts';
import { behind, fieldOf, read } from './access.ts';
import { shapeOf, type Context } from './context.ts';
import type { Position } from './operand.ts';

/** Through embedded fields, behind pointers where there are any. */
export function walk(
  context: Context,
  start: Position,
  path: readonly number[],
  span: Span,
): Position {
  return path.reduce((position, field) => fieldStep(context, position, field, span), start);
}

function fieldStep(context: Context, position: Position, field: number, span: Span): Position {
  const holder = dereferenced(context, position, span);
  const shape = shapeOf(context, holder.type);
  const type = shape.kind === 'struct' ? (shape.fields[field]?.type ?? null) : null;
  return {
    access: fieldOf(holder.access, field),
    type: type ?? context.program.types.unknown,
  };
}

/** What a pointer points to; anything else as it is. */
export function dereferenced(context: Context, position: Position, span: Span): Position {
  const shape = shapeOf(context, position.type);
  if (shape.kind !== 'pointer') return position;
  const pointer = read(context, position.access, position.type, span);
  return { access: behind(pointer), type: shape.element };
}

export function fieldNamed(context: Context, type: TypeId, name: string): number | null {
  const shape = shapeOf(context, type);
  const struct = shape.kind === 'pointer' ? shapeOf(context, shape.element) : shape;
  if (struct.kind !== 'struct') return null;
  const index = struct.fields.findIndex((field) => field.name === name);
  return index < 0 ? null : index;
}
