import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toAnimation } from './animation.mjs';
import { readPng, uint32, writeChunks } from './png.mjs';

const width = 5;
const height = 4;

/** A picture whose rows are filtered in each of the ways that there are. */
function png(pixels: Uint8Array, filter: number): Buffer {
  const length = width * 3;
  const at = (y: number, x: number) => (x < 0 || y < 0 ? 0 : pixels[y * length + x]!);
  const rows = Array.from({ length: height }, (_, y) => [
    filter,
    ...Array.from({ length }, (_unused, x) => {
      const [left, above, corner] = [at(y, x - 3), at(y - 1, x), at(y - 1, x - 3)];
      const paeth = [left, above, corner].toSorted(
        (a, b) => Math.abs(left + above - corner - a) - Math.abs(left + above - corner - b),
      )[0]!;
      const guess = [0, left, above, (left + above) >> 1, paeth][filter]!;
      return (at(y, x) - guess) & 255;
    }),
  ]);
  return writeChunks([
    ['IHDR', Buffer.concat([uint32(width, height), Buffer.from([8, 2, 0, 0, 0])])],
    ['IDAT', deflateSync(Buffer.from(rows.flat()))],
    ['IEND', Buffer.alloc(0)],
  ]);
}

const colours = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 97 + 13) % 256);

test.each([0, 1, 2, 3, 4])('pixels are read, with rows filtered in way %i', (filter) => {
  expect(readPng(png(colours, filter))).toEqual({ width, height, channels: 3, pixels: colours });
});

test('a frame holds only what differs, at its place', () => {
  const changed = colours.slice();
  // The pixels (1, 2) and (3, 3).
  changed[(2 * width + 1) * 3] = 1;
  changed[(3 * width + 3) * 3 + 2] = 1;
  const file = toAnimation([
    { file: png(colours, 0), milliseconds: 500 },
    { file: png(changed, 4), milliseconds: 1_500 },
  ]);
  const first = readPng(file);
  const opaque = Array.from({ length: width * height }, (_, pixel) => [
    ...colours.subarray(pixel * 3, pixel * 3 + 3),
    255,
  ]);
  expect([...first.pixels], 'for who shows no animations').toEqual(opaque.flat());
  const control = file.lastIndexOf('fcTL') + 4;
  const fields = [0, 4, 8, 12, 16].map((offset) => file.readUInt32BE(control + offset));
  expect(fields, 'number, width, height, left, top').toEqual([1, 3, 2, 1, 2]);
  expect(file.readUInt16BE(control + 20) / file.readUInt16BE(control + 22)).toBe(1.5);
  const chunk = file.subarray(control - 4, control + 26);
  expect(file.readUInt32BE(control + 26), 'its checksum').toBe(crc32(chunk));
});

test('pictures of two sizes are no animation', () => {
  const wide = writeChunks([
    ['IHDR', Buffer.concat([uint32(1, 1), Buffer.from([8, 2, 0, 0, 0])])],
    ['IDAT', deflateSync(Buffer.from([0, 1, 2, 3]))],
    ['IEND', Buffer.alloc(0)],
  ]);
  const shots = [png(colours, 0), wide].map((file) => ({ file, milliseconds: 1 }));
  expect(() => toAnimation(shots)).toThrow(/one size/);
});
