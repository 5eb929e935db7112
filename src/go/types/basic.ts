import type { BasicKind, BasicType, UnknownType } from './type.ts';

function basic(kind: BasicKind, name: string = kind): BasicType {
  return { kind: 'basic', basic: kind, name };
}

export const basics = {
  bool: basic('bool'),
  int: basic('int'),
  int8: basic('int8'),
  int16: basic('int16'),
  int32: basic('int32'),
  int64: basic('int64'),
  uint: basic('uint'),
  uint8: basic('uint8'),
  uint16: basic('uint16'),
  uint32: basic('uint32'),
  uint64: basic('uint64'),
  uintptr: basic('uintptr'),
  float32: basic('float32'),
  float64: basic('float64'),
  complex64: basic('complex64'),
  complex128: basic('complex128'),
  string: basic('string'),
  unsafePointer: basic('unsafe-pointer', 'unsafe.Pointer'),
  byte: basic('uint8', 'byte'),
  rune: basic('int32', 'rune'),
  untypedBool: basic('untyped bool'),
  untypedInt: basic('untyped int'),
  untypedRune: basic('untyped rune'),
  untypedFloat: basic('untyped float'),
  untypedComplex: basic('untyped complex'),
  untypedString: basic('untyped string'),
  untypedNil: basic('untyped nil'),
} as const;

export const unknownType: UnknownType = { kind: 'unknown' };

const integers: ReadonlySet<BasicKind> = new Set<BasicKind>([
  ...(['int', 'int8', 'int16', 'int32', 'int64'] as const),
  ...(['uint', 'uint8', 'uint16', 'uint32', 'uint64', 'uintptr'] as const),
  ...(['untyped int', 'untyped rune'] as const),
]);

export const basicIs = {
  integer: (kind: BasicKind): boolean => integers.has(kind),
  unsigned: (kind: BasicKind): boolean => kind.startsWith('uint'),
  float: (kind: BasicKind): boolean =>
    kind === 'float32' || kind === 'float64' || kind === 'untyped float',
  complex: (kind: BasicKind): boolean =>
    kind === 'complex64' || kind === 'complex128' || kind === 'untyped complex',
  string: (kind: BasicKind): boolean => kind === 'string' || kind === 'untyped string',
  boolean: (kind: BasicKind): boolean => kind === 'bool' || kind === 'untyped bool',
  untyped: (kind: BasicKind): boolean => kind.startsWith('untyped'),
  numeric: (kind: BasicKind): boolean =>
    integers.has(kind) || basicIs.float(kind) || basicIs.complex(kind),
  ordered: (kind: BasicKind): boolean =>
    integers.has(kind) || basicIs.float(kind) || basicIs.string(kind),
  constant: (kind: BasicKind): boolean =>
    basicIs.numeric(kind) || basicIs.string(kind) || basicIs.boolean(kind),
};

export type BasicTrait = keyof typeof basicIs;
