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
export function mayChange(builder: Builder, spot: Spot): boolean {
  const type = typeAt(builder, spot);
  const shape = shapeOf(builder, type);
  if (isKept(builder, type)) return false;
  // A lock is a struct of its state alone: who holds it, or what a group counts, is granted where it is used.
  if (shape.kind === 'struct' && shape.fields.every((field) => isKept(builder, field.type)))
    return false;
  if (spot.path.length === 0) return shape.kind !== 'struct';
  const field = fieldAt(builder, spot);
  if (field === null) return true;
  const { fieldChangers, settableFields } = builder.effects;
  return fieldChangers.has(field) || settableFields.has(field);
}

/**
 * Whoever was handed a struct of ours calls the functions of the text with it, which may put another channel or
 * function into it, or nil; those that run here anyway are known. A function he may set himself.
 */
export function mayBeReplaced(builder: Builder, spot: Spot): boolean {
  const { kind } = shapeOf(builder, typeAt(builder, spot));
  if (kind !== 'channel' && kind !== 'function') return mayChange(builder, spot);
  if (spot.path.length === 0) return builder.identities.assigned.has(spot.cell.key);
  const field = fieldAt(builder, spot);
  if (field === null) return false;
  const { root, inlined, effects } = builder;
  const changers = effects.fieldChangers.get(field) ?? [];
  const isSet = [...changers].some((id) => id !== root.id && !inlined.has(id));
  return isSet || (kind === 'function' && effects.settableFields.has(field));
}

/** The field that the path ends with. */
function fieldAt(builder: Builder, { cell, path }: Spot): string | null {
  const last = path.at(-1);
  if (last === undefined) return null;
  const owner = typeAt(builder, { cell, path: path.slice(0, -1) });
  return shapeOf(builder, owner).kind === 'struct' ? fieldKey(owner, last) : null;
}
