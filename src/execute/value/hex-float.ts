/** `0x1.8p+01`, as Go's verb %x writes a magnitude; -1 asks for as many digits as there are. */
export function hexadecimal(value: number, precision: number): string {
  if (value === 0) return `0x0${precision > 0 ? `.${'0'.repeat(precision)}` : ''}p+00`;
  let { mantissa, exponent } = normalized(value);
  let digits = 13;
  if (precision >= 0 && precision < digits) {
    const dropped = BigInt(4 * (digits - precision));
    const rest = mantissa & ((1n << dropped) - 1n);
    const half = 1n << (dropped - 1n);
    mantissa >>= dropped;
    if (rest > half || (rest === half && (mantissa & 1n) === 1n)) mantissa++;
    digits = precision;
    if (mantissa >> BigInt(4 * digits) === 2n) {
      mantissa >>= 1n;
      exponent++;
    }
  }
  const all = mantissa.toString(16);
  const fraction = precision < 0 ? all.slice(1).replace(/0+$/, '') : all.slice(1);
  const places = precision < 0 ? fraction : fraction.padEnd(precision, '0');
  const size = String(Math.abs(exponent)).padStart(2, '0');
  return `0x${all[0]!}${places === '' ? '' : `.${places}`}p${exponent < 0 ? '-' : '+'}${size}`;
}

/** A one before the point and 52 bits behind it, also where the number has fewer. */
function normalized(value: number): { mantissa: bigint; exponent: number } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const raw = view.getBigUint64(0);
  const biased = Number(raw >> 52n);
  const fraction = raw & 0xfffffffffffffn;
  if (biased > 0) return { mantissa: fraction | (1n << 52n), exponent: biased - 1023 };
  const shift = 53 - fraction.toString(2).length;
  return { mantissa: fraction << BigInt(shift), exponent: -1022 - shift };
}
