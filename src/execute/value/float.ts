import { hexadecimal } from './hex-float.ts';

/** A float as strconv.FormatFloat writes it. `format` is the byte of the verb; -1 asks for the shortest. */
export function formatFloat(
  value: number,
  format: number,
  precision: number,
  bits: number,
): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const magnitude = Math.abs(value);
  const verb = String.fromCharCode(format);
  if (verb === 'e' || verb === 'E') {
    const text = exponential(magnitude, precision, bits);
    return sign + (verb === 'E' ? text.toUpperCase() : text);
  }
  if (verb === 'f' || verb === 'F') return sign + fixed(magnitude, precision, bits);
  if (verb === 'x') return sign + hexadecimal(magnitude, precision);
  if (verb === 'X') return sign + hexadecimal(magnitude, precision).toUpperCase();
  if (verb === 'b') return sign + binary(magnitude, bits);
  const text = general(magnitude, precision, bits);
  return sign + (verb === 'G' ? text.toUpperCase() : text);
}

interface Digits {
  readonly digits: string;
  /** The first digit stands before the point when multiplied by ten to this. */
  readonly exponent: number;
}

function shortest(value: number, bits: number): Digits {
  if (value === 0) return { digits: '0', exponent: 0 };
  if (bits !== 32) return split(value.toExponential());
  for (let places = 0; places < 9; places++) {
    const text = value.toExponential(places);
    if (Math.fround(Number(text)) === value) return split(text);
  }
  return split(value.toExponential(8));
}

function split(text: string): Digits {
  const [mantissa, exponent] = text.split('e') as [string, string];
  return { digits: mantissa.replace('.', ''), exponent: Number(exponent) };
}

function exponential(value: number, precision: number, bits: number): string {
  const { digits, exponent } = precision < 0 ? shortest(value, bits) : rounded(value, precision);
  return withExponent(digits, exponent);
}

