import { decode, decodeApng, encode } from 'fast-png';
import { expect, test } from 'vitest';
import { toAnimation } from './animation.mjs';
import { readPng, uint32, writeChunks } from './png.mjs';

const width = 5;
const height = 4;

function png(pixels: Uint8Array, size = { width, height }): Buffer {
  return Buffer.from(encode({ ...size, channels: 3, data: pixels }));
}

const colours = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 97 + 13) % 256);
/** The pixels (1, 2) and (3, 3) are others. */
const changed = colours.with((2 * width + 1) * 3, 1).with((3 * width + 3) * 3 + 2, 1);

const shots = [
  { file: png(colours), milliseconds: 500 },
  { file: png(changed), milliseconds: 1_500 },
];

/** As it is seen: without transparency. */
function opaque(pixels: Uint8Array): readonly number[] {
  return Array.from({ length: width * height }, (_, pixel) => [
    ...pixels.subarray(pixel * 3, pixel * 3 + 3),
    255,
  ]).flat();
}

test('who shows no animations sees the first picture', () => {
  expect([...decode(toAnimation(shots)).data]).toEqual(opaque(colours));
});

test('every frame has its time, and every chunk its checksum', () => {
  const { frames } = decodeApng(toAnimation(shots), { checkCrc: true });
  const seconds = frames.map((frame) => frame.delayNumber / frame.delayDenominator);
  expect(seconds).toEqual([0.5, 1.5]);
});

test('a frame holds only what differs, at its place', () => {
  const file = toAnimation(shots);
  const control = file.lastIndexOf('fcTL') + 4;
  const fields = [0, 4, 8, 12, 16].map((offset) => file.readUInt32BE(control + offset));
  expect(fields, 'number, width, height, left, top').toEqual([1, 3, 2, 1, 2]);
  const data = file.lastIndexOf('fdAT') + 4;
  const packed = file.subarray(data + 4, data + file.readUInt32BE(data - 8));
  const alone = writeChunks([
    ['IHDR', Buffer.concat([uint32(3, 2), Buffer.from([8, 6, 0, 0, 0])])],
    ['IDAT', packed],
    ['IEND', Buffer.alloc(0)],
  ]);
  const nothing = [0, 0, 0, 0];
  const at = (x: number, y: number) =>
    opaque(changed)
      .slice((y * width + x) * 4)
      .slice(0, 4);
  expect([...readPng(alone).pixels]).toEqual(
    [at(1, 2), nothing, nothing, nothing, nothing, at(3, 3)].flat(),
  );
});

test('pictures of two sizes are no animation', () => {
  const wide = png(Uint8Array.of(1, 2, 3), { width: 1, height: 1 });
  const mixed = [png(colours), wide].map((file) => ({ file, milliseconds: 1 }));
  expect(() => toAnimation(mixed)).toThrow(/one size/);
});
