import { unreachable } from '../../base/unreachable.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainProgram } from '../../go/plain/program.ts';
import type { Shape } from '../../go/plain/types.ts';

/** How many words of memory a value is. Text and fractions are one word that nothing depends on. */
export function sizeOf(program: PlainProgram, type: TypeId): number {
  const { shape } = program.types[type]!;
  switch (shape.kind) {
    case 'struct':
      return shape.fields.reduce((sum, field) => sum + sizeOf(program, field.type), 0);
    case 'array':
      return shape.length * sizeOf(program, shape.element);
    case 'slice':
      return 3;
    case 'interface':
      return 2;
    case 'native':
      return nativeSizes[shape.family];
    case 'boolean':
    case 'integer':
    case 'float':
    case 'complex':
    case 'string':
    case 'pointer':
    case 'map':
    case 'channel':
    case 'function':
    case 'unknown':
      return 1;
    default:
      return unreachable(shape);
  }
}

/**
 * A read-write lock: its writer, its readers, a writer that waits or writes. A cond: tickets taken, tickets
 * called. A timer: how often it was started or stopped.
 */
const nativeSizes: Readonly<Record<(Shape & { kind: 'native' })['family'], number>> = {
  mutex: 1,
  rwmutex: 3,
  waitgroup: 1,
  cond: 2,
  atomic: 1,
  timer: 1,
  frame: 1,
};

/** Where a field begins in its struct. */
export function fieldOffset(program: PlainProgram, struct: TypeId, field: number): number {
  const { shape } = program.types[struct]!;
  if (shape.kind !== 'struct') throw new Error('a field of what is no struct');
  return shape.fields.slice(0, field).reduce((sum, { type }) => sum + sizeOf(program, type), 0);
}

export function fieldTypeOf(program: PlainProgram, struct: TypeId, field: number): TypeId {
  const { shape } = program.types[struct]!;
  if (shape.kind !== 'struct') throw new Error('a field of what is no struct');
  return shape.fields[field]!.type;
}
