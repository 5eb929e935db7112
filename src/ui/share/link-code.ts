import { readShared, writeShared, type SharedProgram } from './shared-program.ts';

/**
 * A program as a code for a link: the version, how it is packed, and the text in base64url. `1d`: packed
 * by deflate; `1r`: as it is, where that is shorter. A version that was ever given out stays readable.
 */
export function encodeShared(shared: SharedProgram): Promise<string> {
  return packText(writeShared(shared));
}

export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await deflate(bytes);
  return packed.length < bytes.length ? `1d${toBase64(packed)}` : `1r${toBase64(bytes)}`;
}

interface Refused {
  readonly kind: 'refused';
  readonly message: string;
}

type Decoded = { readonly kind: 'program'; readonly program: SharedProgram } | Refused;

/** Characters of a code, and bytes that come out of it. Nobody writes as much, but anybody can send it. */
const longestCode = 1_000_000;
const longestText = 1_000_000;

export async function decodeShared(code: string): Promise<Decoded> {
  const unpacked = await unpackText(code);
  if (unpacked.kind === 'refused') return unpacked;
  const program = readShared(unpacked.text);
  return program === null ? refused('This link is damaged.') : { kind: 'program', program };
}

type Unpacked = { readonly kind: 'text'; readonly text: string } | Refused;

export async function unpackText(code: string): Promise<Unpacked> {
  const [, version, packing, body] = /^(\d{1,4})([a-z])([\w-]*)$/.exec(code) ?? [];
  if (version === undefined || body === undefined) return refused('This link is damaged.');
  if (version !== '1' || (packing !== 'd' && packing !== 'r')) {
    return refused('This link was made by a later version of the playground.');
  }
  if (code.length > longestCode) return refused('This link is too long.');
  try {
    const bytes = fromBase64(body);
    const text = packing === 'r' ? bytes : await inflate(bytes);
    if (text === null) return refused('What this link holds is too large.');
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(text) };
  } catch {
    return refused('This link is damaged.');
  }
}

function refused(message: string): Refused {
  return { kind: 'refused', message };
}

type Bytes = Uint8Array<ArrayBuffer>;

async function deflate(bytes: Bytes): Promise<Bytes> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Stops as soon as more has come out than any program has: a short code can hold gigabytes. */
async function inflate(bytes: Bytes): Promise<Bytes | null> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const chunks: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.length;
    if (length > longestText) {
      void reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(value);
  }
}

function toBase64(bytes: Bytes): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
