/** The pieces that the binary format of WebAssembly is made of. */

/** The ids of sections. */
export const sectionIds = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  export: 7,
  code: 10,
} as const;

export const header: readonly number[] = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** Unsigned LEB128. */
export function readNumber(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  for (let at = start, weight = 1; at < bytes.length; at += 1, weight *= 128) {
    value += (bytes[at]! & 0x7f) * weight;
    if (bytes[at]! < 0x80) return { value, next: at + 1 };
  }
  throw new Error('a number runs past the end of the wasm');
}

export function numberBytes(value: number): readonly number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 128)) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** Signed LEB128, as constants of the code are written, of what is not negative. */
export function constantBytes(value: number): readonly number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x40; rest = Math.floor(rest / 128)) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

export function nameBytes(name: string): readonly number[] {
  const bytes = new TextEncoder().encode(name);
  return [...numberBytes(bytes.length), ...bytes];
}

/** A vector: how many, then one after the other. */
export function listBytes(items: readonly (readonly number[])[]): readonly number[] {
  return [...numberBytes(items.length), ...items.flat()];
}

/** Something with its length before it: a section's body, or that of a function. */
export function sizedBytes(body: readonly number[]): readonly number[] {
  return [...numberBytes(body.length), ...body];
}
