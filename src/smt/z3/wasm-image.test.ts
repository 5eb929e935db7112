import { expect, test } from 'vitest';
import { allocateTable, tableName } from './function-table.ts';
import { leastPages } from './memory.ts';
import { fitImage } from './wasm-image.ts';

const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const text = (value: string): number[] => [value.length, ...new TextEncoder().encode(value)];
const section = (id: number, body: readonly number[]): number[] => [id, body.length, ...body];

/** One function, one table, one global and a shared memory of 32,768 pages, in that order. */
const imports = section(2, [
  4,
  ...[...text('env'), ...text('f'), 0, 0],
  ...[...text('env'), ...text('t'), 1, 0x70, 1, 0x80, 0x01, 0x80, 0x02],
  ...[...text('env'), ...text('g'), 3, 0x7f, 0],
  ...[...text('env'), ...text('m'), 2, 3, 0x80, 0x80, 2, 0x80, 0x80, 2],
]);
const types = section(1, [1, 0x60, 0, 0]);
const names = section(0, [...text('name'), 1, 2, 3]);
const producers = section(0, [...text('producers'), 0]);
const wasm = Uint8Array.from([...header, ...types, ...imports, ...producers, ...names]);

test('the image is content with less memory than the original', async () => {
  const memory = new WebAssembly.Memory({ initial: leastPages, maximum: leastPages, shared: true });
  const given = {
    env: {
      f: () => undefined,
      t: new WebAssembly.Table({ element: 'anyfunc', initial: 128, maximum: 256 }),
      g: new WebAssembly.Global({ value: 'i32' }, 0),
      m: memory,
    },
  };
  await expect(WebAssembly.instantiate(wasm, given)).rejects.toThrow('memory');
  const { instance } = await WebAssembly.instantiate(fitImage(wasm), given);
  expect(instance).toBeDefined();
});

test('a table of its own becomes one that it is given', async () => {
  const memory = section(2, [1, ...text('env'), ...text('m'), 2, 3, 1, 1]);
  const table = section(4, [1, 0x70, 0, 5]);
  const exported = section(7, [1, ...text('all'), 1, 0]);
  const fitted = fitImage(Uint8Array.from([...header, ...memory, ...table, ...exported]));
  const given = {
    m: new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }),
    [tableName]: allocateTable(),
  };
  const { instance } = await WebAssembly.instantiate(fitted, { env: given });
  expect(instance.exports.all).toBe(given[tableName]);
  const bounded = section(4, [1, 0x70, 1, 5, 6]);
  const other = Uint8Array.from([...header, ...memory, ...bounded]);
  expect(() => fitImage(other)).toThrow('other tables');
  const large = section(4, [1, 0x70, 0, 0x80, 0x80, 0x02]);
  expect(() => fitImage(Uint8Array.from([...header, ...memory, ...large]))).toThrow('too large');
});

test('only the names go', () => {
  const sections = (image: Uint8Array<ArrayBuffer>, name: string): number =>
    WebAssembly.Module.customSections(new WebAssembly.Module(image), name).length;
  const fitted = fitImage(wasm);
  expect([sections(wasm, 'name'), sections(wasm, 'producers')]).toEqual([1, 1]);
  expect([sections(fitted, 'name'), sections(fitted, 'producers')]).toEqual([0, 1]);
});

test('what is no wasm, or has no memory to shrink, is refused', () => {
  expect(() => fitImage(new TextEncoder().encode('<!doctype html>'))).toThrow('no WebAssembly');
  const memoryless = Uint8Array.from([...header, ...section(2, [0])]);
  expect(() => fitImage(memoryless)).toThrow('imports no memory');
});
