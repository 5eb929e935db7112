import { leastPages } from './memory.ts';

/**
 * Makes the package's wasm fit for the page: without the names of functions, which are a seventh of
 * its size and serve debuggers only, and content with less than the 2 GiB of memory that its import
 * asks for. Code and data stay as they are.
 */
export function fitImage(wasm: Uint8Array): Uint8Array<ArrayBuffer> {
  if (wasm[0] !== 0 || wasm[1] !== 0x61 || wasm[2] !== 0x73 || wasm[3] !== 0x6d) {
    throw new Error('this is no WebAssembly');
  }
  const parts: Uint8Array[] = [wasm.subarray(0, 8)];
  for (const section of sections(wasm)) {
    if (section.id === customSection && sectionName(section.body) === 'name') continue;
    parts.push(section.id === importSection ? withLessMemory(section.body) : section.whole);
  }
  return joined(parts);
}

const customSection = 0;
const importSection = 2;

interface Section {
  readonly id: number;
  readonly whole: Uint8Array;
  readonly body: Uint8Array;
}

function* sections(wasm: Uint8Array): Generator<Section> {
  for (let at = 8; at < wasm.length;) {
    const size = readNumber(wasm, at + 1);
    const end = size.next + size.value;
    yield {
      id: wasm[at]!,
      whole: wasm.subarray(at, end),
      body: wasm.subarray(size.next, end),
    };
    at = end;
  }
}

function sectionName(body: Uint8Array): string {
  const length = readNumber(body, 0);
  return new TextDecoder().decode(body.subarray(length.next, length.next + length.value));
}

/** The import section again, with the memory's least size lowered; its largest stays. */
function withLessMemory(body: Uint8Array): Uint8Array {
  const at = memoryImport(body);
  const least = readNumber(body, at + 1);
  const changed = joined([
    body.subarray(0, at + 1),
    numberBytes(Math.min(leastPages, least.value)),
    body.subarray(least.next),
  ]);
  return joined([Uint8Array.of(importSection), numberBytes(changed.length), changed]);
}

/** Where the limits of the imported memory stand: its flags, its least and its largest size. */
function memoryImport(body: Uint8Array): number {
  const count = readNumber(body, 0);
  let at = count.next;
  for (let left = count.value; left > 0; left -= 1) {
    at = afterName(body, afterName(body, at));
    const kind = body[at]!;
    if (kind === 2) return at + 1;
    at = afterDescription(body, kind, at + 1);
  }
  throw new Error('the wasm imports no memory');
}

function afterName(body: Uint8Array, at: number): number {
  const length = readNumber(body, at);
  return length.next + length.value;
}

function afterDescription(body: Uint8Array, kind: number, at: number): number {
  switch (kind) {
    case 0: // function: the index of its type
      return readNumber(body, at).next;
    case 1: // table: the type of its elements, then limits
      return afterLimits(body, at + 1);
    case 3: // global: its type, and whether it may change
      return at + 2;
    case 4: // exception tag: an attribute, then the index of its type
      return readNumber(body, at + 1).next;
    default:
      throw new Error(`an import of unknown kind ${kind}`);
  }
}

function afterLimits(body: Uint8Array, at: number): number {
  const least = readNumber(body, at + 1);
  return (body[at]! & 1) === 1 ? readNumber(body, least.next).next : least.next;
}

/** Unsigned LEB128. */
function readNumber(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  for (let at = start, weight = 1; at < bytes.length; at += 1, weight *= 128) {
    value += (bytes[at]! & 0x7f) * weight;
    if (bytes[at]! < 0x80) return { value, next: at + 1 };
  }
  throw new Error('a number runs past the end of the wasm');
}

function numberBytes(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 128)) bytes.push((rest & 0x7f) | 0x80);
  return Uint8Array.of(...bytes, rest);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
