/** A character of a quoted literal, or a byte of it that an escape wrote. */
interface Piece {
  readonly value: number;
  readonly isByte: boolean;
}

const simple: ReadonlyMap<string, number> = new Map([
  ['a', 7],
  ['b', 8],
  ['f', 12],
  ['n', 10],
  ['r', 13],
  ['t', 9],
  ['v', 11],
  ['\\', 92],
]);

/** What stands between the quotes, its escapes read. */
export function decodeQuoted(
  inner: string,
  quote: string,
): { readonly pieces: readonly Piece[]; readonly message: string | null } {
  const pieces: Piece[] = [];
  for (let at = 0; at < inner.length;) {
    if (inner[at] !== '\\') {
      const value = inner.codePointAt(at)!;
      pieces.push({ value, isByte: false });
      at += value > 0xffff ? 2 : 1;
      continue;
    }
    const escape = readEscape(inner, at, quote);
    if (typeof escape === 'string') return { pieces, message: escape };
    pieces.push(escape.piece);
    at += escape.length;
  }
  return { pieces, message: null };
}

const digitCounts: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

function readEscape(
  inner: string,
  at: number,
  quote: string,
): string | { readonly piece: Piece; readonly length: number } {
  const sign = inner[at + 1] ?? '';
  const known = sign === quote ? quote.charCodeAt(0) : simple.get(sign);
  if (known !== undefined) return { piece: { value: known, isByte: false }, length: 2 };
  if (/[0-7]/.test(sign)) {
    const digits = inner.slice(at + 1, at + 4);
    if (!/^[0-7]{3}$/.test(digits)) return 'invalid character in octal escape';
    const value = parseInt(digits, 8);
    if (value > 255) return `octal escape value ${value} > 255`;
    return { piece: { value, isByte: true }, length: 4 };
  }
  const count = digitCounts.get(sign);
  if (count === undefined) return 'unknown escape';
  const digits = inner.slice(at + 2, at + 2 + count);
  if (digits.length < count || !/^[0-9a-fA-F]+$/.test(digits))
    return 'invalid character in hexadecimal escape';
  const value = parseInt(digits, 16);
  if (sign === 'x') return { piece: { value, isByte: true }, length: 4 };
  if (value > 0x10ffff || (value >= 0xd800 && value < 0xe000))
    return `escape is invalid Unicode code point U+${value.toString(16).toUpperCase().padStart(4, '0')}`;
  return { piece: { value, isByte: false }, length: 2 + count };
}

/** One character per byte. */
export function encodeUtf8(text: string): string {
  let isAscii = true;
  for (let at = 0; at < text.length && isAscii; at++) isAscii = text.charCodeAt(at) < 128;
  if (isAscii) return text;
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

/** The other way round, for messages; what is no UTF-8 becomes U+FFFD. */
export function decodeUtf8(bytes: string): string {
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