function withExponent(digits: string, exponent: number): string {
  const mantissa = digits.length > 1 ? `${digits[0]!}.${digits.slice(1)}` : digits;
  const size = String(Math.abs(exponent)).padStart(2, '0');
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${size}`;
}

function rounded(value: number, places: number): Digits {
  if (places <= 100) {
    const found = split(exactExponential(value, places));
    return found;
  }
  return split(value.toExponential(100));
}

/** toExponential rounds halves away from zero, Go to even; only exact halves differ. */
function exactExponential(value: number, places: number): string {
  if (value === 0) return (0).toExponential(places);
  const { digits, exponent } = exactDigits(value);
  const kept = roundDigits(digits, places + 1);
  const grown = kept.length > places + 1;
  const shown = grown ? kept.slice(0, places + 1) : kept.padEnd(places + 1, '0');
  const mantissa = shown.length > 1 ? `${shown[0]!}.${shown.slice(1)}` : shown;
  return `${mantissa}e${String(exponent + (grown ? 1 : 0))}`;
}

/** All digits of the exact value. */
function exactDigits(value: number): Digits {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const raw = view.getBigUint64(0);
  const biased = Number((raw >> 52n) & 0x7ffn);
  const fraction = raw & 0xfffffffffffffn;
  const mantissa = biased === 0 ? fraction : fraction | (1n << 52n);
  const power = (biased === 0 ? 1 : biased) - 1075;
  const integer = power >= 0 ? mantissa << BigInt(power) : mantissa * 5n ** BigInt(-power);
  const digits = integer.toString();
  const point = power >= 0 ? 0 : power;
  return { digits: digits.replace(/0+$/, '') || '0', exponent: digits.length - 1 + point };
}

/** The first `count` digits, rounded half to even; one more where the carry runs out of them. */
function roundDigits(digits: string, count: number): string {
  if (digits.length <= count) return digits;
  const kept = digits.slice(0, count);
  const rest = digits.slice(count);
  const half = `5${'0'.repeat(rest.length - 1)}`;
  const odd = count > 0 && Number(kept[count - 1]) % 2 === 1;
  const up = rest > half || (rest === half && odd);
  if (!up) return kept;
  const raised = (BigInt(kept === '' ? '0' : kept) + 1n).toString().padStart(count, '0');
  return raised;
}

function fixed(value: number, precision: number, bits: number): string {
  const exact =
    precision < 0
      ? shortest(value, bits)
      : value === 0
        ? { digits: '0', exponent: 0 }
        : exactDigits(value);
  if (precision < 0) return place(exact.digits, exact.exponent);
  const count = exact.exponent + 1 + precision;
  if (count < 0) return place('0', 0, precision);
  const kept = roundDigits(exact.digits, count);
  const grown = exact.digits.length > count && kept.length > count;
  return place(
    kept === '' ? '0' : kept,
    kept === '' ? 0 : exact.exponent + (grown ? 1 : 0),
    precision,
  );
}

/** Digits with the point where the exponent says, and `places` digits behind it. */
function place(digits: string, exponent: number, places = -1): string {
  const padded = exponent < 0 ? '0'.repeat(-exponent) + digits : digits.padEnd(exponent + 1, '0');
  const whole = padded.slice(0, Math.max(1, exponent + 1));
  let fraction = padded.slice(Math.max(1, exponent + 1));
  if (places >= 0) fraction = fraction.padEnd(places, '0').slice(0, places);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

function general(value: number, precision: number, bits: number): string {
  const wanted = precision === 0 ? 1 : precision;
  const found =
    wanted < 0
      ? shortest(value, bits)
      : value === 0
        ? { digits: '0', exponent: 0 }
        : rounded(value, wanted - 1);
  const digits = found.digits.replace(/0+$/, '') || '0';
  const { exponent } = found;
  // The shortest form of a number turns to exponents as if it had been asked for six digits.
  let limit = wanted < 0 ? 6 : wanted;
  if (wanted >= 0 && limit > digits.length && digits.length >= exponent + 1) limit = digits.length;
  if (exponent < -4 || exponent >= limit) return withExponent(digits, exponent);
  return place(digits, exponent);
}

function binary(value: number, bits: number): string {
  const view = new DataView(new ArrayBuffer(8));
  if (bits === 32) {
    view.setFloat32(0, value);
    const raw = view.getUint32(0);
    const biased = (raw >>> 23) & 0xff;
    const mantissa = biased === 0 ? raw & 0x7fffff : (raw & 0x7fffff) | 0x800000;
    const power = (biased === 0 ? 1 : biased) - 150;
    return `${String(mantissa)}p${power < 0 ? '' : '+'}${String(power)}`;
  }
  view.setFloat64(0, value);
  const raw = view.getBigUint64(0);
  const biased = Number((raw >> 52n) & 0x7ffn);
  const fraction = raw & 0xfffffffffffffn;
  const mantissa = biased === 0 ? fraction : fraction | (1n << 52n);
  const power = (biased === 0 ? 1 : biased) - 1075;
  return `${String(mantissa)}p${power < 0 ? '' : '+'}${String(power)}`;
}

/** What strconv.ParseFloat makes of a text, and whether it is one. */
export function parseFloat(text: string, bits: number): readonly [number, boolean] {
  const lower = text.toLowerCase();
  const sign = lower.startsWith('-') ? -1 : 1;
  const body = /^[+-]/.test(lower) ? lower.slice(1) : lower;
  if (body === 'inf' || body === 'infinity') return [sign * Infinity, true];
  if (body === 'nan' && body === lower) return [NaN, true];
  if (!/^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/.test(body)) return parseHex(body, sign, bits);
  const value = sign * Number(body);
  return [bits === 32 ? Math.fround(value) : value, true];
}

function parseHex(body: string, sign: number, bits: number): readonly [number, boolean] {
  const found = /^0x([0-9a-f]*)\.?([0-9a-f]*)p([+-]?\d+)$/.exec(body);
  if (found === null || (found[1] === '' && found[2] === '')) return [0, false];
  const [, whole, fraction, power] = found as unknown as [string, string, string, string];
  const mantissa = Number(BigInt(`0x${whole}${fraction}`));
  const value = sign * mantissa * 2 ** (Number(power) - 4 * fraction.length);
  return [bits === 32 ? Math.fround(value) : value, true];
}
