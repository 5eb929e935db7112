import type { NativeRule } from './rule.ts';
import { toInteger } from '../value/integer.ts';
import { Unknown, type Value } from '../value/value.ts';
import { formatFloat, parseFloat } from '../value/float.ts';

function pure(compute: (...operands: never[]) => Value | readonly Value[]): NativeRule {
  return {
    kind: 'compute',
    compute: (_, operands, { resultTypes }) => {
      const unknown = operands.find((operand) => operand instanceof Unknown);
      if (unknown !== undefined)
        return resultTypes.map((type) => new Unknown(`f(${unknown.term})`, type));
      const found = compute(...(operands as never[]));
      return resultTypes.length === 1 ? [found] : (found as readonly Value[]);
    },
  };
}

const view = new DataView(new ArrayBuffer(8));

function bits64(value: number): Value {
  view.setFloat64(0, value);
  return toInteger(view.getBigUint64(0));
}

function fromBits64(bits: number | bigint): Value {
  view.setBigUint64(0, BigInt(bits));
  return view.getFloat64(0);
}

function bits32(value: number): Value {
  view.setFloat32(0, value);
  return view.getUint32(0);
}

function fromBits32(bits: number): Value {
  view.setUint32(0, bits);
  return view.getFloat32(0);
}

/** Go's Mod keeps the sign of the first operand, as % does here. */
function mod(value: number, by: number): number {
  return value % by;
}

const unary: Readonly<Record<string, (value: number) => number>> = {
  Sqrt: Math.sqrt,
  Floor: Math.floor,
  Ceil: Math.ceil,
  Trunc: Math.trunc,
  Exp: Math.exp,
  Exp2: (value) => 2 ** value,
  Expm1: Math.expm1,
  Log: Math.log,
  Log2: Math.log2,
  Log10: Math.log10,
  Log1p: Math.log1p,
  Sin: Math.sin,
  Cos: Math.cos,
  Tan: Math.tan,
  Asin: Math.asin,
  Acos: Math.acos,
  Atan: Math.atan,
  Sinh: Math.sinh,
  Cosh: Math.cosh,
  Tanh: Math.tanh,
  Asinh: Math.asinh,
  Acosh: Math.acosh,
  Atanh: Math.atanh,
  Cbrt: Math.cbrt,
};

const binary: Readonly<Record<string, (first: number, second: number) => number>> = {
  // Go has 1 where either 1 is the base or the exponent is 0, NaN or not; -1 to an infinity is 1, too.
  Pow: (base, exponent) =>
    base === 1 || (base === -1 && !Number.isFinite(exponent) && !Number.isNaN(exponent))
      ? 1
      : base ** exponent,
  Atan2: Math.atan2,
  Hypot: Math.hypot,
  Mod: mod,
};

export const mathNatives: Readonly<Record<string, NativeRule>> = {
  ...Object.fromEntries(
    [...Object.entries(unary), ...Object.entries(binary)].map(([name, compute]) => [
      `math.${name}`,
      pure(compute as (...operands: never[]) => Value),
    ]),
  ),
  'math.Float64bits': pure(bits64),
  'math.Float64frombits': pure(fromBits64),
  'math.Float32bits': pure(bits32),
  'math.Float32frombits': pure(fromBits32),
  'math.formatFloat': pure(formatFloat),
  'math.parseFloat': pure(parseFloat),
};
