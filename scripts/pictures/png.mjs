import { crc32, deflateSync } from 'node:zlib';
import { decode } from 'fast-png';

/** @typedef {{ width: number, height: number, channels: 3 | 4, pixels: Uint8Array }} Image */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * A screenshot's pixels, row by row.
 *
 * @param {Buffer} file
 * @returns {Image}
 */
export function readPng(file) {
  const { width, height, depth, channels, data } = decode(file);
  if (depth !== 8 || (channels !== 3 && channels !== 4)) {
    throw new Error('this PNG is of a kind that no browser makes');
  }
  return { width, height, channels, pixels: Uint8Array.from(data) };
}

/**
 * @param {Image} image
 * @param {Box} box
 * @returns {Buffer} the pixels of a part, as a PNG keeps them
 */
export function packPart({ width, channels, pixels }, box) {
  const length = box.width * channels;
  /** @type {(filter: 0 | 2) => Buffer} */
  const packed = (filter) => {
    const rows = Buffer.alloc((length + 1) * box.height);
    for (let y = 0; y < box.height; y++) {
      const from = ((box.top + y) * width + box.left) * channels;
      const to = y * (length + 1);
      rows[to] = filter;
      for (let x = 0; x < length; x++) {
        const above = filter === 0 || y === 0 ? 0 : byte(pixels, from + x - width * channels);
        rows[to + 1 + x] = byte(pixels, from + x) - above;
      }
    }
    return deflateSync(rows, { level: 9 });
  };
  const [plain, differences] = [packed(0), packed(2)];
  return plain.length <= differences.length ? plain : differences;
}

/**
 * @param {readonly (readonly [type: string, data: Buffer])[]} chunks
 * @returns {Buffer}
 */
export function writeChunks(chunks) {
  return Buffer.concat([
    signature,
    ...chunks.flatMap(([type, data]) => {
      const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
      return [uint32(data.length), body, uint32(crc32(body))];
    }),
  ]);
}

/** @param {number[]} values */
export function uint32(...values) {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}

/** @type {(bytes: Uint8Array, at: number) => number} */
function byte(bytes, at) {
  const found = bytes[at];
  if (found === undefined) throw new Error('the picture is damaged');
  return found;
}
