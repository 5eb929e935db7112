import { underlyingOf } from './named.ts';
import type { BasicKind, Type, VariableObject } from './type.ts';

/** Sizes as on a machine with words of eight bytes. */
const word = 8n;

const basicSizes: Readonly<Partial<Record<BasicKind, bigint>>> = {
  bool: 1n,
  int8: 1n,
  int16: 2n,
  int32: 4n,
  int64: 8n,
  uint8: 1n,
  uint16: 2n,
  uint32: 4n,
  uint64: 8n,
  float32: 4n,
  float64: 8n,
  complex64: 8n,
  complex128: 16n,
  string: 16n,
};

function alignUp(offset: bigint, alignment: bigint): bigint {
  return ((offset + alignment - 1n) / alignment) * alignment;
}

/** null where it depends on a type parameter, or is unknown. */
/** Only types that contain themselves are deeper. */
const deepest = 100;

export function alignmentOf(type: Type, depth = 0): bigint | null {
  if (depth > deepest || type.kind === 'type-parameter') return null;
  const under = underlyingOf(type);
  if (under.kind === 'array') return alignmentOf(under.element, depth + 1);
  if (under.kind === 'struct') {
    let most = 1n;
    for (const field of under.fields) {
      const own = alignmentOf(field.type, depth + 1);
      if (own === null) return null;
      if (own > most) most = own;
    }
    return most;
  }
  if (under.kind === 'basic') {
    const size = basicSizes[under.basic] ?? word;
    if (under.basic === 'complex64') return 4n;
    return size > word ? word : size;
  }
  if (under.kind === 'unknown') return null;
  return word;
}

export function sizeOf(type: Type, depth = 0): bigint | null {
  if (depth > deepest || type.kind === 'type-parameter') return null;
  const under = underlyingOf(type);
  switch (under.kind) {
    case 'basic':
      return basicSizes[under.basic] ?? word;
    case 'array': {
      const element = sizeOf(under.element, depth + 1);
      return element === null || under.length === null ? null : element * under.length;
    }
    case 'slice':
      return 3n * word;
    case 'interface':
      return 2n * word;
    case 'struct':
      return structSize(under.fields, type, depth + 1);
    case 'unknown':
      return null;
    case 'named':
    case 'type-parameter':
    case 'pointer':
    case 'map':
    case 'channel':
    case 'signature':
    case 'union':
    case 'tuple':
      return word;
  }
}

function structSize(fields: readonly VariableObject[], type: Type, depth: number): bigint | null {
  const offsets = offsetsOf(fields, depth);
  const last = fields.at(-1);
  const alignment = alignmentOf(type);
  if (offsets === null || alignment === null) return null;
  if (last === undefined) return 0n;
  const size = sizeOf(last.type, depth);
  if (size === null) return null;
  const end = offsets.at(-1)! + size;
  // A last field without size gets a byte, so that its address stays inside.
  return alignUp(size === 0n && end > 0n ? end + 1n : end, alignment);
}

export function offsetsOf(fields: readonly VariableObject[], depth = 0): readonly bigint[] | null {
  const offsets: bigint[] = [];
  let end = 0n;
  for (const { type } of fields) {
    const [size, alignment] = [sizeOf(type, depth), alignmentOf(type, depth)];
    if (size === null || alignment === null) return null;
    const offset = alignUp(end, alignment);
    offsets.push(offset);
    end = offset + size;
  }
  return offsets;
}
