import type { TypeId } from '../../go/plain/ids.ts';
import { fieldKey } from '../../go/plain/package-state.ts';
import { shapeOf, type Builder } from './context.ts';
import { typeAt } from './types-along.ts';
import type { Spot } from './value.ts';

/** Which lock or channel it is others do not change; a pointer to what holds a lock says which one it is. */
export function isKept(builder: Builder, type: TypeId): boolean {
  const shape = shapeOf(builder, type);
  switch (shape.kind) {
    case 'channel':
    case 'function':
    case 'native':
      return true;
    case 'pointer':
      return holdsNative(builder, shape.element);
    case 'boolean':
    case 'integer':
    case 'float':
    case 'complex':
    case 'string':
    case 'slice':
    case 'array':
    case 'map':
    case 'struct':
    case 'interface':
    case 'unknown':
      return false;
  }
}

function holdsNative(builder: Builder, type: TypeId): boolean {
  const shape = shapeOf(builder, type);
  if (shape.kind === 'struct')
    return shape.fields.some((field) => holdsNative(builder, field.type));
  return shape.kind === 'native' || (shape.kind === 'array' && holdsNative(builder, shape.element));
}

/** A field that nobody assigns keeps its value. */
export function mayChange(builder: Builder, { cell, path }: Spot): boolean {
  const type = typeAt(builder, { cell, path });
  const last = path.at(-1);
  const shape = shapeOf(builder, type);
  if (isKept(builder, type)) return false;
  // A lock is a struct of its state alone: who holds it, or what a group counts, is granted where it is used.
  if (shape.kind === 'struct' && shape.fields.every((field) => isKept(builder, field.type)))
    return false;
  if (last === undefined) return shape.kind !== 'struct';
  const owner = typeAt(builder, { cell, path: path.slice(0, -1) });
  return (
    shapeOf(builder, owner).kind !== 'struct' ||
    builder.effects.changedFields.has(fieldKey(owner, last))
  );
}
