import type { FunctionObject } from '../../types/type.ts';
import type { TypeId } from '../ids.ts';
import type { MethodKey } from '../types.ts';
import { keyOfMethod, type TypeTable } from './type-table.ts';

/** A method as it is found from a type, through embedded fields. */
export interface FoundMethod {
  /** The embedded fields on the way. */
  readonly path: readonly number[];
  /** What is at the end of the path: the base type, a pointer to it, or an interface. */
  readonly holder: TypeId;
  readonly target:
    | {
        readonly kind: 'declared';
        readonly object: FunctionObject;
        /** Of the generic receiver. */
        readonly arguments: readonly TypeId[];
        readonly base: TypeId;
      }
    | { readonly kind: 'interface'; readonly key: MethodKey; readonly signature: TypeId };
}

interface Candidate {
  readonly type: TypeId;
  readonly path: readonly number[];
}

/** By the name alone. Breadth first: what is less deeply embedded hides the rest. null if there is none, or two equally deep. */
export function findMethod(types: TypeTable, type: TypeId, key: MethodKey): FoundMethod | null {
  const name = key.slice(key.lastIndexOf('.') + 1);
  const seen = new Set<TypeId>();
  let level: readonly Candidate[] = [{ type, path: [] }];
  while (level.length > 0) {
    const found: FoundMethod[] = [];
    const deeper: Candidate[] = [];
    let hidden = false;
    for (const candidate of level) {
      const base = baseOf(types, candidate.type);
      if (seen.has(base)) continue;
      seen.add(base);
      const method = methodOf(types, base, key);
      if (method !== null) found.push({ ...method, path: candidate.path, holder: candidate.type });
      const shape = types.shape(base);
      if (shape.kind !== 'struct') continue;
      shape.fields.forEach((field, index) => {
        if (field.name === name) hidden = true;
        if (field.embedded) deeper.push({ type: field.type, path: [...candidate.path, index] });
      });
    }
    if (found.length > 0) return found.length === 1 ? found[0]! : null;
    if (hidden) return null;
    level = deeper;
  }
  return null;
}

function baseOf(types: TypeTable, type: TypeId): TypeId {
  const { shape, named } = types.entry(type);
  return shape.kind === 'pointer' && named === null ? shape.element : type;
}

function methodOf(
  types: TypeTable,
  base: TypeId,
  key: MethodKey,
): Pick<FoundMethod, 'target'> | null {
  const { declared, shape, interfaceMethods } = types.entry(base);
  if (shape.kind === 'interface') {
    const method = interfaceMethods.find((one) => one.base === key);
    if (method === undefined) return null;
    return { target: { kind: 'interface', key: method.key, signature: method.signature } };
  }
  const object = declared?.origin.methods.find((method) => keyOfMethod(method) === key);
  if (declared === null || object === undefined) return null;
  return {
    target: { kind: 'declared', object: object.origin, arguments: declared.arguments, base },
  };
}

/** Whether a value that is in an interface has it: one with a pointer receiver needs a pointer on the way. */
export function isInMethodSet(types: TypeTable, type: TypeId, found: FoundMethod): boolean {
  if (found.target.kind === 'interface' || !found.target.object.hasPointerReceiver) return true;
  const isPointer = (id: TypeId): boolean => types.shape(id).kind === 'pointer';
  return isPointer(type) || passesPointer(types, type, found.path, isPointer);
}

function passesPointer(
  types: TypeTable,
  type: TypeId,
  path: readonly number[],
  isPointer: (id: TypeId) => boolean,
): boolean {
  let at = type;
  for (const index of path) {
    const shape = types.shape(at);
    const struct = shape.kind === 'pointer' ? types.shape(shape.element) : shape;
    if (struct.kind !== 'struct') return false;
    at = struct.fields[index]!.type;
    if (isPointer(at)) return true;
  }
  return false;
}
