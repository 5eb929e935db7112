import type { TypeId } from '../../go/plain/ids.ts';
import { shapeOf, type Builder } from './context.ts';

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
