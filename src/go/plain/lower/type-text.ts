import type { BasicKind } from '../../types/type.ts';
import type { Shape } from '../types.ts';

const integer = (bits: 8 | 16 | 32 | 64, signed: boolean): Shape => ({
  kind: 'integer',
  bits,
  signed,
});

/** Untyped constants that nobody converted have their default type. */
export const basicShapes: Readonly<
  Record<BasicKind, { readonly text: string; readonly shape: Shape }>
> = {
  bool: { text: 'bool', shape: { kind: 'boolean' } },
  int: { text: 'int', shape: integer(64, true) },
  int8: { text: 'int8', shape: integer(8, true) },
  int16: { text: 'int16', shape: integer(16, true) },
  int32: { text: 'int32', shape: integer(32, true) },
  int64: { text: 'int64', shape: integer(64, true) },
  uint: { text: 'uint', shape: integer(64, false) },
  uint8: { text: 'uint8', shape: integer(8, false) },
  uint16: { text: 'uint16', shape: integer(16, false) },
  uint32: { text: 'uint32', shape: integer(32, false) },
  uint64: { text: 'uint64', shape: integer(64, false) },
  uintptr: { text: 'uintptr', shape: integer(64, false) },
  float32: { text: 'float32', shape: { kind: 'float', bits: 32 } },
  float64: { text: 'float64', shape: { kind: 'float', bits: 64 } },
  complex64: { text: 'complex64', shape: { kind: 'complex', bits: 64 } },
  complex128: { text: 'complex128', shape: { kind: 'complex', bits: 128 } },
  string: { text: 'string', shape: { kind: 'string' } },
  'unsafe-pointer': { text: 'unsafe.Pointer', shape: { kind: 'unknown' } },
  'untyped bool': { text: 'bool', shape: { kind: 'boolean' } },
  'untyped int': { text: 'int', shape: integer(64, true) },
  'untyped rune': { text: 'int32', shape: integer(32, true) },
  'untyped float': { text: 'float64', shape: { kind: 'float', bits: 64 } },
  'untyped complex': { text: 'complex128', shape: { kind: 'complex', bits: 128 } },
  'untyped string': { text: 'string', shape: { kind: 'string' } },
  'untyped nil': { text: 'untyped nil', shape: { kind: 'unknown' } },
};

/** As `%T` writes it. */
export function signatureText(
  parameters: readonly string[],
  results: readonly string[],
  variadic: boolean,
): string {
  const last = parameters.length - 1;
  const given = parameters.map((text, index) =>
    variadic && index === last ? `...${text.replace(/^\[\]/, '')}` : text,
  );
  const returned = results.length === 1 ? ` ${results[0]}` : ` (${results.join(', ')})`;
  return `func(${given.join(', ')})${results.length === 0 ? '' : returned}`;
}

export function channelText(direction: 'both' | 'send' | 'receive', element: string): string {
  switch (direction) {
    case 'both':
      return element.startsWith('<-') ? `chan (${element})` : `chan ${element}`;
    case 'send':
      return `chan<- ${element}`;
    case 'receive':
      return `<-chan ${element}`;
  }
}
