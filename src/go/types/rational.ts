/** In lowest terms, the denominator positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A fraction of more bits than this is rounded, as Go's compiler does, to `mantissaBits`. */
const mostExactBits = 4096;
const mantissaBits = 512;
/** A number whose logarithm is beyond this is too large to be computed with. */
const mostBits = 400_000;

export const zero: Rational = { numerator: 0n, denominator: 1n };

export function fromInteger(value: bigint): Rational {
  return { numerator: value, denominator: 1n };
}

/** null where the number is too large. */
export function fraction(numerator: bigint, denominator: bigint): Rational | null {
  if (denominator === 0n) return null;
  if (denominator === 1n && bitLength(numerator) <= mostExactBits)
    return { numerator, denominator };
  const top = denominator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  if (bitLength(top) > mostExactBits || bitLength(bottom) > mostExactBits)
    return roundToBits(top, bottom, mantissaBits);
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom);
  return { numerator: top / divisor, denominator: bottom / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large === 0n ? 1n : large;
}

export function bitLength(value: bigint): number {
  const digits = (value < 0n ? -value : value).toString(16);
  return digits === '0' ? 0 : (digits.length - 1) * 4 + (32 - Math.clz32(parseInt(digits[0]!, 16)));
}

/** To the nearest number with a mantissa of so many bits, ties to even. */
function roundToBits(numerator: bigint, denominator: bigint, bits: number): Rational | null {
  if (numerator === 0n) return zero;
  const isNegative = numerator < 0n;
  const top = isNegative ? -numerator : numerator;
  const shift = bits + 1 - (bitLength(top) - bitLength(denominator));
  if (Math.abs(shift) > mostBits) return shift > 0 ? zero : null;
  const { mantissa, exponent } = divideRounded(top, denominator, shift, bits);
  return dyadic(isNegative ? -mantissa : mantissa, exponent);
}

/** mantissa * 2^exponent is top / bottom, rounded to so many bits. */
function divideRounded(top: bigint, bottom: bigint, shift: number, bits: number) {
  const scaledTop = shift > 0 ? top << BigInt(shift) : top;
  const scaledBottom = shift < 0 ? bottom << BigInt(-shift) : bottom;
  const quotient = scaledTop / scaledBottom;
  const isExact = quotient * scaledBottom === scaledTop;
  const excess = bitLength(quotient) - bits;
  return { mantissa: dropBits(quotient, excess, isExact), exponent: excess - shift };
}

function dropBits(value: bigint, count: number, isExact: boolean): bigint {
  if (count <= 0) return value << BigInt(-count);
  const size = BigInt(count);
  const kept = value >> size;
  const rest = value - (kept << size);
  const half = 1n << (size - 1n);
  const isUp = rest > half || (rest === half && (!isExact || (kept & 1n) === 1n));
  return isUp ? kept + 1n : kept;
}

/** mantissa * 2^exponent */
export function dyadic(mantissa: bigint, exponent: number): Rational {
  if (mantissa === 0n) return zero;
  let [top, power] = [mantissa, exponent];
  if (power >= 0) return { numerator: top << BigInt(power), denominator: 1n };
  const trailing = Math.min(trailingZeros(top), -power);
  top >>= BigInt(trailing);
  power += trailing;
  return { numerator: top, denominator: 1n << BigInt(-power) };
}

function trailingZeros(value: bigint): number {
  const lowest = value & -value;
  return bitLength(lowest) - 1;
}

export function add(a: Rational, b: Rational): Rational | null {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function subtract(a: Rational, b: Rational): Rational | null {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational | null {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** null for a division by zero. */
export function divide(a: Rational, b: Rational): Rational | null {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

/** Negative, zero or positive, as a - b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function isInteger(a: Rational): boolean {
  return a.denominator === 1n;
}

const formats = {
  float32: { bits: 24, least: -149, most: 128 },
  float64: { bits: 53, least: -1074, most: 1024 },
} as const;

/** To the nearest number of the format, ties to even; null where it is beyond the largest. */
export function roundToFloat(value: Rational, format: 'float32' | 'float64'): Rational | null {
  if (value.numerator === 0n) return zero;
  const { bits, least, most } = formats[format];
  const isNegative = value.numerator < 0n;
  const top = isNegative ? -value.numerator : value.numerator;
  const magnitude = bitLength(top) - bitLength(value.denominator);
  if (magnitude > most + 1) return null;
  if (magnitude < least - 2) return zero;
  const shift = bits + 1 - magnitude;
  const { mantissa, exponent } = divideRounded(top, value.denominator, shift, bits);
  if (exponent >= least) {
    if (bitLength(mantissa) + exponent > most) return null;
    return dyadic(isNegative ? -mantissa : mantissa, exponent);
  }
  const units = divideToUnits(top, value.denominator, -least);
  return dyadic(isNegative ? -units : units, least);
}

/** How many 2^-scale make top / bottom, rounded to even: for numbers too small for a full mantissa. */
function divideToUnits(top: bigint, bottom: bigint, scale: number): bigint {
  const scaled = top << BigInt(scale);
  const quotient = scaled / bottom;
  const twice = 2n * (scaled - quotient * bottom);
  const isUp = twice > bottom || (twice === bottom && (quotient & 1n) === 1n);
  return isUp ? quotient + 1n : quotient;
}

/** The float64 nearest to it; infinite where it is beyond. */
export function toNumber(value: Rational): number {
  const rounded = roundToFloat(value, 'float64');
  if (rounded === null) return value.numerator < 0n ? -Infinity : Infinity;
  // Both parts may be beyond a float64 although their quotient is not.
  const shift = Math.max(bitLength(rounded.numerator) - 1000, 0);
  const power = bitLength(rounded.denominator) - 1;
  const mantissa = Number(rounded.numerator >> BigInt(shift));
  const exponent = shift - power;
  const half = Math.trunc(exponent / 2);
  return mantissa * 2 ** half * 2 ** (exponent - half);
}
