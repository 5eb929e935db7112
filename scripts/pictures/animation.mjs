import { packPart, readPng, uint32, writeChunks } from './png.mjs';

/** @typedef {import('./png.mjs').Image} Image */
/** @typedef {import('./png.mjs').Box} Box */

/**
 * Screenshots of one size as one picture that moves, an animated PNG. Each frame after the first holds
 * only the box in which it differs, and in it only what differs: the rest is transparent, and takes no
 * room. What cannot show it moving shows the first frame.
 *
 * @param {readonly { file: Buffer, milliseconds: number }[]} shots
 * @returns {Buffer}
 */
export function toAnimation(shots) {
  const images = shots.map(({ file }) => readPng(file));
  const [first] = images;
  if (first === undefined) throw new Error('an animation has at least one picture');
  const header = Buffer.concat([uint32(first.width, first.height), Buffer.from([8, 6, 0, 0, 0])]);
  /** Frames and their data are numbered together. */
  let number = 0;
  const frames = images.flatMap((image, index) => {
    const { box, difference } = changed(images[index - 1], image);
    const control = Buffer.concat([
      uint32(number++, box.width, box.height, box.left, box.top),
      toDelay(shots[index]?.milliseconds ?? 0),
      Buffer.from([keep, over]),
    ]);
    const data = packPart(difference, box);
    /** @type {readonly (readonly [string, Buffer])[]} */
    const chunks = [
      ['fcTL', control],
      index === 0 ? ['IDAT', data] : ['fdAT', Buffer.concat([uint32(number++), data])],
    ];
    return chunks;
  });
  return writeChunks([
    ['IHDR', header],
    ['acTL', uint32(images.length, 0)],
    ...frames,
    ['IEND', Buffer.alloc(0)],
  ]);
}

/** What is to become of a frame when the next one comes, and how it is laid over the one before. */
const keep = 0;
const over = 1;

/** @param {number} milliseconds */
function toDelay(milliseconds) {
  const delay = Buffer.alloc(4);
  delay.writeUInt16BE(milliseconds, 0);
  delay.writeUInt16BE(1_000, 2);
  return delay;
}

/**
 * The smallest box around all that is not as it was, a single pixel where nothing has changed; and the
 * picture without what is as it was.
 *
 * @param {Image | undefined} before
 * @param {Image} after
 * @returns {{ box: Box, difference: Image }}
 */
function changed(before, { width, height, channels, pixels }) {
  if (before !== undefined && (before.width !== width || before.height !== height)) {
    throw new Error('the pictures of an animation have one size');
  }
  const difference = new Uint8Array(width * height * 4);
  let [left, top, right, bottom] =
    before === undefined ? [0, 0, width - 1, height - 1] : [width, height, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = pixels.subarray(pixel * channels, pixel * channels + 3);
    if (before !== undefined && isAt(before, pixel, colour)) continue;
    difference.set(colour, pixel * 4);
    difference[pixel * 4 + 3] = 255;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  const [from, to] = [Math.min(left, right), Math.min(top, bottom)];
  return {
    box: { left: from, top: to, width: right - from + 1, height: bottom - to + 1 },
    difference: { width, height, channels: 4, pixels: difference },
  };
}

/** @type {(image: Image, pixel: number, colour: Uint8Array) => boolean} */
function isAt({ channels, pixels }, pixel, colour) {
  return colour.every((one, index) => pixels[pixel * channels + index] === one);
}
