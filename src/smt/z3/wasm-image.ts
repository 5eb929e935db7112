import { ownPlaces, tableName, tableSize } from './function-table.ts';
import { leastPages } from './memory.ts';
import { header, nameBytes, numberBytes, readNumber, sectionIds } from './wasm-bytes.ts';

/**
 * Makes the package's wasm fit for the page: without the names of functions, which are a seventh of
 * its size and serve debuggers only, and content with less than the 2 GiB of memory that its import
 * asks for. The table of functions, which it makes itself, becomes an import, so that our own functions
 * can call what stands there (invocations.ts). Code and data stay as they are.
 */
export function fitImage(wasm: Uint8Array): Uint8Array<ArrayBuffer> {
  if (header.some((byte, index) => wasm[index] !== byte)) throw new Error('this is no WebAssembly');
  const all = [...sections(wasm)];
  const tables = all.filter(({ id }) => id === sectionIds.table).map(tableImport);
  const parts: Uint8Array[] = [wasm.subarray(0, header.length)];
  for (const section of all) {
    if (section.id === sectionIds.custom && sectionName(section.body) === 'name') continue;
    if (section.id === sectionIds.table) continue;
    if (section.id === sectionIds.import) parts.push(fittedImports(section.body, tables));
    else parts.push(section.whole);
  }
  return joined(parts);
}

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

/** The import section again, with these behind it, and the memory's least size lowered; its largest stays. */
function fittedImports(body: Uint8Array, more: readonly Uint8Array[]): Uint8Array {
  const count = readNumber(body, 0);
  const at = memoryImport(body);
  const least = readNumber(body, at + 1);
  const changed = joined([
    Uint8Array.from(numberBytes(count.value + more.length)),
    body.subarray(count.next, at + 1),
    Uint8Array.from(numberBytes(Math.min(leastPages, least.value))),
    body.subarray(least.next),
    ...more,
  ]);
  return joined([Uint8Array.from([sectionIds.import, ...numberBytes(changed.length)]), changed]);
}

/** The one table of functions, as an import. */
function tableImport({ body }: Section): Uint8Array {
  const [count, element, flags] = body;
  if (count !== 1 || element !== functions || flags !== 0) {
    throw new Error('the wasm has other tables than one of functions that may grow');
  }
  const least = readNumber(body, 3).value;
  if (least + ownPlaces.count > tableSize)
    throw new Error(`a table of ${least} functions is too large`);
  const names = [...nameBytes('env'), ...nameBytes(tableName)];
  return Uint8Array.from([...names, 1, functions, 0, ...numberBytes(least)]);
}

const functions = 0x70;

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

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
