import type { Span } from '../../base/span.ts';
import { dyadic, fraction, zero, type Rational } from '../types/rational.ts';
import type { Literal } from './node.ts';
import { decodeQuoted, encodeUtf8 } from './escape.ts';
import type { LiteralKind } from './token.ts';

/** A literal's value; null with what is wrong where it has none. */
interface ReadLiteral {
  readonly literal: Literal;
  readonly message: string | null;
}

export function readLiteral(kind: LiteralKind, text: string, span: Span): ReadLiteral {
  switch (kind) {
    case 'integer':
      return { literal: { kind, value: readInteger(text), span }, message: null };
    case 'float': {
      const value = readFloat(text);
      const message = value === null ? `excessively large constant: ${text}` : null;
      return { literal: { kind, value: value ?? zero, span }, message };
    }
    case 'imaginary': {
      const value = readImaginary(text.slice(0, -1));
      const message = value === null ? `excessively large constant: ${text}` : null;
      return { literal: { kind, value: value ?? zero, span }, message };
    }
    case 'rune':
      return readRune(text, span);
    case 'string':
      return readString(text, span);
  }
}

/** More digits than this make no number that any Go type holds. */
const mostDigits = 20_000;

function readInteger(text: string): bigint {
  const digits = text.replaceAll('_', '').toLowerCase().slice(0, mostDigits);
  const octal = /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
  return /^(0x[0-9a-f]+|0o[0-7]+|0b[01]+|[0-9]+)$/.test(octal) ? BigInt(octal) : 0n;
}

/** For reasons of compatibility 010i is 10i. */
function readImaginary(text: string): Rational | null {
  const digits = text.replaceAll('_', '');
  if (/^[0-9]+$/.test(digits)) return fraction(BigInt(digits.slice(0, mostDigits)), 1n);
  return /^0[xXoObB][0-9a-fA-F]+$/.test(digits) ? fraction(readInteger(text), 1n) : readFloat(text);
}

const mostExponent = 100_000;

function readFloat(text: string): Rational | null {
  const digits = text.replaceAll('_', '').toLowerCase().slice(0, mostDigits);
  return digits.startsWith('0x') ? readHexFloat(digits.slice(2)) : readDecimalFloat(digits);
}

function readDecimalFloat(digits: string): Rational | null {
  const parts = /^([0-9]*)\.?([0-9]*)(?:e([+-]?[0-9]+))?/.exec(digits);
  const [, whole = '', rest = '', power = '0'] = parts ?? [];
  const mantissa = BigInt(`${whole}${rest}` || '0');
  const exponent = Number(power) - rest.length;
  if (mantissa === 0n || exponent < -mostExponent) return zero;
  if (exponent > mostExponent) return null;
  return exponent >= 0
    ? fraction(mantissa * 10n ** BigInt(exponent), 1n)
    : fraction(mantissa, 10n ** BigInt(-exponent));
}

function readHexFloat(digits: string): Rational | null {
  const parts = /^([0-9a-f]*)\.?([0-9a-f]*)(?:p([+-]?[0-9]+))?/.exec(digits);
  const [, whole = '', rest = '', power = '0'] = parts ?? [];
  const mantissa = BigInt(`0x${`${whole}${rest}` || '0'}`);
  const exponent = Number(power) - 4 * rest.length;
  if (mantissa === 0n || exponent < -mostExponent) return zero;
  return exponent > mostExponent ? null : dyadic(mantissa, exponent);
}

function readRune(text: string, span: Span): ReadLiteral {
  const bare = (value: number, message: string | null): ReadLiteral => ({
    literal: { kind: 'rune', value, span },
    message,
  });
  const inner = text.slice(1, text.endsWith("'") && text.length > 1 ? -1 : undefined);
  if (inner === '') return bare(0, "empty rune literal or unescaped '");
  const { pieces, message } = decodeQuoted(inner, "'");
  const [first] = pieces;
  if (message !== null) return bare(0, message);
  if (pieces.length !== 1 || first === undefined)
    return bare(0, 'more than one character in rune literal');
  return bare(first.value, null);
}

function readString(text: string, span: Span): ReadLiteral {
  if (text.startsWith('`')) {
    const raw = text.slice(1, text.endsWith('`') && text.length > 1 ? -1 : undefined);
    return {
      literal: { kind: 'string', bytes: encodeUtf8(raw.replaceAll('\r', '')), span },
      message: null,
    };
  }
  const inner = text.slice(1, text.endsWith('"') && text.length > 1 ? -1 : undefined);
  if (!inner.includes('\\'))
    return { literal: { kind: 'string', bytes: encodeUtf8(inner), span }, message: null };
  const { pieces, message } = decodeQuoted(inner, '"');
  const bytes = pieces
    .map(({ value, isByte }) =>
      isByte ? String.fromCharCode(value) : encodeUtf8(String.fromCodePoint(value)),
    )
    .join('');
  return { literal: { kind: 'string', bytes, span }, message };
}
