/** Strings of Go are bytes; these read and write UTF-8 in them as Go does. */

const replacement = 0xfffd;

export function encodeRune(rune: number): string {
  const code =
    rune < 0 || rune > 0x10ffff || (rune >= 0xd800 && rune <= 0xdfff) ? replacement : rune;
  if (code < 0x80) return String.fromCharCode(code);
  if (code < 0x800) return String.fromCharCode(0xc0 | (code >> 6), 0x80 | (code & 63));
  if (code < 0x10000)
    return String.fromCharCode(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  return String.fromCharCode(
    0xf0 | (code >> 18),
    0x80 | ((code >> 12) & 63),
    0x80 | ((code >> 6) & 63),
    0x80 | (code & 63),
  );
}

/** The rune at an offset and its width; an invalid byte is U+FFFD of width 1. */
export function decodeRune(
  bytes: string,
  at: number,
): { readonly rune: number; readonly width: number } {
  const first = bytes.charCodeAt(at);
  if (first < 0x80) return { rune: first, width: 1 };
  const width = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return { rune: replacement, width: 1 };
  let rune = first & (0xff >> (width + 1));
  for (let next = 1; next < width; next++) {
    const byte = bytes.charCodeAt(at + next);
    if ((byte & 0xc0) !== 0x80) return { rune: replacement, width: 1 };
    rune = (rune << 6) | (byte & 63);
  }
  const least = width === 2 ? 0x80 : width === 3 ? 0x800 : 0x10000;
  if (rune < least || rune > 0x10ffff || (rune >= 0xd800 && rune <= 0xdfff))
    return { rune: replacement, width: 1 };
  return { rune, width };
}

export function decodeRunes(bytes: string): number[] {
  const runes: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const { rune, width } = decodeRune(bytes, at);
    runes.push(rune);
    at += width;
  }
  return runes;
}

/** As JavaScript has it. */
export function toText(bytes: string): string {
  if (/^[\0-\x7f]*$/.test(bytes)) return bytes;
  return decodeRunes(bytes)
    .map((rune) => String.fromCodePoint(rune))
    .join('');
}

export function toBytes(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return [...text].map((character) => encodeRune(character.codePointAt(0)!)).join('');
}
