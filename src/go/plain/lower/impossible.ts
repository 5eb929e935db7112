import type { TypeId } from '../ids.ts';
import { findMethod, isInMethodSet } from './method-lookup.ts';
import type { ProgramBuilder } from './program-builder.ts';
import { baseOfKey, type TypeTable } from './type-table.ts';

/**
 * Per type that some assertion asks for: the interfaces that it certainly lacks a method of. What is unknown in one of
 * these is never of that type, whatever other interfaces it went through.
 */
export function impossibleTypes({
  types,
  asserted,
}: ProgramBuilder): ReadonlyMap<TypeId, ReadonlySet<TypeId>> {
  const interfaces = types.entries.filter(
    ({ shape }) => shape.kind === 'interface' && shape.methods.length > 0,
  );
  return new Map(
    [...asserted]
      .filter((type) => isWhole(types, type))
      .map((type) => [
        type,
        new Set(interfaces.map(({ id }) => id).filter((id) => isLacking(types, type, id))),
      ]),
  );
}

function isLacking(types: TypeTable, type: TypeId, target: TypeId): boolean {
  const shape = types.shape(target);
  if (shape.kind !== 'interface') return false;
  return shape.methods.some((key) => {
    const found = findMethod(types, type, baseOfKey(key));
    return found === null || !isInMethodSet(types, type, found);
  });
}

/** Whether nothing that its method set comes of is unknown, or is left out of a text. */
function isWhole(types: TypeTable, type: TypeId, seen: ReadonlySet<TypeId> = new Set()): boolean {
  if (seen.has(type)) return true;
  const { shape, declared } = types.entry(type);
  if (declared?.origin.object.package?.isComplete === false) return false;
  const inner = new Set([...seen, type]);
  switch (shape.kind) {
    case 'unknown':
      return false;
    case 'interface':
      // What it embeds may be unknown, and a value that is asked for an interface may be of any type.
      return false;
    case 'pointer':
      return declared !== null || isWhole(types, shape.element, inner);
    case 'struct':
      return shape.fields.every((field) => !field.embedded || isWhole(types, field.type, inner));
    case 'boolean':
    case 'integer':
    case 'float':
    case 'complex':
    case 'string':
    case 'slice':
    case 'array':
    case 'map':
    case 'channel':
    case 'function':
    case 'native':
      return true;
  }
}
