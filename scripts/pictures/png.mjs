import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** @typedef {{ width: number, height: number, channels: 3 | 4, pixels: Uint8Array }} Image */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** The two kinds of picture that a browser makes: 8 bits per channel, without and with transparency. */
const channelsOf = /** @type {const} */ ({ 2: 3, 6: 4 });

/**
 * A screenshot's pixels, row by row.
 *
 * @param {Buffer} file
 * @returns {Image}
 */
export function readPng(file) {
  if (!file.subarray(0, 8).equals(signature)) throw new Error('this is no PNG');
  const chunks = readChunks(file);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (header === undefined) throw new Error('this PNG has no header');
  const [depth, colour, , , interlaced] = header.subarray(8);
  const channels = channelsOf[/** @type {2 | 6} */ (colour)];
  if (depth !== 8 || channels === undefined || interlaced !== 0) {
    throw new Error('this PNG is of a kind that no browser makes');
  }
  const image = { width: header.readUInt32BE(0), height: header.readUInt32BE(4), channels };
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  return { ...image, pixels: unfilter(inflateSync(Buffer.concat(packed)), image) };
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

/** @param {Buffer} file */
function readChunks(file) {
  const chunks = [];
  for (let at = signature.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/**
 * In a PNG a row holds differences to its neighbours; the first byte of a row tells to which.
 *
 * @param {Uint8Array} rows
 * @param {{ width: number, height: number, channels: number }} image
 */
function unfilter(rows, { width, height, channels }) {
  const length = width * channels;
  const pixels = new Uint8Array(length * height);
  for (let y = 0; y < height; y++) {
    const filter = byte(rows, y * (length + 1));
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x < channels ? 0 : byte(pixels, at - channels);
      const above = y === 0 ? 0 : byte(pixels, at - length);
      const corner = x < channels || y === 0 ? 0 : byte(pixels, at - length - channels);
      pixels[at] = byte(rows, at + y + 1) + predicted(filter, left, above, corner);
    }
  }
  return pixels;
}

/** @type {(bytes: Uint8Array, at: number) => number} */
function byte(bytes, at) {
  const found = bytes[at];
  if (found === undefined) throw new Error('the picture is damaged');
  return found;
}

/** @type {(filter: number, left: number, above: number, corner: number) => number} */
function predicted(filter, left, above, corner) {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const guess = left + above - corner;
  const toLeft = Math.abs(guess - left);
  const toAbove = Math.abs(guess - above);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
